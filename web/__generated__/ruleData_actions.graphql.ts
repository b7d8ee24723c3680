/**
 * @generated SignedSource<<35910506c5172601674cd8d6c938fe80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RuleMode = "ASK" | "SEND";
export type RuleTiming = "NEXT_FREE_SLOT" | "NOW";
import { FragmentRefs } from "relay-runtime";
export type ruleData_actions$data = {
  readonly fromTime: string | null | undefined;
  readonly groupTags: ReadonlyArray<string>;
  readonly groups: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly isUrgent: boolean;
  readonly mode: RuleMode;
  readonly perDay: number;
  readonly template: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly templateId: string | null | undefined;
  readonly timing: RuleTiming;
  readonly toTime: string | null | undefined;
  readonly " $fragmentType": "ruleData_actions";
};
export type ruleData_actions$key = {
  readonly " $data"?: ruleData_actions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ruleData_actions">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ruleData_actions"
};

(node as any).hash = "1f5e13a01134eb3cba39beb5c9a28767";

export default node;
