/**
 * @generated SignedSource<<d9efb78e7c70113ed8eb08ee60a150be>>
 * @relayHash 4e61c58c51fecc58c15e4a22e77d7b2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ad6ea6c316483702e532cea359dec767561ed167c081f368711814fb06e71c8

import { ConcreteRequest } from 'relay-runtime';
export type DuplicatesNoteQuery$variables = Record<PropertyKey, never>;
export type DuplicatesNoteQuery$data = {
  readonly viewer: {
    readonly productDuplicates: ReadonlyArray<{
      readonly products: ReadonlyArray<{
        readonly id: string;
      }>;
    }>;
  } | null | undefined;
};
export type DuplicatesNoteQuery = {
  response: DuplicatesNoteQuery$data;
  variables: DuplicatesNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductDuplicates",
  "kind": "LinkedField",
  "name": "productDuplicates",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DuplicatesNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DuplicatesNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ad6ea6c316483702e532cea359dec767561ed167c081f368711814fb06e71c8",
    "metadata": {},
    "name": "DuplicatesNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a2ac5025a421e74197a1c53b2686e05";

export default node;
