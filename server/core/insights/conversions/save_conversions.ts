import { command, type Tx } from "../../command.ts";
import type { UserId } from "../../ids.ts";
import { dayOf } from "../../zoned.ts";
import { zoneOf } from "../queries.ts";
import type { ConversionsTable } from "../tables.ts";
import { attribute } from "./attribute.ts";
import { type ConversionItem, type ConversionSource, LONGEST_TEXT } from "./conversion.ts";
import { type ConversionRow, writeConversions } from "./write_conversions.ts";

type SaveConversions = {
  readonly userId: UserId;
  readonly network: string;
  readonly source: ConversionSource;
  /** Of two with the same id, the later counts. */
  readonly items: readonly ConversionItem[];
  /** Only compares; nothing is stored. */
  readonly isDryRun?: boolean;
};

/** How many of the items are new, changed, or as they were. */
export type SavedConversions = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
};

/** Items of one statement. */
const AT_ONCE = 500;

/**
 * Stores purchases, once each by their id, and counts them. One that changed, as when it is canceled,
 * corrects the day of its purchase; one that is as it was changes nothing.
 */
export const saveConversions = command(async (tx, input: SaveConversions) => {
  const { userId, network, source } = input;
  const items = [...new Map(input.items.map((item) => [item.externalId, item])).values()];
  if (!input.isDryRun) await lockSource(tx, userId, network, source);
  const total = { created: 0, updated: 0, unchanged: 0 };
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = { ...input, items: items.slice(at, at + AT_ONCE) };
    const { created, updated, unchanged } = await saveSome(tx, some);
    total.created += created;
    total.updated += updated;
    total.unchanged += unchanged;
  }
  const isChanged = total.created + total.updated > 0;
  if (isChanged && !input.isDryRun) tx.emit({ name: "conversions.imported", userId });
  return total as SavedConversions;
});

/** Locks the row of the source, so that of two imports one comes after the other. */
async function lockSource({ db }: Tx, user_id: UserId, network: string, source: ConversionSource) {
  await db.insertInto("conversion_sources").values({ user_id, network, source })
    .onConflict((c) => c.columns(["user_id", "network"]).doUpdateSet({ source })).execute();
}

async function saveSome(tx: Tx, input: SaveConversions): Promise<SavedConversions> {
  const { userId, network, source, items, isDryRun } = input;
  const zone = await zoneOf(tx, userId);
  const stored = await tx.db.selectFrom("conversions").selectAll()
    .where("user_id", "=", userId).where("network", "=", network)
    .where("external_id", "in", items.map(({ externalId }) => externalId)).execute();
  const before = new Map(stored.map((row) => [row.external_id, row]));
  const isNew = ({ externalId }: ConversionItem) => !before.has(externalId);
  const changed = items.filter((item) => {
    const row = before.get(item.externalId);
    return !row || isChanged(row, reportedColumns(item));
  });
  const created = changed.filter(isNew).length;
  const result = {
    created,
    updated: changed.length - created,
    unchanged: items.length - changed.length,
  };
  if (isDryRun || changed.length === 0) return result;
  const traced = await attribute(tx, userId, changed);
  await writeConversions(
    tx,
    changed.map((item, nth): ConversionRow => ({
      user_id: userId,
      source,
      network,
      external_id: item.externalId,
      day: dayOf(item.purchasedAt, zone),
      ...reportedColumns(item),
      // What was known of its message stays: links and messages may be gone by now.
      ...attributionIn(before.get(item.externalId)) ?? traced[nth]!,
    })),
  );
  return result;
}

/** The columns that a report fills. */
const reportedColumns = (item: ConversionItem) => ({
  status: item.status,
  title: item.title.slice(0, LONGEST_TEXT),
  purchased_at: item.purchasedAt,
  clicked_at: item.clickedAt,
  amount_cents: item.amount?.cents ?? null,
  commission_cents: item.commission?.cents ?? null,
  currency: item.commission?.currency ?? item.amount?.currency ?? "BRL",
  sub_id: item.subIds.join(" ").slice(0, LONGEST_TEXT) || null,
});

const isChanged = (row: ConversionsTable, columns: ReturnType<typeof reportedColumns>) =>
  Object.entries(columns).some(([name, value]) => {
    const old = row[name as keyof typeof columns];
    return old instanceof Date && value instanceof Date
      ? old.getTime() !== value.getTime()
      : String(old) !== String(value); // PostgreSQL's bigint is a text
  });

/** What a stored conversion is traced to; null: to nothing yet. */
function attributionIn(row: ConversionsTable | undefined) {
  if (!row || row.match === "NONE") return null;
  const { match, link_id, dispatch_id, group_id, template_id, variant, marketplace } = row;
  const { product_id } = row;
  return {
    ...{ match, link_id, dispatch_id, group_id, template_id, variant, marketplace, product_id },
  };
}
