/**
 * @generated SignedSource<<c1bf3f079f6f3ac0c5569c24d44af5bc>>
 * @relayHash 5a15fb6ef673e308a4a690565102942e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e9ff65e9acea522fe9afde8a470adbdeb4da2508e1eba7ac1385a7f48080f8

import { ConcreteRequest } from 'relay-runtime';
export type RequestAccountDeletionInput = {
  confirmation: string;
};
export type DeletionDialogRequestDeletionMutation$variables = {
  input: RequestAccountDeletionInput;
};
export type DeletionDialogRequestDeletionMutation$data = {
  readonly requestAccountDeletion: {
    readonly code?: string;
    readonly deletesAt?: string | null | undefined;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type DeletionDialogRequestDeletionMutation = {
  response: DeletionDialogRequestDeletionMutation$data;
  variables: DeletionDialogRequestDeletionMutation$variables;
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
      "name": "deletesAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v3 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
    "name": "DeletionDialogRequestDeletionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestAccountDeletion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "DeletionDialogRequestDeletionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestAccountDeletion",
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
          (v3/*:: as any*/),
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
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e9e9ff65e9acea522fe9afde8a470adbdeb4da2508e1eba7ac1385a7f48080f8",
    "metadata": {},
    "name": "DeletionDialogRequestDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "619821fc143f63b7cdee4d3b1ab6e835";

export default node;
