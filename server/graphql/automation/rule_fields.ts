import type {
  RuleActions as Actions,
  RuleConditions as Conditions,
  RuleTrigger as Trigger,
} from "../../core/automation/rule.ts";
import type { GroupId, TemplateId } from "../../core/ids.ts";
import type { TemplateChoice } from "../../core/templates/template.ts";
import { isReadyTemplate } from "../../core/templates/ready_templates.ts";
import { builder, nullWhen } from "../builder.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { TemplateNode } from "../templates/template_node.ts";
import { RuleMode, RuleTiming, RuleTriggerKind } from "./rule_enums.ts";

export const RuleTriggerType = builder.objectRef<Trigger>("RuleTrigger").implement({
  description: "When a rule is evaluated. What its kind does not use is null, or empty.",
  fields: (t) => ({
    kind: t.expose("kind", { type: RuleTriggerKind, description: "What it reacts to." }),
    minDropPercent: t.exposeInt("minDropPercent", {
      nullable: true,
      description: "PRICE_DROP: the least drop since the reading before, in per cent.",
    }),
    lowestInDays: t.exposeInt("lowestInDays", {
      nullable: true,
      description: "LOWEST_PRICE: of so many days, 30 or 90.",
    }),
    query: t.exposeString("query", { nullable: true, description: "SHOP_SEARCH: the words." }),
    marketplaces: t.field({
      type: [Marketplace],
      description: "SHOP_SEARCH: the shops that are searched.",
      resolve: ({ marketplaces }) => [...marketplaces],
    }),
    everyMinutes: t.exposeInt("everyMinutes", {
      nullable: true,
      description: "SHOP_SEARCH: minutes between two searches.",
    }),
    sourceGroups: t.field({
      type: [GroupNode],
      description: "SOURCE_MESSAGE: the groups whose links are read.",
      resolve: ({ sourceGroupIds }) => [...sourceGroupIds],
    }),
  }),
});

export const RuleConditionsType = builder.objectRef<Conditions>("RuleConditions").implement({
  description:
    "What has to hold of a product; null or empty: anything. An unknown fact does not hold.",
  fields: (t) => ({
    marketplaces: t.field({
      type: [Marketplace],
      description: "It is from one of these.",
      resolve: ({ marketplaces }) => [...marketplaces],
    }),
    categories: t.stringList({
      description: "It is in one of these: a tag of the catalogue.",
      resolve: ({ categories }) => [...categories],
    }),
    words: t.stringList({
      description: "Its title, shop or tags have one of these.",
      resolve: ({ words }) => [...words],
    }),
    notWords: t.stringList({
      description: "They have none of these.",
      resolve: ({ notWords }) => [...notWords],
    }),
    minPriceCents: t.exposeInt("minPriceCents", {
      nullable: true,
      description: "It costs as much at least, in cents of reais.",
    }),
    maxPriceCents: t.exposeInt("maxPriceCents", {
      nullable: true,
      description: "It costs as much at most, in cents of reais.",
    }),
    minProvenDiscountPercent: t.exposeInt("minProvenDiscountPercent", {
      nullable: true,
      description: "It is so far below the price that our ledger proves.",
    }),
    minCommissionPercent: t.exposeFloat("minCommissionPercent", {
      nullable: true,
      description: "It pays the person as much, in per cent.",
    }),
    minRating: t.exposeFloat("minRating", {
      nullable: true,
      description: "Buyers rate it so, of 5.",
    }),
    notSentInDays: t.exposeInt("notSentInDays", {
      nullable: true,
      description: "A group that got it in so many days gets it no more.",
    }),
    familyPerDay: t.exposeInt("familyPerDay", {
      nullable: true,
      description: "A group gets so many products of one family a day, at most.",
    }),
  }),
});

export const RuleActionsType = builder.objectRef<Actions>("RuleActions").implement({
  description: "What a rule does with what it matches.",
  fields: (t) => ({
    mode: t.expose("mode", { type: RuleMode, description: "Whether the person answers first." }),
    templateId: t.exposeID("templateId", {
      nullable: true,
      description: "tpl_… or a ready one's name, for offers without one; null: what fits best.",
    }),
    template: t.field({
      type: TemplateNode,
      nullable: true,
      description: "The person's own template; null: a ready one, none, or it was deleted.",
      resolve: ({ templateId }, _args, ctx) =>
        templateId === null || isReadyTemplate(templateId)
          ? null
          : TemplateNode.getDataloader(ctx).load(templateId)
            .catch(nullWhen("TEMPLATE_NOT_FOUND")),
    }),
    groups: t.field({
      type: [GroupNode],
      description: "The groups that get it.",
      resolve: ({ groupIds }) => [...groupIds],
    }),
    groupTags: t.stringList({
      description: "Groups with one of these tags get it, too.",
      resolve: ({ groupTags }) => [...groupTags],
    }),
    timing: t.expose("timing", { type: RuleTiming, description: "When messages start." }),
    fromTime: t.exposeString("fromTime", {
      nullable: true,
      description: "Messages start from this local time on: 09:00.",
    }),
    toTime: t.exposeString("toTime", { nullable: true, description: "And before this: 20:00." }),
    isUrgent: t.exposeBoolean("isUrgent", {
      description: "Before other rules' messages; never before those sent by hand.",
    }),
    perDay: t.exposeInt("perDay", { description: "The most matches of a day." }),
  }),
});

