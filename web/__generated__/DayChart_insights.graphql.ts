/**
 * @generated SignedSource<<6a32ac82aaef0c19531d507f24811c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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
    }
  ],
  "type": "Insights",
  "abstractKey": null
};

(node as any).hash = "6be066cd34af3b237b75bd55761a05c3";

export default node;
