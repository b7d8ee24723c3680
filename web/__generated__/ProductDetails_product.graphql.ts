/**
 * @generated SignedSource<<ebef6952415e6a8f5c570eae7c2fe941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDetails_product$data = {
  readonly discountVerdict: {
    readonly " $fragmentSpreads": FragmentRefs<"DiscountWarning_check">;
  } | null | undefined;
  readonly id: string;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly priceHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_history">;
  };
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_product" | "ProductCoupons_product" | "ProductFacts_product" | "ProductHead_product">;
  readonly " $fragmentType": "ProductDetails_product";
};
export type ProductDetails_product$key = {
  readonly " $data"?: ProductDetails_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDetails_product",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "oldPrice",
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
      "alias": null,
      "args": null,
      "concreteType": "DiscountCheck",
      "kind": "LinkedField",
      "name": "discountVerdict",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DiscountWarning_check"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceHistory",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceHistory_history"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCoupons_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFacts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteForm_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a957cf81d0ebfb62fa1a566aa46a5e55";

export default node;
