/**
 * @generated SignedSource<<0d76b18b88509dca4ecf11b3c55f684d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
import { FragmentRefs } from "relay-runtime";
export type Funnel_insights$data = {
  readonly sources: ReadonlyArray<{
    readonly coveredUntil: string | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly totals: {
    readonly bought: number | null | undefined;
    readonly clicked: number | null | undefined;
    readonly conversions: number | null | undefined;
    readonly delivered: number | null | undefined;
    readonly reporting: number;
    readonly sent: number;
  };
  readonly uncertain: number;
  readonly " $fragmentType": "Funnel_insights";
};
export type Funnel_insights$key = {
  readonly " $data"?: Funnel_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"Funnel_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Funnel_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncertain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
          "name": "delivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reporting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bought",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversions",
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

(node as any).hash = "f204e342f7d1965d48df138f916fa1c9";

export default node;
