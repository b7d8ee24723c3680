import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ConversionItem } from "../../../../server/core/insights/conversions/conversion.ts";
import { importConversions } from "../../../../server/core/insights/conversions/csv/import_conversions.ts";
import type { ReportNetwork } from "../../../../server/core/insights/conversions/csv/networks.ts";
import {
  conversionCursor,
  listConversions,
} from "../../../../server/core/insights/conversions/list_conversions.ts";
import { readConversions } from "../../../../server/core/insights/conversions/read_conversions.ts";
import { nextWindow } from "../../../../server/core/insights/conversions/reading_plan.ts";
import { saveConversions } from "../../../../server/core/insights/conversions/save_conversions.ts";
import { removeImported } from "../../../../server/core/insights/conversions/write_conversions.ts";
import { openInsights } from "../../../../server/core/insights/insights.ts";
import { listSources } from "../../../../server/core/insights/queries.ts";
import { newId, type UserId } from "../../../../server/core/ids.ts";
import { messageReference } from "../../../../server/core/links/message_links.ts";
import { ShopRefusal } from "../../../../server/core/marketplaces/api/shop_api.ts";
import { testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-21T12:00:00Z");

/** A person with a message of SHOPEE's product 77, whose link is "abc2345", sent a day ago. */
async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const [dispatchId, groupId, linkId] = [newId("dsp"), newId("grp"), newId("lnk")];
  await w.db.insertInto("message_results").values({
    dispatch_id: dispatchId,
    user_id: ana.id,
    group_id: groupId,
    template_id: null,
    variant: null,
    marketplace: "SHOPEE",
    product_id: "77",
    sent_at: new Date(NOW - DAY),
    day: "2026-11-20",
    hour: 9,
    is_delivered: true,
  }).execute();
  await w.db.insertInto("short_links").values({
    id: linkId,
    user_id: ana.id,
    slug: "abc2345",
    purpose: "MESSAGE",
    title: "",
    search_text: null,
    targets: "[]",
    dispatch_id: dispatchId,
    group_id: groupId,
    created_at: new Date(NOW - DAY),
    updated_at: new Date(NOW - DAY),
  }).execute();
  const save = (...items: ConversionItem[]) =>
    saveConversions(ana.ctx(), { userId: ana.id, network: "SHOPEE", source: "SHOPEE_API", items });
  const resultsOf = (dimension: string) =>
    w.db.selectFrom("daily_results").selectAll().where("user_id", "=", ana.id)
      .where("dimension", "=", dimension as "TOTAL").orderBy("day").orderBy("key").execute();
  const stored = () => w.db.selectFrom("conversions").selectAll().orderBy("external_id").execute();
  return { w, ana, dispatchId, groupId, linkId, save, resultsOf, stored };
}

const item = (more: Partial<ConversionItem> = {}): ConversionItem => ({
  externalId: "1",
  status: "PENDING",
  title: "Fone",
  purchasedAt: new Date(NOW - 60_000),
  clickedAt: null,
  amount: { cents: 100_00, currency: "BRL" },
  commission: { cents: 7_00, currency: "BRL" },
  subIds: [],
  marketplace: "SHOPEE",
  productId: "77",
  ...more,
});

test("a purchase is traced by the link that the report names, in whatever capitals", async () => {
  const { w, dispatchId, groupId, linkId, save, stored, resultsOf } = await scene();
  await using _ = w;
  await save(item({ subIds: ["grupo", "ABC2345"], productId: "88" }));
  expect(await stored()).toMatchObject([{
    match: "DISPATCH",
    dispatch_id: dispatchId,
    link_id: linkId,
    group_id: groupId,
    product_id: "77", // what the message was about, though another item was bought
  }]);
  expect(await resultsOf("GROUP")).toMatchObject([
    { day: "2026-11-20", key: groupId, bought: 1, conversions: 0 },
    { day: "2026-11-21", key: groupId, bought: 0, conversions: 1, estimated_conversions: 0 },
  ]);
});

