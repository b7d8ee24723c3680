/**
 * @generated SignedSource<<fb9d1a90b5f68bfaac673cf6a309b0d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanInterval = "MONTH" | "YEAR";
import { FragmentRefs } from "relay-runtime";
export type PlansContent_query$data = {
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
    readonly price: {
      readonly cents: number;
    } | null | undefined;
    readonly priceId: string;
    readonly productId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
  }>;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PlansContent_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "PlansContent_query";
};
export type PlansContent_query$key = {
  readonly " $data"?: PlansContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlansContent_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlansContent_query",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlansContent_viewer"
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
          "name": "productId",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanCard_plan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2f66d157ee75bacad527662f4cd150ad";

export default node;
