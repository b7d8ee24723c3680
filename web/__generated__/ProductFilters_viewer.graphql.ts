/**
 * @generated SignedSource<<94152dbc1903faa819bc57cdbb6b4829>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "aecf1e32ce69f3df899a4c86503eb4eb";

export default node;
