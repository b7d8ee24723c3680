/**
 * @generated SignedSource<<f6c42d4e5e317b1eaca64cff54d2344c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
import { FragmentRefs } from "relay-runtime";
export type ProductRow_product$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly priceReadAt: string | null | undefined;
  readonly priceSource: EvidenceSource;
  readonly shop: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChips_product" | "ProductRow_menu">;
  readonly " $fragmentType": "ProductRow_product";
};
export type ProductRow_product$key = {
  readonly " $data"?: ProductRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRow_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceReadAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductChips_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRow_menu"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "8b0114c0231eaff73f40c70f293709e6";

export default node;