test("a sub-tag of Amazon's report names the message, of its own person alone", async () => {
  const { w, ana, dispatchId, groupId, stored } = await scene();
  await using _ = w;
  const bia = await w.member("bia");
  const csv = `Name,ASIN,SubTag,Tracking ID,Date Shipped,Revenue($),Ad Fees($)
Cabo,B02,${messageReference(dispatchId)},ana-20,2026-11-20,100.00,4.50`;
  for (const who of [ana, bia]) {
    const input = { csv, network: "AMAZON", isDryRun: false } as const;
    expect(await importConversions(who.ctx(), input)).toMatchObject({ created: 1 });
  }
  const found = await stored();
  expect(found.find(({ user_id }) => user_id === ana.id))
    .toMatchObject({ match: "DISPATCH", dispatch_id: dispatchId, group_id: groupId });
  expect(found.find(({ user_id }) => user_id === bia.id))
    .toMatchObject({ match: "NONE", dispatch_id: null });
});

test("another person's link traces nothing", async () => {
  const { w, stored } = await scene();
  await using _ = w;
  const bia = await w.member("bia");
  const items = [item({ subIds: ["abc2345"], productId: null })];
  const input = { userId: bia.id, network: "SHOPEE", source: "CSV" as const, items };
  await saveConversions(bia.ctx(), input);
  expect(await stored()).toMatchObject([{ match: "NONE", dispatch_id: null, link_id: null }]);
});

test("without a link it is traced to the message of the product that was clicked most", async () => {
  const { w, ana, dispatchId, save, stored, resultsOf } = await scene();
  await using _ = w;
  const other = newId("dsp");
  await w.db.insertInto("message_results").values({
    dispatch_id: other,
    user_id: ana.id,
    marketplace: "SHOPEE",
    product_id: "77",
    sent_at: new Date(NOW - 2 * DAY),
    day: "2026-11-19",
    hour: 9,
    is_delivered: true,
    clicks: 3,
  }).execute();
  await save(
    item(),
    item({ externalId: "2", clickedAt: new Date(NOW - 1.5 * DAY) }),
    item({ externalId: "3", productId: "99" }),
    item({ externalId: "4", purchasedAt: new Date(NOW - 3 * DAY) }),
  );
  expect(dispatchId).not.toBe(other);
  expect((await stored()).map(({ match, dispatch_id }) => [match, dispatch_id])).toEqual([
    ["PRODUCT", other],
    ["PRODUCT", other],
    ["NONE", null],
    ["NONE", null], // before any message
  ]);
  expect(
    (await resultsOf("PRODUCT")).map(({ key, day, estimated_conversions: n }) => [key, day, n]),
  )
    .toEqual([
      ["SHOPEE:77", "2026-11-18", 0],
      ["SHOPEE:77", "2026-11-19", 0],
      ["SHOPEE:77", "2026-11-21", 2],
      ["SHOPEE:99", "2026-11-21", 0],
    ].toSorted((a, b) => String(a[1]).localeCompare(String(b[1]))));
});

test("a purchase that is canceled later corrects the day on which it was made", async () => {
  const { w, save, resultsOf } = await scene();
  await using _ = w;
  const bought = { purchasedAt: new Date(NOW - 30 * 60 * 1000), subIds: ["abc2345"] };
  expect(await save(item(bought))).toEqual({ created: 1, updated: 0, unchanged: 0 });
  expect(await save(item(bought))).toEqual({ created: 0, updated: 0, unchanged: 1 });
  w.advance(20 * DAY);
  expect(await save(item({ ...bought, status: "CONFIRMED" })))
    .toEqual({ created: 0, updated: 1, unchanged: 0 });
  expect(await resultsOf("TOTAL")).toMatchObject([
    { day: "2026-11-20", bought: 1 },
    {
      day: "2026-11-21",
      conversions: 1,
      revenue_cents: "10000",
      pending_commission_cents: "0",
      confirmed_commission_cents: "700",
    },
  ]);
  await save(item({ ...bought, status: "CANCELED" }));
  expect(await resultsOf("TOTAL")).toMatchObject([
    { day: "2026-11-20", bought: 0 },
    {
      day: "2026-11-21",
      conversions: 0,
      canceled_conversions: 1,
      revenue_cents: "0",
      confirmed_commission_cents: "0",
    },
  ]);
});

test("an amount in another currency is stored, and added to nothing", async () => {
  const { w, save, resultsOf } = await scene();
  await using _ = w;
  await save(item({ commission: { cents: 5, currency: "USD" } }));
  expect((await resultsOf("TOTAL")).at(-1)).toMatchObject({
    conversions: 1,
    revenue_cents: "0",
    pending_commission_cents: "0",
  });
});

