/**
 * @generated SignedSource<<a5f61234cfab843aba183ee8c073177e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BOLETO" | "CARD" | "OTHER" | "PIX";
export type PlanInterval = "MONTH" | "YEAR";
import { FragmentRefs } from "relay-runtime";
export type CheckoutContent_query$data = {
  readonly plansForSale: ReadonlyArray<{
    readonly interval: PlanInterval | null | undefined;
    readonly limits: {
      readonly apiPerMinute: number;
      readonly groups: number;
      readonly messagesPerMonth: number;
      readonly offersPerDay: number;
      readonly products: number;
      readonly sessions: number;
      readonly shortLinks: number;
    };
    readonly name: string;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly priceId: string;
    readonly trialDays: number;
  }>;
  readonly viewer: {
    readonly checkout: {
      readonly id: string;
      readonly pending: {
        readonly method: PaymentMethod;
      } | null | undefined;
    } | null | undefined;
    readonly subscription: {
      readonly paid: {
        readonly isWithdrawn: boolean;
      } | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PaySection_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "CheckoutContent_query";
};
export type CheckoutContent_query$key = {
  readonly " $data"?: CheckoutContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutContent_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutContent_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
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
                  "name": "isWithdrawn",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "method",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaySection_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plansForSale",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "trialDays",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groups",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offersPerDay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "products",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortLinks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "apiPerMinute",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "55cddd2f6cdef9eda33fe3164b84e09a";

export default node;
