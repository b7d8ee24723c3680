/**
 * What the panels of one large account's results cost among other accounts, what it costs to count
 * clicks, and what counting everything again costs: `deno run -A bench/insights.ts [clicks]`. The
 * clicks of twelve months are 1,000,000 unless said otherwise; 10,000,000 take some ten minutes.
 */
import { sql } from "kysely";
import type { Context } from "../server/core/context.ts";
import { newId, type UserId } from "../server/core/ids.ts";
import { countClicks } from "../server/core/insights/commands.ts";
import { loadWeekHours } from "../server/core/insights/hours.ts";
import { openInsights } from "../server/core/insights/insights.ts";
import { countRows, listRows } from "../server/core/insights/list_rows.ts";
import type { PeriodPreset } from "../server/core/insights/period.ts";
import { loadDays, loadKnown, loadTotals } from "../server/core/insights/queries.ts";
import { rebuildPerson } from "../server/core/insights/rebuild.ts";
import { loadVariantTests } from "../server/core/insights/variant_tests.ts";
import { database } from "./support/lanes.ts";

const CLICKS = Number(Deno.args[0] ?? 1_000_000);
const MESSAGES = 120_000;
const OTHERS = 50;
const DAYS = 360;
const RUNS = 60;
const PANEL_MS = 150;
/** Clicks a second, in groups as the redirect commits them. */
const LOAD = { perSecond: 2_000, windowMs: 50, seconds: 5 };

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
      select 'link_clicks_' || to_char(m, 'YYYY_MM') as name, to_char(m, 'YYYY-MM-DDZ') as from,
        to_char(m + interval '1 month', 'YYYY-MM-DDZ') as to
      from (select date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${ago}::int)
        as m) months`.execute(db);
    await sql`
      create table if not exists ${sql.table(month!.name)} partition of link_clicks
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
  await sql`
    insert into link_clicks (id, user_id, link_id, at, visitor_kind, is_repeat, device, group_id,
      template_id, variant, marketplace, product_id, dispatch_id)
    select gen_random_uuid(), m.user_id, 'lnk_' || substr(m.dispatch_id, 5),
      least(now(), m.sent_at - ln(1 - random()) * interval '6 hours'),
      case when n % 20 = 0 then 'BOT' else 'PERSON' end, n % 15 = 0, 'MOBILE', m.group_id,
      m.template_id, m.variant, m.marketplace, m.product_id, m.dispatch_id
    from generate_series(1, ${Math.round(CLICKS * 0.9)}::int) n
      join message_results m on m.dispatch_id = 'dsp_' || 1 + (n::bigint * 7919) % ${MESSAGES}`
    .execute(db);
  await sql`
    insert into link_clicks (id, user_id, link_id, at, visitor_kind, is_repeat, device)
    select gen_random_uuid(), (${users.slice(1)}::text[])[1 + n % ${OTHERS}], 'lnk_o' || n % 500,
      now() - random() * ${DAYS}::int * interval '1 day', 'PERSON', false, 'DESKTOP'
    from generate_series(1, ${Math.round(CLICKS * 0.1)}::int) n`.execute(db);
  await sql`analyze`.execute(db);
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

/** Counts clicks in groups, as they would come, and says how long each is not yet in the results. */
async function load() {
  const group = LOAD.perSecond * LOAD.windowMs / 1000;
  const groups = LOAD.seconds * 1000 / LOAD.windowMs;
  const start = performance.now();
  const lags: number[] = [];
  let busy = 0;
  for (let n = 0; n < groups; n++) {
    const due = start + n * LOAD.windowMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const begun = performance.now();
    const clicks = JSON.stringify(Array.from({ length: group }, click));
    await sql`with ${
      countClicks(sql`jsonb_populate_recordset(null::link_clicks, ${clicks}::jsonb)`)
    }
      select`.execute(db);
    busy += performance.now() - begun;
    lags.push(performance.now() - due + LOAD.windowMs);
  }
  lags.sort((a, b) => a - b);
  return {
    "clicks/s": Math.round(groups * group / (performance.now() - start) * 1000),
    "lag p50 ms": at(lags, 0.5),
    "lag p95 ms": at(lags, 0.95),
    "µs a click": Math.round(busy / (groups * group) * 1000),
  };
}

function click() {
  const n = MESSAGES - Math.floor(Math.random() * 500);
  return {
    link_id: `lnk_${n}`,
    user_id: large,
    at: new Date(),
    visitor_kind: "PERSON",
    is_repeat: false,
    group_id: `grp_${n % 12}`,
    template_id: `tpl_${n % 5}`,
    variant: n % 3,
    marketplace: ["SHOPEE", "AMAZON", "MERCADO_LIVRE"][n % 3]!,
    product_id: String(Math.floor(n / 40)),
    dispatch_id: `dsp_${n}`,
    utc_offset: -180,
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