test("whatever reports come, the days are the sums of the purchases", async () => {
  const { w, ana, save } = await scene();
  await using _ = w;
  const { db } = w;
  const reported = fc.record({
    externalId: fc.constantFrom("1", "2", "3", "4"),
    status: fc.constantFrom("PENDING" as const, "CONFIRMED" as const, "CANCELED" as const),
    amount: fc.option(fc.record({ cents: fc.nat(9_999), currency: fc.constant("BRL") })),
    commission: fc.record({
      cents: fc.integer({ min: -99, max: 999 }),
      currency: fc.constant("BRL"),
    }),
    purchasedAt: fc.nat(5).map((days) => new Date(NOW - days * DAY)),
    subIds: fc.constantFrom([], ["abc2345"]),
    productId: fc.constantFrom(null, "77", "88"),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(reported, { maxLength: 4 }), { maxLength: 5 }),
      async (all) => {
        await sql`truncate daily_results, conversions`.execute(db);
        await db.updateTable("message_results").set({ purchases: 0 }).execute();
        for (const items of all) await save(...items.map(item));
        const { rows: days } = await sql<Record<string, unknown>>`
        select day, sum(conversions)::int as conversions,
          sum(canceled_conversions)::int as canceled, sum(estimated_conversions)::int as estimated,
          sum(revenue_cents)::int as revenue, sum(pending_commission_cents)::int as pending,
          sum(confirmed_commission_cents)::int as confirmed
        from daily_results where user_id = ${ana.id} and dimension = 'TOTAL'
        group by day having sum(conversions) + sum(canceled_conversions) > 0 order by day`
          .execute(db);
        const { rows: raw } = await sql<Record<string, unknown>>`
        select day, count(*) filter (where status <> 'CANCELED')::int as conversions,
          count(*) filter (where status = 'CANCELED')::int as canceled,
          count(*) filter (where status <> 'CANCELED' and match = 'PRODUCT')::int as estimated,
          coalesce(sum(amount_cents) filter (where status <> 'CANCELED'), 0)::int as revenue,
          coalesce(sum(commission_cents) filter (where status = 'PENDING'), 0)::int as pending,
          coalesce(sum(commission_cents) filter (where status = 'CONFIRMED'), 0)::int as confirmed
        from conversions group by day order by day`.execute(db);
        expect(days).toEqual(raw);
        const { rows: [messages] } = await sql`
        select coalesce(sum(bought), 0)::int as bought from daily_results where dimension = 'TOTAL'`
          .execute(db);
        const { rows: [traced] } = await sql`
        select count(distinct dispatch_id)::int as bought from conversions
        where status <> 'CANCELED'`.execute(db);
        expect(messages).toEqual(traced);
      },
    ),
    { numRuns: 30 },
  );
});

const csv = `ID do pedido;Status;Data;Valor;Comissão;ID do produto;Tag
10;Pendente;20/11/2026 10:00;R$ 1.000,00;R$ 70,00;MLB1;abc2345
11;Aprovado;20/11/2026 11:00;50,00;3,50;MLB2;
11;Aprovado;20/11/2026 11:00;50,00;3,50;MLB2;
12;talvez;20/11/2026;1,00;1,00;MLB3;
13;Pago;31/02/2026;1,00;1,00;MLB3;
14;Pago;20/11/2026;1,00;muito;MLB3;`;

test("a file is imported line by line, and again changes nothing", async () => {
  const { w, ana, stored } = await scene();
  await using _ = w;
  const send = (more: object = {}) =>
    importConversions(ana.ctx(), { csv, network: "MERCADO_LIVRE", isDryRun: false, ...more });
  const problems = [
    { line: 5, column: "Status", message: expect.stringContaining("situação") },
    { line: 6, column: "Data", message: expect.stringContaining("data") },
    { line: 7, column: "Comissão", message: expect.stringContaining("valor") },
  ];
  expect(await send({ isDryRun: true })).toMatchObject({ created: 3, problems, missing: [] });
  expect(await stored()).toEqual([]);
  expect(await send()).toMatchObject({ created: 3, updated: 0, unchanged: 0, problems });
  expect((await stored()).map(({ external_id, match }) => [external_id, match])).toEqual([
    ["10:MLB1", "DISPATCH"],
    ["11:MLB2", "NONE"],
    ["11:MLB2:2", "NONE"], // the same item twice in one order
  ]);
  expect(await send()).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  const canceled = csv.replace("10;Pendente", "10;Cancelado");
  expect(await send({ csv: canceled })).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
});