export const RuleTriggerInput = builder.inputType("RuleTriggerInput", {
  description: "When a rule is evaluated. What its kind does not use is dropped.",
  fields: (t) => ({
    kind: t.field({ type: RuleTriggerKind, required: true, description: "What it reacts to." }),
    minDropPercent: t.int({ description: "PRICE_DROP: 1 to 95." }),
    lowestInDays: t.int({ description: "LOWEST_PRICE: 30 or 90." }),
    query: t.string({ description: "SHOP_SEARCH: up to 100 characters." }),
    marketplaces: t.field({ type: [Marketplace], description: "SHOP_SEARCH: shops with an API." }),
    everyMinutes: t.int({ description: "SHOP_SEARCH: 30 to 1,440." }),
    sourceGroupIds: t.idList({ description: "SOURCE_MESSAGE: up to 20 groups." }),
  }),
});

export const RuleConditionsInput = builder.inputType("RuleConditionsInput", {
  description: "What has to hold of a product; left out: anything.",
  fields: (t) => ({
    marketplaces: t.field({ type: [Marketplace], description: "From one of these." }),
    categories: t.stringList({ description: "Up to 30, of up to 40 characters." }),
    words: t.stringList({ description: "Up to 30, of up to 40 characters." }),
    notWords: t.stringList({ description: "Up to 30, of up to 40 characters." }),
    minPriceCents: t.int({ description: "In cents of reais." }),
    maxPriceCents: t.int({ description: "In cents of reais." }),
    minProvenDiscountPercent: t.int({ description: "1 to 95." }),
    minCommissionPercent: t.float({ description: "Up to 90." }),
    minRating: t.float({ description: "1 to 5." }),
    notSentInDays: t.int({ description: "1 to 90." }),
    familyPerDay: t.int({ description: "1 to 20." }),
  }),
});

export const RuleActionsInput = builder.inputType("RuleActionsInput", {
  description: "What a rule does with what it matches.",
  fields: (t) => ({
    mode: t.field({ type: RuleMode, required: true, description: "Whether the person answers." }),
    templateId: t.id({ description: "Of the person's own or a ready one; left out: what fits." }),
    groupIds: t.idList({ description: "grp_…, up to 100." }),
    groupTags: t.stringList({ description: "Up to 30, of up to 40 characters." }),
    timing: t.field({ type: RuleTiming, description: "NOW if left out." }),
    fromTime: t.string({ description: "HH:MM, with toTime." }),
    toTime: t.string({ description: "HH:MM; before fromTime: on the next day." }),
    isUrgent: t.boolean({ description: "False if left out." }),
    perDay: t.int({ required: true, description: "1 to 100." }),
  }),
});

export const RuleFieldsInput = builder.inputType("RuleFieldsInput", {
  description: "A rule that is not saved.",
  fields: (t) => ({
    name: t.string({ description: "Up to 60 characters." }),
    trigger: t.field({ type: RuleTriggerInput, required: true, description: "When." }),
    conditions: t.field({ type: RuleConditionsInput, description: "If." }),
    actions: t.field({ type: RuleActionsInput, required: true, description: "Then." }),
  }),
});

export const typedTrigger = (given: typeof RuleTriggerInput.$inferInput): Trigger => ({
  kind: given.kind,
  minDropPercent: given.minDropPercent ?? null,
  lowestInDays: given.lowestInDays ?? null,
  query: given.query ?? null,
  marketplaces: given.marketplaces ?? [],
  everyMinutes: given.everyMinutes ?? null,
  sourceGroupIds: (given.sourceGroupIds ?? []) as GroupId[],
});

export const typedConditions = (
  given: typeof RuleConditionsInput.$inferInput | null | undefined,
): Conditions => ({
  marketplaces: given?.marketplaces ?? [],
  categories: given?.categories ?? [],
  words: given?.words ?? [],
  notWords: given?.notWords ?? [],
  minPriceCents: given?.minPriceCents ?? null,
  maxPriceCents: given?.maxPriceCents ?? null,
  minProvenDiscountPercent: given?.minProvenDiscountPercent ?? null,
  minCommissionPercent: given?.minCommissionPercent ?? null,
  minRating: given?.minRating ?? null,
  notSentInDays: given?.notSentInDays ?? null,
  familyPerDay: given?.familyPerDay ?? null,
});

export const typedActions = (given: typeof RuleActionsInput.$inferInput): Actions => ({
  mode: given.mode,
  templateId: (given.templateId ?? null) as TemplateChoice | TemplateId,
  groupIds: (given.groupIds ?? []) as GroupId[],
  groupTags: given.groupTags ?? [],
  timing: given.timing ?? "NOW",
  fromTime: given.fromTime ?? null,
  toTime: given.toTime ?? null,
  isUrgent: given.isUrgent ?? false,
  perDay: given.perDay,
});
