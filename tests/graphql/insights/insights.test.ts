import { expect, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import type { DailyResultsTable } from "../../../server/core/insights/tables.ts";
import type { Insertable } from "kysely";
import { type Member, testApp } from "../../support/test_app.ts";
import { connectSession } from "../../support/seed/deliveries.ts";

type Row = Partial<Insertable<DailyResultsTable>>;

/** Ana, with a short link since `since`, and results. 2026-11-21 09:00 in São Paulo. */
async function scene(rows: readonly Row[] = [], { since = "2026-09-01T12:00:00Z" } = {}) {
  const w = await testApp();
  const ana = await w.member();
  await w.db.insertInto("short_links").values({
    id: newId("lnk"),
    user_id: ana.id,
    slug: "abc2345",
    purpose: "MANUAL",
    title: "Meu link",
    search_text: null,
    targets: "[]",
    created_at: new Date(since),
    updated_at: new Date(since),
  }).execute();
  const add = (more: readonly Row[]) =>
    w.db.insertInto("daily_results").values(more.map((row) => ({
      user_id: ana.id,
      dimension: "TOTAL" as const,
      day: "2026-11-20",
      key: "",
      ...row,
    }))).execute();
  if (rows.length > 0) await add(rows);
  const insights = async (fields: string, args = "", person: Member = ana) => {
    const at = args && `(${args})`;
    const { data, errors } = await w.request(person, `{ viewer { insights${at} { ${fields} } } }`);
    return errors ? { code: errors[0].extensions?.code } : data.viewer.insights;
  };
  const covers = (from: string, until: string) =>
    w.db.insertInto("conversion_sources").values({
      user_id: ana.id,
      network: "SHOPEE",
      source: "SHOPEE_API",
      covered_from: new Date(from),
      covered_until: new Date(until),
      updated_at: new Date(until),
    }).execute();
  return { w, ana, add, insights, covers };
}

test("a period is days of the person's zone, with as many before", async () => {
  const { w, insights } = await scene();
  await using _ = w;
  const periods = "period { from to days } previousPeriod { from to days } timeZone";
  expect(await insights(periods)).toEqual({
    period: { from: "2026-10-23", to: "2026-11-21", days: 30 },
    previousPeriod: { from: "2026-09-23", to: "2026-10-22", days: 30 },
    timeZone: "America/Sao_Paulo",
  });
  expect(await insights(periods, "preset: LAST_7_DAYS"))
    .toMatchObject({ period: { from: "2026-11-15", to: "2026-11-21", days: 7 } });
  expect(await insights(periods, `from: "2026-10-01", to: "2026-10-01"`)).toMatchObject({
    period: { from: "2026-10-01", to: "2026-10-01", days: 1 },
    previousPeriod: { from: "2026-09-30", to: "2026-09-30", days: 1 },
  });
  for (
    const wrong of [
      `from: "2026-10-02", to: "2026-10-01"`,
      `from: "2025-01-01", to: "2026-10-01"`,
      `from: "2026-02-30"`,
      `from: "0000-01-01", to: "0000-01-02"`,
      `to: "2026-10-01"`,
    ]
  ) expect(await insights(periods, wrong)).toEqual({ code: "INSIGHTS_PERIOD_INVALID" });
});

test("totals stand beside those of the period before; earnings count what is confirmed", async () => {
  const { w, insights, covers } = await scene([
    {
      sent: 10,
      delivered: 8,
      reporting: 9,
      clicked: 5,
      bought: 1,
      message_clicks: 12,
      clicks: 20,
      bot_clicks: 7,
      conversions: 2,
      revenue_cents: 30_000,
      pending_commission_cents: 500,
      confirmed_commission_cents: 900,
    },
    { day: "2026-10-10", clicks: 4 },
  ]);
  await using _ = w;
  await covers("2026-10-25T12:00:00Z", "2026-11-21T12:00:00Z");
  expect(
    await insights(`
    totals { sent delivered reporting clicked bought clicks botClicks clicksPerMessage conversions
      revenue { formatted } pendingCommission { cents } confirmedCommission { cents }
      earningsPerClick { cents } earningsPerThousand { cents } }
    previousTotals { clicks conversions confirmedCommission { cents } earningsPerClick { cents } }
    sources { kind network updatedAt coveredUntil }`),
  ).toEqual({
    totals: {
      sent: 10,
      delivered: 8,
      reporting: 9,
      clicked: 5,
      bought: 1,
      clicks: 20,
      botClicks: 7,
      clicksPerMessage: 1.2,
      conversions: 2,
      revenue: { formatted: "R$ 300,00" },
      pendingCommission: { cents: 500 },
      confirmedCommission: { cents: 900 },
      earningsPerClick: { cents: 45 },
      earningsPerThousand: { cents: 100_000 }, // eight delivered, and one of a silent messenger
    },
    // Nothing says what was bought then: that is not nothing.
    previousTotals: {
      clicks: 4,
      conversions: null,
      confirmedCommission: null,
      earningsPerClick: null,
    },
    sources: [
      { kind: "SENDS", network: null, updatedAt: expect.any(String), coveredUntil: null },
      { kind: "CLICKS", network: null, updatedAt: expect.any(String), coveredUntil: null },
      {
        kind: "CONVERSIONS",
        network: "SHOPEE",
        updatedAt: "2026-11-21T12:00:00.000Z",
        coveredUntil: "2026-11-21T12:00:00.000Z",
      },
    ],
  });
});

test("before the first short link clicks are not known; a silent messenger's deliveries are not", async () => {
  const { w, insights } = await scene([{ sent: 3 }], { since: "2026-11-21T11:00:00Z" });
  await using _ = w;
  const figures = "totals { sent delivered clicked clicks clicksPerMessage }";
  expect(await insights(figures, `from: "2026-11-19", to: "2026-11-20"`)).toEqual({
    totals: { sent: 3, delivered: null, clicked: null, clicks: null, clicksPerMessage: null },
  });
  expect(await insights(figures)).toMatchObject({ totals: { clicks: 0, delivered: null } });
});

test("days and hours are complete, and of the period alone", async () => {
  const { w, insights } = await scene([
    { clicks: 3 },
    { day: "2026-11-10", clicks: 100 },
    { dimension: "HOUR", key: "20", sent: 5, message_clicks: 10, clicks: 7 },
    { dimension: "HOUR", key: "20", day: "2026-11-10", sent: 100 },
    { dimension: "HOUR", key: "08", sent: 4, message_clicks: 9 },
  ]);
  await using _ = w;
  const { days, hours } = await insights(
    "days { day figures { clicks } } hours { weekday hour sent clicks clicksPerMessage }",
    "preset: LAST_7_DAYS",
  );
  expect(days.map((one: { figures: { clicks: number } }) => one.figures.clicks))
    .toEqual([0, 0, 0, 0, 0, 3, 0]);
  expect(hours).toEqual([
    { weekday: 5, hour: 8, sent: 4, clicks: 0, clicksPerMessage: null }, // too few messages
    { weekday: 5, hour: 20, sent: 5, clicks: 7, clicksPerMessage: 2 },
  ]);
});

test("groups are listed page by page, by what is wanted, with their curve", async () => {
  const { w, ana, add, insights } = await scene();
  await using _ = w;
  const { groupIds } = await connectSession(w, ana, { groups: 5 });
  const gone = newId("grp");
  const clicks = [5, 9, 9, 1, 7];
  await add([...groupIds, gone].flatMap((key, n): Row[] => [
    { dimension: "GROUP", key, clicks: clicks[n] ?? 0, sent: n },
    { dimension: "GROUP", key, day: "2026-11-21", clicks: 1 },
    { dimension: "GROUP", key, day: "2026-11-01", clicks: 50 },
  ]));
  const list = (args: string) =>
    insights(
      `rowCount(dimension: GROUP) rows(dimension: GROUP, ${args}) {
        edges { node { key name clicksByDay figures { clicks } } }
        pageInfo { endCursor hasNextPage } }`,
      "preset: LAST_7_DAYS",
    );
  const seen: string[] = [];
  for (let after = ""; true;) {
    const { rows, rowCount } = await list(`first: 2 ${after}`);
    expect(rowCount).toBe(6);
    // deno-lint-ignore no-explicit-any -- as queried
    seen.push(...rows.edges.map(({ node }: any) => `${node.key} ${node.figures.clicks}`));
    if (!rows.pageInfo.hasNextPage) break;
    after = `after: "${rows.pageInfo.endCursor}"`;
  }
  const tied = [groupIds[1], groupIds[2]].toSorted();
  expect(seen).toEqual([
    `${tied[0]} 10`,
    `${tied[1]} 10`,
    `${groupIds[4]} 8`,
    `${groupIds[0]} 6`,
    `${groupIds[3]} 2`,
    `${gone} 1`,
  ]);
  const { rows } = await list("first: 1, order: SENT");
  expect(rows.edges[0].node).toMatchObject({ key: gone, name: null });
  const curve = (await list("first: 1")).rows.edges[0].node;
  expect(curve).toMatchObject({ name: expect.any(String), clicksByDay: [0, 0, 0, 0, 0, 9, 1] });
  expect(await list(`first: 2, after: "x"`)).toMatchObject({ code: "CURSOR_INVALID" });
});

test("shops, products, links and variants have names", async () => {
  const { w, ana, add, insights } = await scene();
  await using _ = w;
  const template = newId("tpl");
  await w.db.insertInto("templates").values({
    id: template,
    user_id: ana.id,
    version: 1,
    name: "Natal",
    marketplace: null,
    season: null,
    variants: "[]",
    created_at: new Date(),
    updated_at: new Date(),
  }).execute();
  const link = await w.db.selectFrom("short_links").select("id").executeTakeFirstOrThrow();
  await add([
    { dimension: "MARKETPLACE", key: "SHOPEE", clicks: 1 },
    { dimension: "PRODUCT", key: "SHOPEE:77", clicks: 1 },
    { dimension: "LINK", key: link.id, clicks: 1 },
    { dimension: "VARIANT", key: `${template}:1`, clicks: 1 },
  ]);
  const named = async (dimension: string) => {
    const { rows } = await insights(
      `rows(dimension: ${dimension}) { edges { node { name detail } } }`,
    );
    return rows.edges.map(({ node }: { node: unknown }) => node);
  };
  expect(await named("MARKETPLACE")).toEqual([{ name: "Shopee", detail: null }]);
  expect(await named("PRODUCT")).toEqual([{ name: null, detail: null }]);
  expect(await named("LINK")).toEqual([{ name: "Meu link", detail: "/abc2345" }]);
  expect(await named("VARIANT")).toEqual([{ name: "B", detail: "Natal" }]);
});

test("variants are compared, and the best hours are those surely above the others", async () => {
  const { w, ana, add, insights } = await scene();
  await using _ = w;
  const template = newId("tpl");
  await add([
    ...[1, 3].map((rate, slot): Row => ({
      dimension: "VARIANT",
      key: `${template}:${slot}`,
      sent: 100,
      message_clicks: 100 * rate,
      message_clicks_squared: 100 * (rate ** 2 + rate),
    })),
    ...[[8, 1], [12, 2], [20, 5]].map(([hour, rate]): Row => ({
      dimension: "HOUR",
      key: String(hour).padStart(2, "0"),
      sent: 50,
      message_clicks: 50 * rate!,
      message_clicks_squared: 50 * (rate! ** 2 + rate!),
    })),
  ]);
  const { variantTests: [found] } = await insights(
    "variantTests { name decision leader title sentence variants { letter clicksPerMessage low high } }",
  );
  expect(found).toMatchObject({
    name: null,
    decision: "LEADER",
    leader: "B",
    title: "A/B: a versão B traz mais cliques",
    variants: [{ letter: "A", clicksPerMessage: 1 }, { letter: "B", clicksPerMessage: 3 }],
  });
  const { data } = await w.request(
    ana,
    "{ viewer { bestHours { hour clicksPerMessage percentMore } } }",
  );
  expect(data.viewer.bestHours).toEqual([{ hour: 20, clicksPerMessage: 5, percentMore: 88 }]);
});

test("each panel is a CSV file, of one's own results", async () => {
  const { w, ana, insights } = await scene([
    { clicks: 3 },
    { dimension: "MARKETPLACE", key: "SHOPEE", clicks: 3, sent: 1 },
  ]);
  await using _ = w;
  const file = async (query: string, { token }: { token: string | null } = ana) => {
    const answer = await w.app.fetch(
      new Request(`http://localhost/api/insights.csv?${query}`, {
        headers: { host: "localhost", authorization: `Bearer ${token}` },
      }),
    );
    return [answer.status, await answer.text()] as const;
  };
  const [status, text] = await file("panel=MARKETPLACE&preset=LAST_7_DAYS");
  expect(status).toBe(200);
  expect(text.split(/\r?\n/)[1]).toMatch(/^"?Shopee"?;"?"?;"?SHOPEE"?;1;;0;;3;0;/);
  for (
    const panel of ["TOTALS", "DAYS", "HOURS", "VARIANT_TESTS", "GROUP", "TEMPLATE", "PRODUCT"]
  ) {
    expect((await file(`panel=${panel}`))[0]).toBe(200);
  }
  expect((await file("panel=DAYS&preset=LAST_7_DAYS"))[1].trim().split("\n").length).toBe(8);
  expect((await file("panel=OTHER"))[0]).toBe(400);
  expect((await file("panel=DAYS&preset=toString"))[0]).toBe(400);
  const bia = await w.member("bia");
  expect((await file("panel=MARKETPLACE", bia))[1]).not.toContain("Shopee");
  expect(await insights("totals { clicks }", "", bia)).toEqual({ totals: { clicks: null } });
});

test("a report is imported over GraphQL, first as a dry run", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const send = async (isDryRun: boolean) => {
    const { data } = await w.request(
      ana,
      `mutation ($input: ImportConversionsInput!) { importConversions(input: $input) {
        ... on ImportedConversions { created unchanged missing columns mapping { field column }
          lines { line title status commission { formatted } } problems { line column } }
        ... on UserError { code } } }`,
      {
        input: {
          csv: "dia;ganho;loja\n20/11/2026;1,50;Casa\nontem;1,00;Casa",
          network: "AWIN",
          mapping: [
            { field: "purchasedAt", column: "dia" },
            { field: "commission", column: "ganho" },
            { field: "title", column: "loja" },
          ],
          isDryRun,
        },
      },
    );
    return data.importConversions;
  };
  expect(await send(true)).toMatchObject({
    created: 1,
    missing: [],
    columns: ["dia", "ganho", "loja"],
    lines: [{ line: 2, title: "Casa", status: "CONFIRMED", commission: { formatted: "R$ 1,50" } }],
    problems: [{ line: 3, column: "dia" }],
  });
  expect(await send(false)).toMatchObject({ created: 1 });
  expect(await send(false)).toMatchObject({ created: 0, unchanged: 1 });
  const panel = await w.app.fetch(
    new Request("http://localhost/api/insights.csv?panel=CONVERSIONS&preset=LAST_7_DAYS", {
      headers: { host: "localhost", authorization: `Bearer ${ana.token}` },
    }),
  );
  const [titles, ...sales] = (await panel.text()).trim().split(/\r?\n/).map((line) =>
    line.replaceAll(/["\ufeff]/g, "").split(";")
  );
  expect(sales.map((cells) => Object.fromEntries(cells.map((cell, n) => [titles![n], cell]))))
    .toEqual([{
      Data: expect.stringMatching(/20\/11\/2026|2026-11-20/),
      Produto: "Casa",
      Loja: "Awin",
      Situação: expect.stringMatching(/./),
      Ligada: expect.stringMatching(/./),
      A: "",
      Valor: "",
      Comissão: "1,50",
      Moeda: "BRL",
    }]);
});
