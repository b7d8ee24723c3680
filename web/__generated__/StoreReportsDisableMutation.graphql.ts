/**
 * @generated SignedSource<<dc356f62eb2be5ce017172141f5e5e63>>
 * @relayHash e35c80722152d6b015630a634334b2f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63d3b46626c45eb9190c8c804fa165dd49e4f2d6d08cd8287774d3f38d2eb0ab

import { ConcreteRequest } from 'relay-runtime';
export type DisableStoreInput = {
  id: string;
  reason: string;
};
export type StoreReportsDisableMutation$variables = {
  input: DisableStoreInput;
};
export type StoreReportsDisableMutation$data = {
  readonly disableStore: {
    readonly message?: string;
  };
};
export type StoreReportsDisableMutation = {
  response: StoreReportsDisableMutation$data;
  variables: StoreReportsDisableMutation$variables;
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
    "name": "StoreReportsDisableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "disableStore",
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
    "name": "StoreReportsDisableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "disableStore",
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
    "id": "63d3b46626c45eb9190c8c804fa165dd49e4f2d6d08cd8287774d3f38d2eb0ab",
    "metadata": {},
    "name": "StoreReportsDisableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9196d51a97b1e78e7cd65383deaf793";

export default node;
