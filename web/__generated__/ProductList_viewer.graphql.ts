/**
 * @generated SignedSource<<c2997f4a5d044662894bcede17d5a889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductList_viewer$data = {
  readonly productTags: ReadonlyArray<{
    readonly tag: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Catalogue_viewer" | "ProductFilters_viewer" | "useProductList_viewer">;
  readonly " $fragmentType": "ProductList_viewer";
};
export type ProductList_viewer$key = {
  readonly " $data"?: ProductList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "dropped"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "link"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "marketplace"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tag"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductList_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "dropped",
          "variableName": "dropped"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "link",
          "variableName": "link"
        },
        {
          "kind": "Variable",
          "name": "marketplace",
          "variableName": "marketplace"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "tag",
          "variableName": "tag"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useProductList_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFilters_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Catalogue_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTag",
      "kind": "LinkedField",
      "name": "productTags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "16253e5fb7d53dd8886a8f2322331e91";

export default node;
