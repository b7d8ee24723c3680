/**
 * What the panels of one large account's results cost among other accounts, what it costs to count
 * clicks, and what counting everything again costs: `deno run -A bench/insights.ts [clicks]`. The
 * clicks of twelve months are 1,000,000 unless said otherwise; 10,000,000 take some ten minutes.
 */
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../server/core/context.ts";
import { newId, type UserId } from "../server/core/ids.ts";
import { loadWeekHours } from "../server/core/insights/hours.ts";
import { openInsights } from "../server/core/insights/insights.ts";
import { countRows, listRows } from "../server/core/insights/list_rows.ts";
import type { PeriodPreset } from "../server/core/insights/period.ts";
import { loadDays, loadKnown, loadTotals } from "../server/core/insights/queries.ts";
import { rebuildPerson } from "../server/core/insights/rebuild.ts";
import type { Click } from "../server/core/links/clicks/click.ts";
import { countNewClicks } from "../server/core/links/clicks/count_clicks.ts";
import { storeClicks } from "../server/core/links/clicks/store_clicks.ts";
import { clickCounting } from "../server/http/links/click_counting.ts";
import { loadVariantTests } from "../server/core/insights/variant_tests.ts";
import { database } from "./support/lanes.ts";
import { scaled } from "./support/scale.ts";

const CLICKS = Number(Deno.args[0] ?? scaled(1_000_000, 1_000));
const MESSAGES = scaled(120_000, 500);
const OTHERS = scaled(50, 2);
const DAYS = 360;
const RUNS = scaled(60, 1);
const PANEL_MS = 150;
/** Clicks a second, in groups as the redirect commits them. */
const LOAD = { perSecond: scaled(2_000, 100), windowMs: 50, seconds: scaled(5, 0.2) };

const bench = await database();
const { db } = bench;
const users = Array.from({ length: OTHERS + 1 }, () => newId("usr"));
const [large] = users as [UserId];
const ctx: Context = {
  ...bench.contextOf({} as Context["ports"]),
  viewer: { kind: "member", userId: large },
};

await timed("raw rows", seed);
await timed("all counted again", async () => {
  for (const user of users) await rebuildPerson(ctx, user);
});
await sql`vacuum analyze daily_results`.execute(db);
await sql`vacuum analyze message_results`.execute(db);
const { rows: [sizes] } = await sql<Record<string, string>>`
  select (select count(*) from daily_results) as days,
    pg_size_pretty(pg_total_relation_size('daily_results')) as size,
    (select count(*) from daily_results where user_id = ${large}) as large,
    (select sum(clicks) from daily_results where dimension = 'TOTAL' and user_id = ${large}) as clicks`
  .execute(db);
console.table([sizes]);

console.table(await panels(["LAST_30_DAYS", "LAST_365_DAYS"]));
const idle = await load();
console.table({ "no panels": idle, "beside panels": await besidePanels(load) });
await bench.close();

