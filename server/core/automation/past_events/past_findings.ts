import type { Context } from "../../context.ts";
import { plainEvent, type RuleEvent } from "../evaluation/rule_event.ts";
import type { Rule } from "../rule.ts";

/** Most products that a dry run evaluates: the latest ones. */
const MOST_FINDINGS = 1_000;

/**
 * Returns an event for each product that this search of the person's rules found; null: it never ran,
 * and no shop says what it would have shown then.
 */
export async function pastFindings(
  { db, now }: Pick<Context, "db" | "now">,
  { userId, trigger: { query, marketplaces } }: Rule,
  since: Date,
): Promise<RuleEvent[] | null> {
  const rows = await db.selectFrom("rule_decisions")
    .select(["id", "event_key as key", "at", "title", "found"])
    .where("user_id", "=", userId).where("at", ">", since).where("at", "<=", now)
    .where("found", "is not", null)
    .where(({ eb, ref }) => eb(ref("found", "->>").key("query"), "=", query))
    .orderBy("at", "desc").orderBy("id", "desc").limit(MOST_FINDINGS).execute();
  if (rows.length === 0) return null;
  const first = new Map(rows.map((row) => [row.key, row])); // several rules may have the same search
  return [...first.values()].sort((a, b) => a.id < b.id ? -1 : 1).flatMap(
    ({ key, at, title, found }) => {
      const { item } = found!;
      if (!marketplaces.includes(item.marketplace)) return [];
      const priceReadAt = item.priceReadAt === null ? null : new Date(item.priceReadAt);
      return [{
        ...plainEvent,
        key,
        at,
        kinds: ["SHOP_SEARCH"] as const,
        title,
        candidates: [{ item: { ...item, priceReadAt }, from: { url: key } }],
        query,
      }];
    },
  );
}
