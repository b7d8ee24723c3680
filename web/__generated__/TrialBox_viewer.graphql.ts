/**
 * @generated SignedSource<<0f3107e070b3bffc913342f6dccb9e7f>>
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
    readonly limits: {
      readonly messagesPerMonth: number;
    };
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messagesPerMonth",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a230e311d07b2d3495279046d7bc062a";

export default node;