async function timed(name: string, run: () => Promise<unknown>) {
  const begun = performance.now();
  await run();
  console.info(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** The large account has nine tenths of the clicks, and all messages. */
async function seed() {
  await sql`
    insert into users (id, email, display_name, role, plan, subscription_status, message_count,
      has_disclosure, created_at)
    select id, id || '@example.com', 'Ana', 'user', 'Teste', 'active', 0, true, now()
    from unnest(${users}::text[]) id`.execute(db);
  for (let ago = 13; ago >= 1; ago--) {
    const { rows: [month] } = await sql<{ name: string; from: string; to: string }>`
      select 'counted_clicks_' || to_char(m, 'YYYY_MM') as name, to_char(m, 'YYYY-MM-DDZ') as from,
        to_char(m + interval '1 month', 'YYYY-MM-DDZ') as to
      from (select date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${ago}::int)
        as m) months`.execute(db);
    await sql`
      create table if not exists ${sql.table(month!.name)} partition of counted_clicks
      for values from (${sql.lit(month!.from)}) to (${sql.lit(month!.to)})`.execute(db);
  }
  await sql`
    insert into message_results (dispatch_id, user_id, group_id, template_id, variant, marketplace,
      product_id, sent_at, day, hour, is_delivered)
    select 'dsp_' || n, ${large}, 'grp_' || n % 12, 'tpl_' || n % 5, n % 3,
      (array['SHOPEE', 'AMAZON', 'MERCADO_LIVRE'])[1 + n % 3], (n / 40)::text, at,
      (at at time zone 'America/Sao_Paulo')::date,
      extract(hour from at at time zone 'America/Sao_Paulo'), n % 50 <> 0
    from generate_series(1, ${MESSAGES}::int) n,
      lateral (select now() - ${DAYS}::int * interval '1 day' * (1 - n / ${MESSAGES}::float8) as at) t`
    .execute(db);
  await sql`
    insert into short_links (id, user_id, slug, purpose, title, targets, dispatch_id, group_id,
      template_id, variant, marketplace, product_id, created_at, updated_at)
    select 'lnk_' || substr(dispatch_id, 5), user_id, 's' || substr(dispatch_id, 5), 'MESSAGE', '',
      '[]', dispatch_id, group_id, template_id, variant, marketplace, product_id, sent_at, sent_at
    from message_results`.execute(db);
  await storeCounted(sql`
    select ${large} as user_id, 'lnk_' || substr(m.dispatch_id, 5) as link_id,
      least(now(), m.sent_at - ln(1 - random()) * interval '6 hours') as at,
      case when n % 20 = 0 then 'BOT' else 'PERSON' end as visitor_kind, n % 15 = 0 as is_repeat
    from generate_series(1, ${Math.round(CLICKS * 0.9)}::int) n
      join message_results m on m.dispatch_id = 'dsp_' || 1 + (n::bigint * 7919) % ${MESSAGES}`);
  await storeCounted(sql`
    select (${users.slice(1)}::text[])[1 + n % ${OTHERS}] as user_id, 'lnk_o' || n % 500 as link_id,
      now() - random() * ${DAYS}::int * interval '1 day' as at, 'PERSON' as visitor_kind,
      false as is_repeat
    from generate_series(1, ${Math.round(CLICKS * 0.1)}::int) n`);
  await sql`analyze`.execute(db);
}

/** Stores clicks as they are once they are counted. */
async function storeCounted(clicks: RawBuilder<unknown>) {
  await sql`
    insert into counted_clicks (user_id, at, utc_offset, milliseconds, link_ids, visitor_kinds,
      repeats, devices, countries, referrer_hosts)
    select user_id, quarter, -180, array_agg((extract(epoch from at - quarter) * 1000)::int::text),
      array_agg(link_id), array_agg(visitor_kind::text), array_agg(is_repeat), array_agg('MOBILE'::text),
      array_agg(null::text), array_agg(null::text)
    from (${clicks}) click
      cross join lateral (select date_bin('15 minutes', at, '2000-01-01Z') as quarter) place
    group by user_id, quarter`.execute(db);
}

type Read = (scope: Awaited<ReturnType<typeof openInsights>>) => Promise<unknown>;

function readers(): Record<string, Read> {
  const page = { limit: 20, inverted: false };
  const list =
    (dimension: "GROUP" | "PRODUCT" | "VARIANT" | "TEMPLATE") => async (scope: Scope) => {
      const rows = await listRows(ctx, { ...scope, dimension, order: "CLICKS" }, page);
      await countRows(ctx, { ...scope, dimension });
      await rows[0]?.clicksByDay();
    };
  return {
    "totals and those before": async (scope) => {
      await loadTotals(ctx, scope);
      await loadTotals(ctx, { ...scope, period: scope.previous });
      await loadKnown(ctx, scope);
    },
    "days": (scope) => loadDays(ctx, scope),
    "hours of the week": (scope) => loadWeekHours(ctx, scope, true),
    "variants": (scope) => loadVariantTests(ctx, scope),
    "groups": list("GROUP"),
    "templates": list("TEMPLATE"),
    "products": list("PRODUCT"),
  };
}
type Scope = Parameters<Read>[0];

async function panels(presets: readonly PeriodPreset[]) {
  const figures: Record<string, Record<string, number | string>> = {};
  for (const preset of presets) {
    const scope = await openInsights(ctx, { preset });
    for (const [name, read] of Object.entries(readers())) {
      const times = await series(RUNS, () => read(scope));
      const p95 = at(times, 0.95);
      figures[`${name}, ${scope.period.days} days`] = {
        "p50 ms": at(times, 0.5),
        "p95 ms": p95,
        goal: p95 <= PANEL_MS ? "met" : "MISSED",
      };
    }
  }
  return figures;
}

async function series(runs: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[index] ?? 0).toFixed(1));
}

/** Stores clicks in batches, as they would come, and says how long each is not yet in the results. */
async function load() {
  const group = LOAD.perSecond * LOAD.windowMs / 1000;
  const groups = LOAD.seconds * 1000 / LOAD.windowMs;
  const writer = crypto.randomUUID();
  const lags: number[] = [];
  let stored: number[] = [];
  let busy = 0;
  const counting = clickCounting(async () => {
    const [begun, dues] = [performance.now(), stored];
    stored = [];
    const { isMore } = await countNewClicks(db);
    busy += performance.now() - begun;
    for (const due of dues) lags.push(performance.now() - due + LOAD.windowMs);
    return isMore;
  });
  const start = performance.now();
  for (let n = 0; n < groups; n++) {
    const due = start + n * LOAD.windowMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const begun = performance.now();
    const clicks = Array.from({ length: group }, click);
    await storeClicks(db, { writer, first: 1 + n * group, clicks });
    busy += performance.now() - begun;
    stored.push(due);
    counting.schedule();
  }
  await counting.close();
  lags.sort((a, b) => a - b);
  return {
    "clicks/s": Math.round(groups * group / (performance.now() - start) * 1000),
    "lag p50 ms": at(lags, 0.5),
    "lag p95 ms": at(lags, 0.95),
    "µs a click": Math.round(busy / (groups * group) * 1000),
  };
}

function click(): Click {
  return {
    linkId: `lnk_${MESSAGES - Math.floor(Math.random() * 500)}`,
    at: Date.now(),
    kind: "PERSON",
    isRepeat: false,
    device: "MOBILE",
    country: null,
    referrerHost: null,
  };
}

/** The same while somebody opens the panels of the account again and again. */
async function besidePanels<Result>(run: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const reading = (async () => {
    const scope = await openInsights(ctx, { preset: "LAST_30_DAYS" });
    while (!isOver) await Promise.all(Object.values(readers()).map((read) => read(scope)));
  })();
  const result = await run();
  isOver = true;
  await reading;
  return result;
}
