import type { GroupId } from "../../ids.ts";
import { fold } from "../../search.ts";
import { zoned } from "../../zoned.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import type { RuleFacts } from "../evaluate_rule.ts";
import type { RuleActions, RuleConditions } from "../rule.ts";
import { familyWords, isSameFamily } from "./product_family.ts";
import type { RuleEvent, RuleItem } from "./rule_event.ts";
import { because } from "./unmet_condition.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the groups of a rule that can receive, for an event. */
export function groupsOf(
  { groupIds, groupTags }: RuleActions,
  event: Pick<RuleEvent, "groupIds">,
  { groups }: Pick<RuleFacts, "groups">,
): GroupId[] {
  const [named, tags] = [new Set(groupIds), new Set(groupTags.map(fold))];
  return groups
    .filter(({ id, tags: its }) => named.has(id) || its.some((tag) => tags.has(fold(tag))))
    .map(({ id }) => id)
    .filter((id) => event.groupIds?.includes(id) ?? true);
}

/** Returns the groups that have not got the product, or too many of its family, lately. */
export function withoutRecent(
  { notSentInDays, familyPerDay }: RuleConditions,
  event: Pick<RuleEvent, "at">,
  item: RuleItem,
  chosen: readonly GroupId[],
  { sent, timeZone }: Pick<RuleFacts, "sent" | "timeZone">,
): { readonly groupIds: readonly GroupId[]; readonly unmet: Reasoned | null } {
  const since = event.at.getTime() - (notSentInDays ?? 0) * DAY_MS;
  const same = notSentInDays === null ? [] : sent.filter(({ productKey, at }) => {
    return productKey === item.productKey && at.getTime() > since;
  });
  const got = new Set(same.map(({ groupId }) => groupId));
  const unsent = chosen.filter((id) => !got.has(id));
  if (unsent.length === 0) {
    const last = Math.max(...same.map(({ at }) => at.getTime()));
    const days = Math.max(0, Math.floor((event.at.getTime() - last) / DAY_MS));
    return { groupIds: [], unmet: because("SENT_RECENTLY", { days }) };
  }
  if (familyPerDay === null) return { groupIds: unsent, unmet: null };
  const family = familyWords(item.title);
  const today = zoned(event.at, timeZone).toPlainDate();
  const alike = sent.filter(({ at, title }) =>
    zoned(at, timeZone).toPlainDate().equals(today) && isSameFamily(family, familyWords(title))
  );
  const counts = Map.groupBy(alike, ({ groupId }) => groupId);
  const groupIds = unsent.filter((id) => (counts.get(id)?.length ?? 0) < familyPerDay);
  return { groupIds, unmet: groupIds.length > 0 ? null : because("FAMILY_SENT") };
}
