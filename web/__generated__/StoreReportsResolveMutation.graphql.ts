/**
 * @generated SignedSource<<ba178c1bca16cb387c9e6a4765f75be8>>
 * @relayHash 92f60ed9fb89cf40925228eef41cef95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 085c43a429c50e9d17ab86aae3c94d3f8be02ec9bab88791753664ba78a33e1b

import { ConcreteRequest } from 'relay-runtime';
export type ResolveStoreReportsInput = {
  id: string;
};
export type StoreReportsResolveMutation$variables = {
  input: ResolveStoreReportsInput;
};
export type StoreReportsResolveMutation$data = {
  readonly resolveStoreReports: {
    readonly message?: string;
  };
};
export type StoreReportsResolveMutation = {
  response: StoreReportsResolveMutation$data;
  variables: StoreReportsResolveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StoreReportsResolveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolveStoreReports",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StoreReportsResolveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolveStoreReports",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "ManagedStore",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "085c43a429c50e9d17ab86aae3c94d3f8be02ec9bab88791753664ba78a33e1b",
    "metadata": {},
    "name": "StoreReportsResolveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55d8c87b5792fe867f5cb386a45f666b";

export default node;
