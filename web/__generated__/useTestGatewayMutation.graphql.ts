/**
 * @generated SignedSource<<4e975089f12ef0375e4d3657d950f5cd>>
 * @relayHash 6e65cf43882ba8990a2e2c2c61f60e15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f3adb5033adf1088d074c73f6d731a246d06f13368cb876c6c49b0b5071d9ef

import { ConcreteRequest } from 'relay-runtime';
export type useTestGatewayMutation$variables = Record<PropertyKey, never>;
export type useTestGatewayMutation$data = {
  readonly testMessengerGateway: {
    readonly code?: string;
    readonly message?: string;
    readonly sentence?: string | null | undefined;
  };
};
export type useTestGatewayMutation = {
  response: useTestGatewayMutation$data;
  variables: useTestGatewayMutation$variables;
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
    "name": "useTestGatewayMutation",
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
    "name": "useTestGatewayMutation",
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
    "id": "3f3adb5033adf1088d074c73f6d731a246d06f13368cb876c6c49b0b5071d9ef",
    "metadata": {},
    "name": "useTestGatewayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0def28bfa3f05d35395e5833db95f32d";

export default node;
