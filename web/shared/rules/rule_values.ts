import type { Marketplace } from "../marketplaces.ts";

export type TriggerKind =
  | "PRICE_DROP"
  | "LOWEST_PRICE"
  | "OFFER_READY"
  | "COUPON_PROVEN"
  | "COUPON_ENDING"
  | "SHOP_SEARCH"
  | "FREE_SLOT"
  | "SOURCE_MESSAGE"
  | "OFFER_ENDED";

/** What the editor of a rule changes. Null and empty lists: no condition. */
export type RuleValues = {
  readonly name: string;
  readonly trigger: {
    readonly kind: TriggerKind;
    readonly minDropPercent: number | null;
    readonly lowestInDays: number | null;
    readonly query: string | null;
    readonly marketplaces: readonly Marketplace[];
    readonly everyMinutes: number | null;
    readonly sourceGroupIds: readonly string[];
  };
  readonly conditions: {
    readonly marketplaces: readonly Marketplace[];
    readonly categories: readonly string[];
    readonly words: readonly string[];
    readonly notWords: readonly string[];
    readonly minPriceCents: number | null;
    readonly maxPriceCents: number | null;
    readonly minProvenDiscountPercent: number | null;
    readonly minCommissionPercent: number | null;
    readonly minRating: number | null;
    readonly notSentInDays: number | null;
    readonly familyPerDay: number | null;
  };
  readonly actions: {
    readonly mode: "ASK" | "SEND";
    readonly templateId: string | null;
    readonly groupIds: readonly string[];
    readonly groupTags: readonly string[];
    readonly timing: "NOW" | "NEXT_FREE_SLOT";
    /** "09:00". */
    readonly fromTime: string | null;
    readonly toTime: string | null;
    readonly isUrgent: boolean;
    readonly perDay: number;
  };
};

/** The values of a trigger that has just been chosen. */
export const newTrigger = (kind: TriggerKind): RuleValues["trigger"] => ({
  kind,
  minDropPercent: kind === "PRICE_DROP" ? 10 : null,
  lowestInDays: kind === "LOWEST_PRICE" ? 90 : null,
  query: kind === "SHOP_SEARCH" ? "" : null,
  marketplaces: kind === "SHOP_SEARCH" ? ["SHOPEE"] : [],
  everyMinutes: kind === "SHOP_SEARCH" ? 60 : null,
  sourceGroupIds: [],
});

/** A new rule: it asks first, and repeats nothing within a week. */
export const newRule: RuleValues = {
  name: "Nova regra",
  trigger: newTrigger("LOWEST_PRICE"),
  conditions: {
    marketplaces: [],
    categories: [],
    words: [],
    notWords: [],
    minPriceCents: null,
    maxPriceCents: null,
    minProvenDiscountPercent: null,
    minCommissionPercent: null,
    minRating: null,
    notSentInDays: 7,
    familyPerDay: null,
  },
  actions: {
    mode: "ASK",
    templateId: null,
    groupIds: [],
    groupTags: [],
    timing: "NOW",
    fromTime: "09:00",
    toTime: "20:00",
    isUrgent: false,
    perDay: 4,
  },
};

/** Whether a rule corrects what is out, and sends nothing. */
export const isCorrecting = ({ trigger }: Pick<RuleValues, "trigger">) =>
  trigger.kind === "OFFER_ENDED";

/** A chip of the sentence: one thing that the person chooses. */
export type Slot = keyof typeof valueOfSlot;

/** Returns what each chip shows of a rule. */
const valueOfSlot = {
  trigger: ({ trigger }) => trigger,
  scope: ({ conditions }) => [conditions.marketplaces, conditions.categories],
  commission: ({ conditions }) => conditions.minCommissionPercent,
  rating: ({ conditions }) => conditions.minRating,
  discount: ({ conditions }) => conditions.minProvenDiscountPercent,
  price: ({ conditions }) => [conditions.minPriceCents, conditions.maxPriceCents],
  words: ({ conditions }) => conditions.words,
  notWords: ({ conditions }) => conditions.notWords,
  notSent: ({ conditions }) => conditions.notSentInDays,
  family: ({ conditions }) => conditions.familyPerDay,
  mode: ({ actions }) => actions.mode,
  groups: ({ actions }) => [actions.groupIds, actions.groupTags],
  time: ({ actions }) => [actions.timing, actions.fromTime, actions.toTime, actions.isUrgent],
  perDay: ({ actions }) => actions.perDay,
  template: ({ actions }) => actions.templateId,
} satisfies Record<string, (rule: RuleValues) => unknown>;

const slots = Object.keys(valueOfSlot) as Slot[];

/** Returns the chips in which two rules differ. */
export const changedSlots = (saved: RuleValues, draft: RuleValues): ReadonlySet<Slot> =>
  new Set(slots.filter((slot) => asText(slot, saved) !== asText(slot, draft)));

const asText = (slot: Slot, rule: RuleValues) => JSON.stringify(valueOfSlot[slot](rule));
