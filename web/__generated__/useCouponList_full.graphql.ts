/**
 * @generated SignedSource<<b024b8f4e2d1f25c7cdc4ac677a4ec56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCouponList_full$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CouponForm_coupon" | "CouponRow_coupon">;
  readonly " $fragmentType": "useCouponList_full";
};
export type useCouponList_full$key = {
  readonly " $data"?: useCouponList_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCouponList_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCouponList_full",
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

(node as any).hash = "33a06739deda4a1fed7dd050d1862f6c";

export default node;
