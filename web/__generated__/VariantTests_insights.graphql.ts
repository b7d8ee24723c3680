/**
 * @generated SignedSource<<0e832994caab10d172e4d109efe3709a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InsightsSourceKind = "CLICKS" | "CONVERSIONS" | "SENDS";
export type VariantDecision = "LEADER" | "TOO_FEW" | "UNDECIDED";
import { FragmentRefs } from "relay-runtime";
export type VariantTests_insights$data = {
  readonly sources: ReadonlyArray<{
    readonly coveredUntil: string | null | undefined;
    readonly kind: InsightsSourceKind;
    readonly updatedAt: string | null | undefined;
  }>;
  readonly variantTests: ReadonlyArray<{
    readonly decision: VariantDecision;
    readonly name: string | null | undefined;
    readonly sentence: string;
    readonly templateId: string;
    readonly title: string;
    readonly variants: ReadonlyArray<{
      readonly clicks: number;
      readonly clicksPerMessage: number | null | undefined;
      readonly high: number | null | undefined;
      readonly letter: string;
      readonly low: number | null | undefined;
      readonly messages: number;
    }>;
  }>;
  readonly " $fragmentType": "VariantTests_insights";
};
export type VariantTests_insights$key = {
  readonly " $data"?: VariantTests_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantTests_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantTests_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VariantTest",
      "kind": "LinkedField",
      "name": "variantTests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "templateId",
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
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TestedVariant",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "letter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messages",
              "storageKey": null
            },
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
              "name": "clicksPerMessage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "low",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "high",
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

(node as any).hash = "3c59060ed34131a837404b8b5f9e7283";

export default node;
