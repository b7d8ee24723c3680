/**
 * @generated SignedSource<<b3a02c7751b0737dc8b6e4ee97160b1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductCoupons_product$data = {
  readonly coupons: ReadonlyArray<{
    readonly coupon: {
      readonly code: string;
      readonly id: string;
    };
    readonly priceWith: {
      readonly formatted: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ProductCoupons_product";
};
export type ProductCoupons_product$key = {
  readonly " $data"?: ProductCoupons_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCoupons_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCoupons_product",
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
              "name": "code",
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

(node as any).hash = "fc924f6f69b98fc5a422d18bbc10af19";

export default node;
