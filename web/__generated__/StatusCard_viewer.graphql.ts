/**
 * @generated SignedSource<<08b967c0aa932d8056cbc303b1a86830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "OPEN" | "PAID" | "UNCOLLECTIBLE" | "VOID";
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
  readonly invoices: ReadonlyArray<{
    readonly pageUrl: string | null | undefined;
    readonly status: InvoiceStatus;
  }>;
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly paid: {
      readonly cancelsAt: string | null | undefined;
      readonly isWithdrawn: boolean;
      readonly nextChargeAt: string | null | undefined;
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
  "name": "status",
  "storageKey": null
},
v1 = {
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
        (v0/*:: as any*/),
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
              "concreteType": "PaidBy",
              "kind": "LinkedField",
              "name": "paidBy",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageUrl",
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
            (v1/*:: as any*/)
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

(node as any).hash = "4d33964941444677075cc9ff74b7ad38";

export default node;
