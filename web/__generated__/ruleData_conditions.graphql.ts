/**
 * @generated SignedSource<<72dc685d5776c26e02ce627ec8f7acd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type ruleData_conditions$data = {
  readonly categories: ReadonlyArray<string>;
  readonly familyPerDay: number | null | undefined;
  readonly marketplaces: ReadonlyArray<Marketplace>;
  readonly maxPriceCents: number | null | undefined;
  readonly minCommissionPercent: number | null | undefined;
  readonly minPriceCents: number | null | undefined;
  readonly minProvenDiscountPercent: number | null | undefined;
  readonly minRating: number | null | undefined;
  readonly notSentInDays: number | null | undefined;
  readonly notWords: ReadonlyArray<string>;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentType": "ruleData_conditions";
};
export type ruleData_conditions$key = {
  readonly " $data"?: ruleData_conditions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ruleData_conditions">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ruleData_conditions"
};

(node as any).hash = "1effec5a45ab5d153237856d1608582f";

export default node;
