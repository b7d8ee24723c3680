import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { evaluateForEvents } from "../../server/core/automation/react_to_events.ts";
import { noConditions, triggerOf } from "../../server/core/automation/rule.ts";
import type { Context } from "../../server/core/context.ts";
import { type EventId, newId } from "../../server/core/ids.ts";
import type { Tables } from "../../server/core/tables.ts";
import type { Kysely } from "kysely";
import type { Base, Lane } from "./lanes.ts";

/** Rules of each person; one of them matches one product in ten. */
export const RULES_EACH = 10;

/** Rules for each person, and products whose price fell just now. */
export async function seedRules(
  db: Kysely<Tables>,
  lanes: readonly Lane[],
  each: number,
): Promise<void> {
  const now = new Date();
  for (const { userId, groupIds } of lanes) {
    await db.insertInto("rules").values(Array.from({ length: RULES_EACH }, (_, n) => ({
      id: newId("rul"),
      user_id: userId,
      version: 1,
      name: `Regra ${n}`,
      trigger_kind: "PRICE_DROP" as const,
      trigger: JSON.stringify({ ...triggerOf("PRICE_DROP"), minDropPercent: 10 }),
      conditions: JSON.stringify({
        ...noConditions,
        words: [n === 0 ? "panela" : `palavra${n}`],
        notSentInDays: 7,
      }),
      actions: JSON.stringify({
        mode: "SEND",
        templateId: null,
        groupIds: groupIds.slice(0, 1),
        groupTags: [],
        timing: "NOW",
        fromTime: null,
        toTime: null,
        isUrgent: false,
        perDay: 100,
      }),
      enabled_at: new Date(now.getTime() - 60_000),
      paused_at: null,
      next_run_at: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    }))).execute();
  }
  await sql`
    update users set email_verified_at = now(), affiliate_networks = ${
    JSON.stringify({
      publisherIds: {},
      programmes: [{
        id: newId("prg"),
        host: "loja.example",
        network: "OWN",
        programmeId: null,
        pattern: "{url}?parceiro={id}",
        publisherId: "ana",
        cookieDays: null,
        commissionPercent: null,
      }],
    })
  }::jsonb`.execute(db);
  const falls = lanes.flatMap(({ userId }) =>
    Array.from({ length: each }, (_, n) => ({
      userId,
      productId: newId("prd"),
      n,
    }))
  );
  await sql`
    insert into products (id, user_id, version, marketplace, host, product_id, source_url, title,
      shop, currency, price_cents, availability, source, price_read_at, tags, name_key, search_text,
      next_refresh_at, calm_reads, failures, link_status, created_at, updated_at)
    select id, user_id, 1, 'OTHER', 'loja.example', '/' || id, 'https://loja.example/' || id,
      case when n % 10 = 0 then 'Panela ' || n else 'Som ' || n end, 'Loja', 'BRL', 8000, 'IN_STOCK',
      'META', ${now}::timestamptz, '{}', id, 'fone', 'infinity', 0, 0, 'OK', now(), now()
    from unnest(${falls.map(({ productId }) => productId)}::text[],
      ${falls.map(({ userId }) => userId)}::text[], ${falls.map(({ n }) => n)}::int[])
      as given (id, user_id, n)`.execute(db);
  await sql`
    insert into price_sightings (read_id, user_id, marketplace, host, product_id, price_cents,
      currency, seen_at)
    select case when day = 0 then p.id || '@' || ${now.toISOString()} else p.id || day end,
      p.user_id, 'OTHER', 'loja.example', p.product_id, case when day = 0 then 8000 else 10000 end,
      'BRL', ${now}::timestamptz - make_interval(days => day)
    from products p cross join generate_series(0, 5) as day`.execute(db);
  await sql`analyze`.execute(db);
}

/**
 * Evaluates these people's prices as the job queue does, in this process: the product's web process
 * takes what people send by hand and evaluates rules. @returns how many events there were
 */
export async function evaluateFalls(
  { db, contextOf }: Base,
  people: readonly Lane[],
): Promise<number> {
  const products = await db.selectFrom("products").select(["id", "user_id", "price_read_at"])
    .where("user_id", "in", people.map(({ userId }) => userId)).orderBy("user_id").execute();
  for (const [userId, its] of Map.groupBy(products, ({ user_id }) => user_id)) {
    await evaluateForEvents(
      contextOf({ shops: {} } as unknown as Context["ports"]),
      userId,
      its.map(({ id: productId, price_read_at }) => ({
        event: {
          name: "product.priceLowered" as const,
          userId,
          productId,
          seenAt: price_read_at!.toISOString(),
        },
        id: newId("evt") as EventId,
      })),
    );
  }
  return products.length;
}

/** Waits until every message has its end. */
export async function allSent({ db }: Base): Promise<void> {
  const isOpen = () =>
    db.selectFrom("dispatches").select("id").where("status", "in", ["QUEUED", "SENDING"]).limit(1)
      .executeTakeFirst();
  while (await isOpen()) await delay(20);
}
