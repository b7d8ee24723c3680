/**
 * @generated SignedSource<<836196681600c589a0d40bf63d05c760>>
 * @relayHash 5896230a2b116cb967bcbe318c57f2b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2e8588bec1e3a1af2883169e54738c9d5589e554eff06302246841497352259

import { ConcreteRequest } from 'relay-runtime';
export type GatewayCardTestGatewayMutation$variables = Record<PropertyKey, never>;
export type GatewayCardTestGatewayMutation$data = {
  readonly testMessengerGateway: {
    readonly code?: string;
    readonly message?: string;
    readonly sentence?: string | null | undefined;
  };
};
export type GatewayCardTestGatewayMutation = {
  response: GatewayCardTestGatewayMutation$data;
  variables: GatewayCardTestGatewayMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    }
  ],
  "type": "MessengerGateway",
  "abstractKey": null
},
v1 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GatewayCardTestGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "testMessengerGateway",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GatewayCardTestGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "testMessengerGateway",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2e8588bec1e3a1af2883169e54738c9d5589e554eff06302246841497352259",
    "metadata": {},
    "name": "GatewayCardTestGatewayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb41d9dbe66ee4928f939db366804b52";

export default node;
