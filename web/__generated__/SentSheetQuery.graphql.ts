/**
 * @generated SignedSource<<dab4562ca8c8c9934019f2d247f669da>>
 * @relayHash 60ff1ba1c86a666b777990035299e453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0d5b776657babb0311563104f6ed66071a4d8c3e342a42b30d1b7b47bda097

import { ConcreteRequest } from 'relay-runtime';
export type SentSheetQuery$variables = {
  id: string;
};
export type SentSheetQuery$data = {
  readonly node: {
    readonly sentToProvider?: string | null | undefined;
  } | null | undefined;
};
export type SentSheetQuery = {
  response: SentSheetQuery$data;
  variables: SentSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentToProvider",
      "storageKey": null
    }
  ],
  "type": "ThreadMessage",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SentSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SentSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe0d5b776657babb0311563104f6ed66071a4d8c3e342a42b30d1b7b47bda097",
    "metadata": {},
    "name": "SentSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5754a7cb731b3d1d21c8c96bab1515fa";

export default node;
