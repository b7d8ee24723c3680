/**
 * @generated SignedSource<<859dd0e19a916f84a5d9f6b74693f6ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CouponSource = "GROUP" | "IMPORTED" | "OFFER" | "OWN" | "SHARED" | "SHOP";
export type CouponStatus = "ACTIVE" | "DISABLED" | "EXPIRED" | "SCHEDULED" | "UNCONFIRMED";
import { FragmentRefs } from "relay-runtime";
export type CouponRow_coupon$data = {
  readonly amountOff: {
    readonly formatted: string;
  } | null | undefined;
  readonly caughtAt: string | null | undefined;
  readonly caughtIn: {
    readonly title: string;
  } | null | undefined;
  readonly couponCode: string;
  readonly id: string;
  readonly isEndingSoon: boolean;
  readonly lastFailedAt: string | null | undefined;
  readonly lastWorkedAt: string | null | undefined;
  readonly maxDiscount: {
    readonly formatted: string;
  } | null | undefined;
  readonly minPurchase: {
    readonly formatted: string;
  } | null | undefined;
  readonly note: string;
  readonly percentOff: number | null | undefined;
  readonly sharedBy: string | null | undefined;
  readonly shop: string;
  readonly source: CouponSource;
  readonly status: CouponStatus;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CouponRow_votes">;
  readonly " $fragmentType": "CouponRow_coupon";
};
export type CouponRow_coupon$key = {
  readonly " $data"?: CouponRow_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponRow_coupon">;
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
  "name": "CouponRow_coupon",
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
      "name": "percentOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amountOff",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxDiscount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minPurchase",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
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
      "name": "isEndingSoon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastWorkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFailedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caughtAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "caughtIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponRow_votes"
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};
})();

(node as any).hash = "1816bea496d8de948ade8b434f2b061e";

export default node;