test("a report that names no order is still imported once", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const fees = `Name,ASIN,Tracking ID,Date Shipped,Revenue($),Ad Fees($)
Fone,B01,ana-20,2026-11-19,100.00,4.50
Fone,B01,ana-20,2026-11-19,100.00,4.50`;
  const send = () =>
    importConversions(ana.ctx(), { csv: fees, network: "AMAZON", isDryRun: false });
  expect(await send()).toMatchObject({ created: 2 });
  expect(await send()).toMatchObject({ created: 0, unchanged: 2 });
});

test("unknown columns are named by the person, and remembered for the network", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const strange = "quando;quanto;oque\n20/11/2026;1,50;Fone";
  const send = (more: object = {}) =>
    importConversions(ana.ctx(), { csv: strange, network: "AWIN", isDryRun: false, ...more });
  expect(await send()).toMatchObject({
    columns: ["quando", "quanto", "oque"],
    mapping: {},
    missing: ["purchasedAt", "commission"],
    created: 0,
  });
  const mapping = { purchasedAt: "quando", commission: "Quanto", title: "nenhuma" };
  expect(await send({ mapping })).toMatchObject({ created: 1, missing: [] });
  expect(await send({ isDryRun: true })).toMatchObject({
    mapping: { purchasedAt: "quando", commission: "Quanto" },
    unchanged: 1,
  });
  expect(await send({ network: "CJ", isDryRun: true })).toMatchObject({ mapping: {} });
});

/** Shopee's connection of a person; `disconnected_at` ends it. */
const connectShopee = (w: Awaited<ReturnType<typeof testApp>>, userId: UserId) =>
  w.db.insertInto("marketplace_connections").values({
    id: newId("mkc"),
    user_id: userId,
    shop: "SHOPEE",
    credentials: "sealed",
    credential_hint: "",
    version: 1,
    connected_at: new Date(NOW),
    window_calls: 0,
  }).execute();

test("a shop that was disconnected takes files again, for the days that it did not report", async () => {
  const { w, ana, save, stored } = await scene();
  await using _ = w;
  const send = () => importConversions(ana.ctx(), { csv, network: "SHOPEE", isDryRun: false });
  const feed = async () => (await listSources(ana.ctx(), ana.id)).map(({ feed }) => feed);
  await connectShopee(w, ana.id);
  await save(
    item({ purchasedAt: new Date("2026-11-19T00:00:00Z") }),
    item({ externalId: "2", purchasedAt: new Date("2026-11-20T13:30:00Z") }),
  );
  expect(await feed()).toEqual([null, null, "API"]);
  await expect(send()).rejects.toMatchObject({ code: "CONVERSIONS_BY_API" });
  await w.db.updateTable("marketplace_connections").set({ disconnected_at: new Date(NOW) })
    .execute();
  expect(await feed()).toEqual([null, null, "DISCONNECTED_API"]);
  const { created, problems } = await send();
  expect(created).toBe(2); // of 11:00 in São Paulo, and the same once more
  expect(problems[0]).toEqual({
    line: 2,
    column: "Data",
    message: "As vendas deste dia já vieram pela API da loja.",
  });
  expect(await feed()).toEqual([null, null, "FILES"]);
  expect((await send()).unchanged).toBe(2);
  expect(await stored()).toHaveLength(4);
});

test("a time that names its zone is that instant, whatever the person's zone is", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const { lines, problems } = await importConversions(ana.ctx(), {
    csv: [
      "Order ID;Date;Commission",
      "1;2026-11-28T02:05:00Z;1,00",
      "2;2026-11-28T02:05:00.123-03:00;1,00",
      "3;2026-11-28 02:05:00;1,00",
      "4;2026-02-30T25:05:00Z;1,00",
    ].join("\n"),
    mapping: { externalId: "Order ID", purchasedAt: "Date", commission: "Commission" },
    network: "IMPACT",
    isDryRun: true,
  });
  expect(lines.map(({ purchasedAt }) => purchasedAt.toISOString())).toEqual([
    "2026-11-28T02:05:00.000Z",
    "2026-11-28T05:05:00.000Z",
    "2026-11-28T05:05:00.000Z",
  ]);
  expect(problems.map(({ line }) => line)).toEqual([5]);
});

