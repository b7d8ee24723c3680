import { reasonSentence } from "../../core/automation/decisions/reasons.ts";
import { type DryRunItem, dryRunRule, type RuleDryRun } from "../../core/automation/dry_run.ts";
import type { RuleId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { Money } from "../money.ts";
import { RuleOutcome, RuleReason } from "./rule_enums.ts";
import { RuleFieldsInput, typedActions, typedConditions, typedTrigger } from "./rule_fields.ts";

/** The most events that one response shows; all of them count. */
const SHOWN = 100;
/** The most reasons that one response counts. */
const REASONS = 10;

const Item = builder.objectRef<DryRunItem>("RuleDryRunItem").implement({
  description: "What a rule would have done about one event.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When the event happened." }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      description: "When its messages would have started, at the earliest.",
    }),
    outcome: t.expose("outcome", { type: RuleOutcome, description: "What it would have done." }),
    title: t.exposeString("title", { description: "What it was about." }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "Its price then.",
      resolve: ({ priceCents, currency }) =>
        priceCents === null ? null : { cents: priceCents, currency },
    }),
    reason: t.string({
      description: "Why, in Portuguese.",
      resolve: ({ reasonCode, reasonDetail }) => reasonSentence(reasonCode, reasonDetail),
    }),
    groups: t.field({
      type: [GroupNode],
      description: "Where it would have gone.",
      resolve: ({ groupIds }) => [...groupIds],
    }),
  }),
});

const Day = builder.objectRef<RuleDryRun["days"][number]>("RuleDryRunDay").implement({
  description: "What a rule would have done on one day.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "YYYY-MM-DD, in the person's zone." }),
    sent: t.exposeInt("sent", { description: "What it would have sent." }),
    asked: t.exposeInt("asked", { description: "What it would have asked." }),
  }),
});

type CountedReason = { readonly code: DryRunItem["reasonCode"]; readonly items: DryRunItem[] };

const Reason = builder.objectRef<CountedReason>("RuleDryRunReason").implement({
  description: "How often a rule would have left something out, by the first reason.",
  fields: (t) => ({
    reasonCode: t.expose("code", { type: RuleReason, description: "Which, for programs." }),
    reason: t.string({
      description: "The sentence of one of them, in Portuguese.",
      resolve: ({ items: [first] }) => reasonSentence(first!.reasonCode, first!.reasonDetail),
    }),
    count: t.int({ description: "How many.", resolve: ({ items }) => items.length }),
  }),
});

/** What is counted together: a slot by its time, everything else by its code. */
const kindOfReason = ({ reasonCode, reasonDetail }: DryRunItem): string =>
  reasonCode === "NO_CANDIDATE" ? `${reasonCode} ${reasonDetail.time}` : reasonCode;

const count = ({ items }: RuleDryRun, ...outcomes: DryRunItem["outcome"][]) =>
  items.filter(({ outcome }) => outcomes.includes(outcome)).length;

const DryRun = builder.objectRef<RuleDryRun>("RuleDryRun").implement({
  description: "What a rule would have done in the last days. Nothing was sent.",
  fields: (t) => ({
    isKnown: t.exposeBoolean("isKnown", {
      description: "False: its search has not run in these days, so that nothing can be said.",
    }),
    since: t.expose("since", { type: "DateTime", description: "From when." }),
    until: t.expose("until", { type: "DateTime", description: "Until when." }),
    seen: t.int({ description: "The events.", resolve: ({ items }) => items.length }),
    matched: t.int({
      description: "Those that meet every condition.",
      resolve: (run) => count(run, "QUEUED", "ASKED"),
    }),
    sent: t.int({
      description: "Those that it would have sent.",
      resolve: (run) => count(run, "QUEUED"),
    }),
    asked: t.int({
      description: "Those that it would have asked about.",
      resolve: (run) => count(run, "ASKED"),
    }),
    skipped: t.int({
      description: "Those that it would have left out.",
      resolve: (run) => count(run, "SKIPPED", "FAILED"),
    }),
    days: t.field({
      type: [Day],
      description: "By day, the oldest first.",
      resolve: ({ days }) => [...days],
    }),
    reasons: t.field({
      type: [Reason],
      description: "Why it would have left things out, the most frequent first; up to 10.",
      resolve: ({ items }) => {
        const skipped = items.filter(({ outcome }) =>
          outcome === "SKIPPED" || outcome === "FAILED"
        );
        return [...Map.groupBy(skipped, kindOfReason).values()]
          .map((items) => ({ code: items[0]!.reasonCode, items }))
          .sort((a, b) => b.items.length - a.items.length).slice(0, REASONS);
      },
    }),
    items: t.field({
      type: [Item],
      description: "Event by event, the newest first: first those that match; up to 100.",
      resolve: ({ items }) => {
        const newest = items.toReversed();
        const isMatch = ({ outcome }: DryRunItem) => outcome === "QUEUED" || outcome === "ASKED";
        return [...newest.filter(isMatch), ...newest.filter((item) => !isMatch(item))]
          .slice(0, SHOWN);
      },
    }),
  }),
});

builder.mutationField("dryRunRule", (t) =>
  t.fieldWithInput({
    type: DryRun,
    description: "Says what a rule, saved or not, would have done in the last days. Sends nothing.",
    authScopes: { may: "rule.see" },
    complexity: 200,
    errors: {},
    input: {
      id: t.input.id({ description: "rul_…: a saved rule." }),
      draft: t.input.field({ type: RuleFieldsInput, description: "In its place: one not saved." }),
      days: t.input.int({ description: "1 to 7; 7 if left out." }),
    },
    resolve: (_, { input: { id, draft, days } }, ctx) =>
      dryRunRule(ctx, {
        id: id as RuleId | null | undefined,
        days,
        draft: draft && {
          name: draft.name ?? "Rascunho",
          trigger: typedTrigger(draft.trigger),
          conditions: typedConditions(draft.conditions),
          actions: typedActions(draft.actions),
        },
      }),
  }));
