/**
 * @generated SignedSource<<e55564b0eb053c9bb2b7ac8ab5a9db7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CouponStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "SCHEDULED" | "UNCONFIRMED";
import { FragmentRefs } from "relay-runtime";
export type CouponRow_votes$data = {
  readonly failedCount: number;
  readonly hasWorkedToday: boolean | null | undefined;
  readonly id: string;
  readonly status: CouponStatus;
  readonly workedCount: number;
  readonly " $fragmentType": "CouponRow_votes";
};
export type CouponRow_votes$key = {
  readonly " $data"?: CouponRow_votes$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponRow_votes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponRow_votes",
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
      "name": "hasWorkedToday",
      "storageKey": null
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "fd5a59c461fef381f96bbc35fcd5b6ca";

export default node;
