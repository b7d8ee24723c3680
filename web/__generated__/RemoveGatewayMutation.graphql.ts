/**
 * @generated SignedSource<<48f66522de9ff8102f37d41a0b41899f>>
 * @relayHash 1d0eee6c86e8d74294459707d70de8e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e14584109916d78fde9acd7ad1f05dbeed0b9baa794d715d165e8306ad69b49b

import { ConcreteRequest } from 'relay-runtime';
export type RemoveGatewayMutation$variables = Record<PropertyKey, never>;
export type RemoveGatewayMutation$data = {
  readonly removeMessengerGateway: {
    readonly code?: string;
    readonly message?: string;
  };
};
export type RemoveGatewayMutation = {
  response: RemoveGatewayMutation$data;
  variables: RemoveGatewayMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "RemoveGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeMessengerGateway",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "RemoveGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeMessengerGateway",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e14584109916d78fde9acd7ad1f05dbeed0b9baa794d715d165e8306ad69b49b",
    "metadata": {},
    "name": "RemoveGatewayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "607f5c2cfa4c237a63f8ed34ba57df9a";

export default node;
