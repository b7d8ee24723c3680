/**
 * @generated SignedSource<<9f7f1267ff40f04de1c62c02d8b6b67b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFilters_viewer$data = {
  readonly productTags: ReadonlyArray<{
    readonly products: number;
    readonly tag: string;
  }>;
  readonly productTally: {
    readonly dropped: number;
    readonly gone: number;
  };
  readonly " $fragmentType": "ProductFilters_viewer";
};
export type ProductFilters_viewer$key = {
  readonly " $data"?: ProductFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTally",
      "kind": "LinkedField",
      "name": "productTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gone",
          "storageKey": null
        }
      ],
      "storageKey": null
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "products",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4d53077a2d57f6b02c2c63f93f1e85c3";

export default node;
