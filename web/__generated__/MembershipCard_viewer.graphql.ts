/**
 * @generated SignedSource<<4a9ee6ac496c585ea611e9435afa73ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
import { FragmentRefs } from "relay-runtime";
export type MembershipCard_viewer$data = {
  readonly createdAt: string;
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly plan: string;
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentType": "MembershipCard_viewer";
};
export type MembershipCard_viewer$key = {
  readonly " $data"?: MembershipCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
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
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c362704063fc1cbce3f2bd396845f897";

export default node;
