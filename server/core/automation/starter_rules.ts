import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { GroupId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import {
  noConditions,
  type Rule,
  type RuleActions,
  type RuleConditions,
  type RuleFields,
  type RuleTrigger,
  triggerOf,
} from "./rule.ts";
import { createRule } from "./write_rule.ts";

/** A rule that the product brings along; it becomes the person's own when they use it. */
export type StarterRule = {
  readonly key: StarterKey;
  readonly name: string;
  readonly trigger: RuleTrigger;
  readonly conditions: RuleConditions;
  readonly actions: RuleActions;
};

const daytime: RuleActions = {
  mode: "ASK",
  templateId: null,
  groupIds: [],
  groupTags: [],
  timing: "NOW",
  fromTime: "09:00",
  toTime: "20:00",
  isUrgent: false,
  perDay: 4,
};

const rows = {
  LOWEST_PRICE: {
    name: "Menor preço em 90 dias",
    trigger: { ...triggerOf("LOWEST_PRICE"), lowestInDays: 90 },
    conditions: { ...noConditions, notSentInDays: 7 },
    actions: daytime,
  },
  PRICE_DROP: {
    name: "Caiu 20% ou mais",
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 20 },
    conditions: { ...noConditions, notSentInDays: 3, familyPerDay: 2 },
    actions: daytime,
  },
  APPROVED_OFFER: {
    name: "Aprovei, vai no próximo horário livre",
    trigger: triggerOf("OFFER_READY"),
    conditions: { ...noConditions, notSentInDays: 1 },
    actions: {
      ...daytime,
      mode: "SEND",
      timing: "NEXT_FREE_SLOT",
      fromTime: null,
      toTime: null,
      perDay: 10,
    },
  },
  COUPON_PROVEN: {
    name: "Cupom que funcionou",
    trigger: triggerOf("COUPON_PROVEN"),
    conditions: noConditions,
    actions: daytime,
  },
  COUPON_ENDING: {
    name: "Cupom perto do fim",
    trigger: triggerOf("COUPON_ENDING"),
    conditions: noConditions,
    actions: { ...daytime, isUrgent: true },
  },
  FREE_SLOT: {
    name: "Horário livre recebe uma oferta aprovada",
    trigger: triggerOf("FREE_SLOT"),
    conditions: { ...noConditions, notSentInDays: 7 },
    actions: { ...daytime, mode: "SEND", fromTime: null, toTime: null, perDay: 10 },
  },
  OFFER_ENDED: {
    name: "Esgotou, corrige nos grupos",
    trigger: triggerOf("OFFER_ENDED"),
    conditions: noConditions,
    actions: { ...daytime, mode: "SEND", fromTime: null, toTime: null, perDay: 50 },
  },
} as const satisfies Record<string, RuleFields>;

type StarterKey = keyof typeof rows;

/** The starter rules, in the order in which screens offer them. */
export const starterRules: readonly StarterRule[] = Object.entries(rows)
  .map(([key, fields]) => ({ key: key as StarterKey, ...fields }));

type UseStarterRule = {
  readonly key: string;
  /** Absent: all groups of the person that can receive. */
  readonly groupIds?: readonly GroupId[] | null | undefined;
};

/** Most groups of a starter rule whose person named none. */
const MOST_GROUPS = 100;

/**
 * Creates a rule from a starter, disabled: its person enables it when they have seen what it does.
 * @throws Failure STARTER_RULE_UNKNOWN, RULES_LIMIT, GROUP_NOT_FOUND
 */
export const useStarterRule = command(async (tx, input: UseStarterRule): Promise<Rule> => {
  const userId = permit(tx.viewer, "rule.edit");
  const starter = starterRules.find(({ key }) => key === input.key);
  if (!starter) throw new Failure("STARTER_RULE_UNKNOWN", ["key"]);
  const { key: _, actions, ...fields } = starter;
  const groupIds = input.groupIds ?? await readyGroups(tx, userId);
  return await createRule(tx, { ...fields, actions: { ...actions, groupIds }, isEnabled: false });
});

async function readyGroups({ db }: Tx, userId: UserId): Promise<GroupId[]> {
  const groups = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "session_id").select("groups.id")
    .where("groups.user_id", "=", userId).where("is_active", "=", true)
    .where("can_send", "=", true).where("kind", "<>", "PRIVATE").where("left_at", "is", null)
    .where("s.disconnected_at", "is", null).orderBy("groups.id").limit(MOST_GROUPS).execute();
  return groups.map(({ id }) => id);
}