test("the order of a file's dates is proven, remembered or usual; a date of two days is refused", async () => {
  const { w, ana, stored } = await scene();
  await using _ = w;
  const send = (network: ReportNetwork, dates: readonly string[], more: object = {}) =>
    importConversions(ana.ctx(), {
      csv: ["Order ID;Date;Commission", ...dates.map((date, n) => `${n};${date};1,00`)].join("\n"),
      mapping: { externalId: "Order ID", purchasedAt: "Date", commission: "Commission" },
      network,
      isDryRun: true,
      ...more,
    });
  const read = async (...input: Parameters<typeof send>) => {
    const { dateOrder, lines, problems } = await send(...input);
    const days = lines.map(({ purchasedAt }) => purchasedAt.toISOString().slice(0, 10));
    return [dateOrder, days, problems.map(({ message }) => message)];
  };
  const ambiguous = [expect.stringContaining("dia/mês ou mês/dia")];
  // CJ writes as in the United States, unless the file itself proves something else.
  expect(await read("CJ", ["11/03/2026 2:05 PM"])).toEqual(["MONTH_FIRST", ["2026-11-03"], []]);
  expect(await read("CJ", ["11/03/2026", "20/03/2026"]))
    .toEqual(["DAY_FIRST", ["2026-03-11", "2026-03-20"], []]);
  expect(await read("SHOPEE", ["03/11/2026"])).toEqual(["DAY_FIRST", ["2026-11-03"], []]);
  // Nothing is known of Rakuten's: what could be two days is refused until somebody chooses.
  expect(await read("RAKUTEN", ["11/03/2026", "05/05/2026"]))
    .toEqual([null, ["2026-05-05"], ambiguous]);
  expect(await read("RAKUTEN", ["11/03/2026"], { dateOrder: "MONTH_FIRST" }))
    .toEqual(["MONTH_FIRST", ["2026-11-03"], []]);
  expect(await read("RAKUTEN", ["2026-11-03"])).toEqual(["DAY_FIRST", ["2026-11-03"], []]);
  await send("RAKUTEN", ["11/03/2026"], { dateOrder: "MONTH_FIRST", isDryRun: false });
  expect(await read("RAKUTEN", ["11/04/2026"])).toEqual(["MONTH_FIRST", ["2026-11-04"], []]);
  expect(await read("RAKUTEN", ["20/11/2026"], { dateOrder: "MONTH_FIRST" }))
    .toEqual(["MONTH_FIRST", [], [expect.stringContaining("Não entendi a data")]]);
  expect(await stored()).toHaveLength(1);
});

test("the sales of a period are listed page by page, the latest first, each with its trace", async () => {
  const { w, ana, save } = await scene();
  await using _ = w;
  await w.db.insertInto("conversions").values(Array.from({ length: 3 }, (_, n) => ({
    ...{ id: newId("cnv"), user_id: ana.id, source: "CSV" as const, network: "AWIN" },
    ...{ external_id: `old${n}`, status: "PENDING" as const, title: "Antes", currency: "BRL" },
    ...{
      purchased_at: new Date("2026-06-01T12:00:00Z"),
      day: "2026-06-01",
      match: "NONE" as const,
    },
    ...{ created_at: new Date(NOW), updated_at: new Date(NOW) },
  }))).execute();
  const at = (minutes: number) => new Date(NOW - minutes * 60_000);
  await save(
    item({ externalId: "1", purchasedAt: at(1), subIds: ["abc2345"] }),
    item({ externalId: "2", purchasedAt: at(2), status: "CANCELED" }),
    item({ externalId: "3", purchasedAt: at(2), productId: null, status: "CONFIRMED" }),
  );
  const { period } = await openInsights(ana.ctx(), {});
  const scope = { userId: ana.id, period };
  const all = await listConversions(ana.ctx(), scope, { limit: 10, inverted: false });
  expect(all.map(({ match }) => match).toSorted()).toEqual(["DISPATCH", "NONE", "PRODUCT"]);
  expect(all[0]).toMatchObject({ match: "DISPATCH", tracedTo: null, commission: { cents: 700 } });
  const pages = [];
  let after: string | undefined;
  while (pages.length < 4) {
    const [one] = await listConversions(ana.ctx(), scope, {
      ...after ? { after } : {},
      limit: 1,
      inverted: false,
    });
    if (!one) break;
    pages.push(one);
    after = conversionCursor(one);
  }
  expect(pages).toEqual(all);
  const before = { before: conversionCursor(all[2]!), limit: 10, inverted: true };
  expect((await listConversions(ana.ctx(), scope, before)).toReversed()).toEqual(all.slice(0, 2));
  const some = {
    limit: 10,
    inverted: false,
    match: "PRODUCT" as const,
    status: "CANCELED" as const,
  };
  expect(await listConversions(ana.ctx(), scope, some)).toHaveLength(1);
  for (const after of ["x", "1.usr_1", `${"9".repeat(14)}.cnv_1`]) {
    await expect(listConversions(ana.ctx(), scope, { after, limit: 1, inverted: false }))
      .rejects.toMatchObject({ code: "CURSOR_INVALID" });
  }
});

