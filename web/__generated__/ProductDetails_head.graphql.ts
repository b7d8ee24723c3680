/**
 * @generated SignedSource<<6eb2be2f3d425b6118b3d131457aad0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type ProductDetails_head$data = {
  readonly discountCheck: {
    readonly truth: DiscountTruth;
  } | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly imageUrl: string | null | undefined;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly shop: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChips_product">;
  readonly " $fragmentType": "ProductDetails_head";
};
export type ProductDetails_head$key = {
  readonly " $data"?: ProductDetails_head$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_head">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDetails_head",
  "selections": [
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
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountCheck",
      "kind": "LinkedField",
      "name": "discountCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "truth",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "oldPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductChips_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "0ff37f5171cc53dabc57336e9b79aa64";

export default node;
