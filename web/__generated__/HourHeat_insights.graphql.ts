/**
 * @generated SignedSource<<0ce4a0df85a12c4b3e0a6959282204f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
import { FragmentRefs } from "relay-runtime";
export type HourHeat_insights$data = {
  readonly hours: ReadonlyArray<{
    readonly hour: number;
    readonly messageClicks: number | null | undefined;
    readonly sent: number;
    readonly weekday: number;
  }>;
  readonly sources: ReadonlyArray<{
    readonly coveredUntil: string | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "HourHeat_insights";
};
export type HourHeat_insights$key = {
  readonly " $data"?: HourHeat_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourHeat_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HourHeat_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsHour",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageClicks",
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

(node as any).hash = "b8398aa80fdd10da65dd67f57da7c2f4";

export default node;
