/**
 * @generated SignedSource<<1af6faa7de9600737e416d8f10c23f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BOLETO" | "CARD" | "OTHER" | "PIX";
export type PlanInterval = "MONTH" | "YEAR";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
import { FragmentRefs } from "relay-runtime";
export type StatusCard_viewer$data = {
  readonly checkout: {
    readonly id: string;
    readonly pending: {
      readonly method: PaymentMethod;
    } | null | undefined;
  } | null | undefined;
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly paid: {
      readonly cancelsAt: string | null | undefined;
      readonly isPaused: boolean;
      readonly isWithdrawn: boolean;
      readonly nextChargeAt: string | null | undefined;
      readonly openInvoiceUrl: string | null | undefined;
      readonly paidBy: {
        readonly cardBrand: string | null | undefined;
        readonly cardDigits: string | null | undefined;
        readonly method: PaymentMethod;
      } | null | undefined;
      readonly plan: {
        readonly interval: PlanInterval | null | undefined;
        readonly price: {
          readonly formatted: string;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly plan: string;
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentType": "StatusCard_viewer";
};
export type StatusCard_viewer$key = {
  readonly " $data"?: StatusCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusCard_viewer",
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
              "name": "isPaused",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "openInvoiceUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PaidBy",
              "kind": "LinkedField",
              "name": "paidBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cardBrand",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cardDigits",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Plan",
              "kind": "LinkedField",
              "name": "plan",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "interval",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "price",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "formatted",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Checkout",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
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
          "concreteType": "PendingPayment",
          "kind": "LinkedField",
          "name": "pending",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "2bab691ff0f642ad8a82ac809aecc461";

export default node;
