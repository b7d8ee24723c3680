/**
 * @generated SignedSource<<5aff7024cbed375a3634eaf9d5b21264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
import { FragmentRefs } from "relay-runtime";
export type EndCard_viewer$data = {
  readonly invoices: ReadonlyArray<{
    readonly paid: {
      readonly cents: number;
    };
    readonly refunded: {
      readonly cents: number;
    };
  }>;
  readonly subscription: {
    readonly paid: {
      readonly cancelsAt: string | null | undefined;
      readonly isPaused: boolean;
      readonly isWithdrawn: boolean;
      readonly nextChargeAt: string | null | undefined;
      readonly withdrawableUntil: string | null | undefined;
    } | null | undefined;
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentType": "EndCard_viewer";
};
export type EndCard_viewer$key = {
  readonly " $data"?: EndCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndCard_viewer",
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
          "concreteType": "PaidSubscription",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextChargeAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cancelsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWithdrawn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withdrawableUntil",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPaused",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "refunded",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7a9240cc41033306d18a24357675516c";

export default node;
