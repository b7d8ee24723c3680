/**
 * @generated SignedSource<<7964da4c2a9c7f3334c46a598aebdedd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
import { FragmentRefs } from "relay-runtime";
export type DayChart_insights$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly figures: {
      readonly clicks: number | null | undefined;
      readonly confirmedCommission: {
        readonly cents: number;
      } | null | undefined;
      readonly conversions: number | null | undefined;
    };
  }>;
  readonly sources: ReadonlyArray<{
    readonly coveredUntil: string | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "DayChart_insights";
};
export type DayChart_insights$key = {
  readonly " $data"?: DayChart_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayChart_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayChart_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightsFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clicks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conversions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "confirmedCommission",
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
      "concreteType": "InsightsSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coveredUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Insights",
  "abstractKey": null
};

(node as any).hash = "a3db9e23f22fc5c5cf51176359ad5079";

export default node;
