import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { openShop } from "../../marketplaces/api/open_shop.ts";
import { type Conversion, personReasons, ShopRefusal } from "../../marketplaces/api/shop_api.ts";
import type { ConversionItem, ConversionSource } from "./conversion.ts";
import { saveConversions } from "./save_conversions.ts";
import { type Due, nextWindow, type Window } from "./reading_plan.ts";
import { removeImported } from "./write_conversions.ts";

/** The shops whose reports are read, and how their conversions are marked. */
const readable = { SHOPEE: "SHOPEE_API", ALIEXPRESS: "ALIEXPRESS_API" } as const satisfies Record<
  string,
  ConversionSource
>;
type ReadableShop = keyof typeof readable;

/** Connections of one run; the next run goes on. */
const MOST_CONNECTIONS = 50;

type DueConnection = Due & { readonly userId: UserId; readonly shop: ReadableShop };

/**
 * Reads the purchases that the shops report, one window of each due connection: the last days often,
 * and once a day all days that may still change. One shop's refusal delays only that connection.
 */
export async function readConversions(ctx: Context): Promise<void> {
  for (const due of await listDue(ctx)) await readWindow(ctx, due);
}

/** The connections that may work, in any order: one that always fails delays no other. */
async function listDue(ctx: Context): Promise<readonly DueConnection[]> {
  const { rows } = await sql<DueConnection>`
    select c.user_id as "userId", c.shop, s.updated_at as "updatedAt",
      s.corrected_at as "correctedAt", s.reading_from as "readingFrom"
    from marketplace_connections c
      join users u on u.id = c.user_id and u.blocked_at is null
      left join conversion_sources s on s.user_id = c.user_id and s.network = c.shop
    where c.shop in ('SHOPEE', 'ALIEXPRESS') and c.disconnected_at is null
      and coalesce(c.problem <> all (${personReasons}::text[]), true)
      and coalesce(c.paused_until <= ${ctx.now}::timestamptz, true)
    order by random()`.execute(ctx.db);
  return rows.filter((due) => nextWindow(due, ctx.now) !== null).slice(0, MOST_CONNECTIONS);
}

async function readWindow(ctx: Context, due: DueConnection): Promise<void> {
  const { userId, shop } = due;
  const window = nextWindow(due, ctx.now)!;
  const start = performance.now();
  /** The context of the present moment: a report of many pages takes a while. */
  const at = () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - start) });
  try {
    const opened = await openShop({ ...ctx, viewer: { kind: "member", userId } }, shop);
    if (!opened?.listConversions) return;
    const { from, until } = window;
    let after: string | null = null;
    do { // the quota bounds the pages
      // Shopee's cursor lives for 30 seconds: a page is stored at once, and the next one follows.
      const page = await opened.listConversions({ from, until, after });
      await saveConversions(at(), {
        userId,
        network: shop,
        source: readable[shop],
        items: page.items.map((item) => itemOf(item, shop)),
      });
      after = page.next;
    } while (after !== null);
    await removeImported(at(), { userId, network: shop, from, until });
    await recordWindow(at(), { userId, shop, window });
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error; // the connection's status shows a refusal
  }
}

type ReadWindow = {
  readonly userId: UserId;
  readonly shop: ReadableShop;
  readonly window: Window;
};

/** Records that a window was read to its end. */
const recordWindow = command(async ({ db, now }, { userId, shop, window }: ReadWindow) => {
  const { from, until, isCorrection, isLast } = window;
  await sql`
    insert into conversion_sources as s (user_id, network, source, covered_from, covered_until,
      updated_at, corrected_at, reading_from)
    values (${userId}, ${shop}, ${readable[shop]}, ${from}, ${until}, ${now},
      ${isCorrection && isLast ? now : null}, ${isCorrection && !isLast ? until : null})
    on conflict (user_id, network) do update set
      covered_from = least(s.covered_from, excluded.covered_from),
      covered_until = greatest(s.covered_until, excluded.covered_until),
      updated_at = excluded.updated_at,
      corrected_at = coalesce(excluded.corrected_at, s.corrected_at),
      reading_from = excluded.reading_from`.execute(db);
});

const itemOf = (item: Conversion, marketplace: ReadableShop): ConversionItem => ({
  externalId: item.key,
  status: item.status,
  title: item.title,
  purchasedAt: item.boughtAt,
  clickedAt: item.clickedAt,
  amount: item.paid,
  commission: item.commission,
  subIds: item.subIds,
  marketplace,
  productId: item.productId,
});
