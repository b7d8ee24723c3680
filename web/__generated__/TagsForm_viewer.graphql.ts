/**
 * @generated SignedSource<<e1c72f4131b627d89a0e666e37be81cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagsForm_viewer$data = {
  readonly affiliateTags: {
    readonly amazonTag: string | null | undefined;
    readonly magaluShop: string | null | undefined;
    readonly mercadoLivreTool: string | null | undefined;
    readonly mercadoLivreWord: string | null | undefined;
    readonly shopeeId: string | null | undefined;
  };
  readonly " $fragmentType": "TagsForm_viewer";
};
export type TagsForm_viewer$key = {
  readonly " $data"?: TagsForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagsForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagsForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amazonTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopeeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mercadoLivreWord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mercadoLivreTool",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "magaluShop",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "419f5436b7b9a1e0805ffe6ca150ea38";

export default node;
