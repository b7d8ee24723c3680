/**
 * @generated SignedSource<<87f942fbe96b426c14ee6c64eb5cba5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CouponStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type CouponRow_votes$data = {
  readonly failedCount: number;
  readonly id: string;
  readonly status: CouponStatus;
  readonly workedCount: number;
  readonly workedToday: boolean | null | undefined;
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
      "name": "workedToday",
      "storageKey": null
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "95c640a88fae513343db30d76cba3ac8";

export default node;
