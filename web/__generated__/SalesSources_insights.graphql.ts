/**
 * @generated SignedSource<<637a8ee00dba922c7cc5d3e6a0fb83fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsFeed = "API" | "DISCONNECTED_API" | "FILES";
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
import { FragmentRefs } from "relay-runtime";
export type SalesSources_insights$data = {
  readonly sources: ReadonlyArray<{
    readonly coveredFrom: string | null | undefined;
    readonly coveredUntil: string | null | undefined;
    readonly feed: InsightsFeed | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly network: string | null | undefined;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "SalesSources_insights";
};
export type SalesSources_insights$key = {
  readonly " $data"?: SalesSources_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesSources_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalesSources_insights",
  "selections": [
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
          "name": "network",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feed",
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
          "name": "coveredFrom",
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

(node as any).hash = "57851a0b052242d7c07cb63574818894";

export default node;