test("a file of a shop that reports by itself is refused, and its own report replaces files", async () => {
  const { w, ana, save, stored, resultsOf } = await scene();
  await using _ = w;
  const send = () => importConversions(ana.ctx(), { csv, network: "SHOPEE", isDryRun: false });
  await connectShopee(w, ana.id);
  await send();
  await removeImported(ana.ctx(), {
    userId: ana.id,
    network: "SHOPEE",
    from: new Date(NOW - 5 * DAY),
    until: new Date(NOW),
  });
  expect(await stored()).toEqual([]);
  expect((await resultsOf("TOTAL")).map(({ conversions, bought }) => [conversions, bought]))
    .toEqual([[0, 0]]);
  await save(item());
  await expect(send()).rejects.toMatchObject({ code: "CONVERSIONS_BY_API" });
});

test("all days that may change are read window by window, then the last days often", () => {
  let due = {
    updatedAt: null as Date | null,
    correctedAt: null as Date | null,
    readingFrom: null as Date | null,
  };
  let now = NOW;
  const read = () => {
    const window = nextWindow(due, new Date(now));
    if (!window) return null;
    const { from, until, isCorrection, isLast } = window;
    due = {
      updatedAt: new Date(now),
      correctedAt: isCorrection && isLast ? new Date(now) : due.correctedAt,
      readingFrom: isCorrection && !isLast ? until : null,
    };
    return [(NOW - from.getTime()) / DAY, (NOW - until.getTime()) / DAY];
  };
  expect([read(), read(), read(), read()]).toEqual([[89, 59], [59, 29], [29, 0], null]);
  now += 2 * 60 * 60 * 1000;
  expect(read()).toEqual([3 - 1 / 12, -1 / 12]);
  expect(read()).toBeNull();
  now += DAY;
  expect(read()![0]).toBeCloseTo(89 - 13 / 12, 5);
});

test("a connection's report is read page by page; a refusal leaves the window for later", async () => {
  const { w, ana, stored } = await scene();
  await using _ = w;
  await connectShopee(w, ana.id);
  const { id } = await w.db.selectFrom("marketplace_connections").select("id")
    .executeTakeFirstOrThrow();
  await w.db.updateTable("marketplace_connections").set({
    credentials: await ana.ctx().ports.vault.seal(JSON.stringify({ appId: "1", secret: "2" }), id),
  }).execute();
  const windows: string[] = [];
  let refused = true;
  const run = () => {
    const ctx = w.contextOf({ kind: "system" });
    const SHOPEE = {
      ...ctx.ports.shops.SHOPEE,
      listConversions: (
        _account: unknown,
        { from, after }: { readonly from: Date; readonly after: string | null },
      ) => {
        if (refused && after) throw new ShopRefusal("FAILED", "away");
        windows.push(`${from.toISOString().slice(0, 10)} ${after ?? ""}`);
        const sold = {
          ...{ key: after ?? "first", productId: null, title: "Fone", status: "PENDING" as const },
          ...{ boughtAt: from, clickedAt: null, paid: null, subIds: [] },
          commission: { cents: 1, currency: "BRL" },
        };
        return Promise.resolve({ items: [sold], next: after ? null : "second" });
      },
    };
    const ports = { ...ctx.ports, shops: { ...ctx.ports.shops, SHOPEE } };
    return readConversions({ ...ctx, ports });
  };
  const source = () => w.db.selectFrom("conversion_sources").selectAll().executeTakeFirst();
  await run();
  expect((await stored()).length).toBe(1);
  expect(await source()).toMatchObject({ updated_at: null, covered_until: null });
  refused = false;
  for (let n = 0; n < 4; n++) await run();
  expect(windows).toEqual([
    "2026-08-24 ",
    "2026-08-24 ",
    "2026-08-24 second",
    "2026-09-23 ",
    "2026-09-23 second",
    "2026-10-23 ",
    "2026-10-23 second",
  ]);
  expect(await source()).toMatchObject({
    covered_from: new Date(NOW - 89 * DAY),
    covered_until: new Date(NOW),
    corrected_at: expect.any(Date),
    reading_from: null,
  });
});
