import { RESTORABLE_MS } from "../restorable.ts";
import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { type GroupId, newId, type UserId } from "../ids.ts";
import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import type { StatedCode } from "../marketplaces/readings/product_reading.ts";
import { momentLabel } from "../zoned.ts";
import { codeKey, shopKey } from "./coupon.ts";
import { columnsOf, emptyDraft } from "./draft.ts";
import { couponRoom, lockCoupons } from "./own_coupon.ts";

/** Codes that were seen somewhere. */
type CaughtCodes = {
  readonly userId: UserId;
  readonly marketplace: Marketplace;
  readonly codes: readonly StatedCode[];
  /** The source group; null: the shop's API states them. */
  readonly groupId: GroupId | null;
};

/**
 * Saves codes that were seen as coupons to confirm, within the caller's transaction, as the system.
 * Each shop's code is saved once; one that the person discarded stays discarded.
 */
export async function catchCoupons(
  tx: Tx,
  { userId, marketplace, codes, groupId }: CaughtCodes,
): Promise<void> {
  const { db, now, emit } = tx;
  const shop = marketplaceName(marketplace);
  if (shop === null || codes.length === 0) return;
  const timeZone = await lockCoupons(tx, userId);
  const kept = await db.selectFrom("coupons").select("code_key").where("user_id", "=", userId)
    .where("marketplace", "=", marketplace).where("shop_key", "=", shopKey(shop))
    .where(sql<boolean>`code_key = any (${codes.map(({ code }) => codeKey(code))}::text[])`)
    .where((eb) =>
      eb.or([
        eb("deleted_at", "is", null),
        eb("deleted_at", ">", new Date(now.getTime() - RESTORABLE_MS)),
      ])
    ).execute();
  const known = new Set(kept.map((row) => row.code_key));
  const fresh = codes.filter(({ code }) => !known.has(codeKey(code)))
    .slice(0, Math.max(0, await couponRoom(tx, userId)));
  if (fresh.length === 0) return;
  const source = groupId ? "GROUP" : "SHOP";
  const rows = fresh.map(({ code, words, until }) => ({
    id: newId("cpn"),
    user_id: userId,
    version: 1,
    ...columnsOf({
      ...{ ...emptyDraft, code, marketplace, shop, source },
      note: [words, until && `até ${momentLabel(until, timeZone)}`].filter(Boolean).join(" · "),
    }, now),
    is_unconfirmed: true,
    caught_at: now,
    caught_in: groupId,
    created_at: now,
  }));
  await db.insertInto("coupons").values(rows).execute();
  emit(...rows.map(({ id }) => ({ name: "coupon.created", userId, couponId: id }) as const));
}
