/**
 * @generated SignedSource<<eec862aeff08c044c0ab738def4a14da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
import { FragmentRefs } from "relay-runtime";
export type TrialBox_viewer$data = {
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly messageCount: number;
    readonly plan: string;
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentType": "TrialBox_viewer";
};
export type TrialBox_viewer$key = {
  readonly " $data"?: TrialBox_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBox_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialBox_viewer",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "377051fdd1e8816e8d5e8dfe870acdcc";

export default node;
