/**
 * @generated SignedSource<<8737df2368acd9562704457337cf5c15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CouponStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type CouponVotes_coupon$data = {
  readonly failedCount: number;
  readonly id: string;
  readonly status: CouponStatus;
  readonly workedCount: number;
  readonly workedToday: boolean | null | undefined;
  readonly " $fragmentType": "CouponVotes_coupon";
};
export type CouponVotes_coupon$key = {
  readonly " $data"?: CouponVotes_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponVotes_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponVotes_coupon",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workedToday",
      "storageKey": null
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "54aeada570c36f3ceac3ee6137d9cf2b";

export default node;
