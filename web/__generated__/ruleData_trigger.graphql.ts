/**
 * @generated SignedSource<<6738c6a4fc51fae1b42f4fe789843552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type RuleTriggerKind = "COUPON_ENDING" | "COUPON_PROVEN" | "FREE_SLOT" | "LOWEST_PRICE" | "OFFER_ENDED" | "OFFER_READY" | "PRICE_DROP" | "SHOP_SEARCH" | "SOURCE_MESSAGE";
import { FragmentRefs } from "relay-runtime";
export type ruleData_trigger$data = {
  readonly everyMinutes: number | null | undefined;
  readonly kind: RuleTriggerKind;
  readonly lowestInDays: number | null | undefined;
  readonly marketplaces: ReadonlyArray<Marketplace>;
  readonly minDropPercent: number | null | undefined;
  readonly query: string | null | undefined;
  readonly sourceGroups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "ruleData_trigger";
};
export type ruleData_trigger$key = {
  readonly " $data"?: ruleData_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"ruleData_trigger">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ruleData_trigger"
};

(node as any).hash = "65fd6630978d580bc50353e686ebd097";

export default node;
