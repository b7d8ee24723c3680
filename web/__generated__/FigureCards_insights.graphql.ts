/**
 * @generated SignedSource<<ed5a39cfde9ec133dbaca3e592fcf0d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
import { FragmentRefs } from "relay-runtime";
export type FigureCards_insights$data = {
  readonly previousTotals: {
    readonly clicks: number | null | undefined;
    readonly confirmedCommission: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
    readonly conversions: number | null | undefined;
    readonly earningsPerClick: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
  };
  readonly sources: ReadonlyArray<{
    readonly coveredUntil: string | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly totals: {
    readonly botClicks: number | null | undefined;
    readonly canceledConversions: number | null | undefined;
    readonly clicks: number | null | undefined;
    readonly confirmedCommission: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
    readonly conversions: number | null | undefined;
    readonly earningsPerClick: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
    readonly earningsPerThousand: {
      readonly formatted: string;
    } | null | undefined;
    readonly estimatedConversions: number | null | undefined;
    readonly pendingCommission: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "FigureCards_insights";
};
export type FigureCards_insights$key = {
  readonly " $data"?: FigureCards_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"FigureCards_insights">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "confirmedCommission",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "earningsPerClick",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FigureCards_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "botClicks",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceledConversions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedConversions",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pendingCommission",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "earningsPerThousand",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsFigures",
      "kind": "LinkedField",
      "name": "previousTotals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
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
})();

(node as any).hash = "9a98b8fd6ed493b4e232e5f60848c538";

export default node;
