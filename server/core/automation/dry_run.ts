import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { GroupId, RuleId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { loadRules } from "./list_rules.ts";
import type { RuleFields } from "./rule.ts";
import type { Reasoned, RuleOutcome } from "./decisions/rule_decision.ts";

/** What a rule would have done with one event. */
export type DryRunItem = Reasoned & {
  readonly at: Date;
  readonly outcome: RuleOutcome;
  readonly title: string;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly groupIds: readonly GroupId[];
};

/** What a rule would have done in the last days; nothing was sent. */
export type RuleDryRun = {
  /** False: what it reacts to is not kept, and only what comes can show what it does. */
  readonly isKnown: boolean;
  readonly since: Date;
  readonly until: Date;
  readonly items: readonly DryRunItem[];
  /** Local days (YYYY-MM-DD), the oldest first. */
  readonly days: readonly { readonly day: string; readonly sent: number; readonly asked: number }[];
};

type DryRunRule = Given<{ id: RuleId; draft: RuleFields; days: number }>;

export async function dryRunRule(ctx: Context, input: DryRunRule): Promise<RuleDryRun> {
  permit(ctx.viewer, "rule.see");
  if (!input.id && !input.draft) throw new Failure("RULE_DRAFT_MISSING");
  if (input.id) {
    const [rule] = await loadRules(ctx, [input.id]);
    if (rule instanceof Failure) throw rule;
  }
  const empty = { isKnown: false, since: ctx.now, until: ctx.now, items: [], days: [] };
  return empty;
}
