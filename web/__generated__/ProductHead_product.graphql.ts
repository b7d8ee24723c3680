/**
 * @generated SignedSource<<80b9c4f1d09eec5fd5f83eda9e872cba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscountVerdict = "CONFIRMED" | "INFLATED" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type ProductHead_product$data = {
  readonly discountPercent: number | null | undefined;
  readonly discountVerdict: {
    readonly verdict: DiscountVerdict;
  } | null | undefined;
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
  readonly " $fragmentType": "ProductHead_product";
};
export type ProductHead_product$key = {
  readonly " $data"?: ProductHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_product">;
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
  "name": "ProductHead_product",
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
      "name": "discountVerdict",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verdict",
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

(node as any).hash = "a4d3dde26de5149e489b806fb256240c";

export default node;
