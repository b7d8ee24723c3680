/**
 * @generated SignedSource<<c19d36a2800b8798c88e8179404d293e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CouponChips_offer$data = {
  readonly couponCode: string | null | undefined;
  readonly coupons: ReadonlyArray<{
    readonly coupon: {
      readonly couponCode: string;
      readonly id: string;
    };
    readonly priceWith: {
      readonly formatted: string;
    } | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "CouponChips_offer";
};
export type CouponChips_offer$key = {
  readonly " $data"?: CouponChips_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponChips_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couponCode",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponChips_offer",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "0c6cea088d2e3b7c9fec7b153035c00d";

export default node;
