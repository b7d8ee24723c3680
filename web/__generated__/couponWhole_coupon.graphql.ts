/**
 * @generated SignedSource<<bc13b32b9c6957b7ae9ae973275696d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type couponWhole_coupon$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CouponForm_coupon" | "CouponRow_coupon">;
  readonly " $fragmentType": "couponWhole_coupon";
};
export type couponWhole_coupon$key = {
  readonly " $data"?: couponWhole_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"couponWhole_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "couponWhole_coupon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponRow_coupon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponForm_coupon"
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "f635f5d58dfa1fd738cfcd3ba3a98598";

export default node;
