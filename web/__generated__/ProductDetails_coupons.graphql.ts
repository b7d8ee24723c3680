/**
 * @generated SignedSource<<1e8b4836b4b42bc89753d92964f5f504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDetails_coupons$data = {
  readonly coupons: ReadonlyArray<{
    readonly coupon: {
      readonly couponCode: string;
      readonly id: string;
    };
    readonly priceWith: {
      readonly formatted: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ProductDetails_coupons";
};
export type ProductDetails_coupons$key = {
  readonly " $data"?: ProductDetails_coupons$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_coupons">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDetails_coupons",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FittingCoupon",
      "kind": "LinkedField",
      "name": "coupons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Coupon",
          "kind": "LinkedField",
          "name": "coupon",
          "plural": false,
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
              "name": "couponCode",
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
          "name": "priceWith",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5b0365fa870a773fbfb8a47e1a39447e";

export default node;
