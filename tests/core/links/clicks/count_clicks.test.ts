import { enforceRetention } from "../../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { newId } from "../../../../server/core/ids.ts";
import type { Click } from "../../../../server/core/links/clicks/click.ts";
import { prepareClickMonths } from "../../../../server/core/links/clicks/click_months.ts";
import { countNewClicks } from "../../../../server/core/links/clicks/count_clicks.ts";
import { storeClicks } from "../../../../server/core/links/clicks/store_clicks.ts";
import { loadShortLinks } from "../../../../server/core/links/list_links.ts";
import { storedText } from "../../../../server/core/links/clicks/stored_clicks.ts";
import { insertLink } from "../../../support/links/insert_link.ts";
import { testApp } from "../../../support/test_app.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const WRITER = crypto.randomUUID();
const click = (linkId: Click["linkId"], more: Partial<Click> = {}): Click => ({
  linkId,
  at: NOON,
  kind: "PERSON",
  isRepeat: false,
  device: "MOBILE",
  country: null,
  referrerHost: null,
  ...more,
});

test("a click that comes twice is stored and counted once, with what its link is attributed to", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await insertLink(w.db, ana.id, "promo", undefined, {
    purpose: "MESSAGE",
    group_id: "grp_1",
    variant: 2,
    marketplace: "SHOPEE",
  });
  const clicks = [
    click(id),
    click(id, { isRepeat: true }),
    click(id, { kind: "BOT" }),
    click("lnk_gone"),
  ];
  const changed = [{ linkId: id, userId: ana.id }];
  const store = (first: number, ...some: Click[]) =>
    storeClicks(w.db, { writer: WRITER, first, clicks: some });
  await store(1, ...clicks);
  await store(1, ...clicks);
  expect(await countNewClicks(w.db)).toEqual({ links: changed, isMore: false, refusals: [] });
  await store(1, ...clicks);
  expect(await countNewClicks(w.db)).toEqual({ links: [], isMore: false, refusals: [] });
  await store(5, click(id));
  await store(3, click(id), click(id));
  expect(await countNewClicks(w.db)).toEqual({ links: changed, isMore: false, refusals: [] });
  const stored = await w.db.selectFrom("link_clicks").selectAll().orderBy("id").execute();
  expect(stored).toHaveLength(4);
  expect(stored[0]).toMatchObject({
    link_id: id,
    user_id: ana.id,
    at: new Date(NOON),
    group_id: "grp_1",
    variant: 2,
    marketplace: "SHOPEE",
  });
  const link = await w.db.selectFrom("short_links").select(["click_count", "bot_count"])
    .executeTakeFirstOrThrow();
  expect(link).toEqual({ click_count: 2, bot_count: 1 });
});

test("people's clicks on a message's link are counted with the message alone, and read from there", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const dispatchId = newId("dsp");
  const id = await insertLink(w.db, ana.id, "promo", undefined, {
    purpose: "MESSAGE",
    dispatch_id: dispatchId,
  });
  const read = () => loadShortLinks(ana.ctx(), [id]);
  expect(await read()).toMatchObject([{ clickCount: 0, botCount: 0 }]);
  for (const first of [1, 4]) {
    const clicks = [click(id), click(id), click(id, { kind: "BOT" })];
    await storeClicks(w.db, { writer: WRITER, first, clicks });
    expect(await countNewClicks(w.db)).toMatchObject({ links: [{ linkId: id }] });
  }
  const { click_count } = await w.db.selectFrom("short_links").select("click_count")
    .executeTakeFirstOrThrow();
  const messages = await w.db.selectFrom("message_results").select(["dispatch_id", "clicks"])
    .execute();
  expect([click_count, messages]).toEqual([null, [{ dispatch_id: dispatchId, clicks: 4 }]]);
  expect(await read()).toMatchObject([{ clickCount: 4, botCount: 2 }]);
});

test("clicks of a link that differ in their time alone are stored together, and shown one by one", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await insertLink(w.db, ana.id, "promo");
  const clicks = [0, 7, 7].map((after) => click(id, { at: NOON + after }));
  await storeClicks(w.db, { writer: WRITER, first: 1, clicks: clicks.slice(0, 2) });
  const last = [clicks[2]!, click(id, { at: NOON + 9, device: "TABLET" })];
  await storeClicks(w.db, { writer: WRITER, first: 3, clicks: last });
  await countNewClicks(w.db);
  const rows = await w.db.selectFrom("counted_clicks").select("milliseconds").execute();
  expect(rows.map(({ milliseconds }) => milliseconds.toSorted())).toEqual([["0 7 7", "9"]]);
  const shown = await w.db.selectFrom("link_clicks").select(["id", "at", "device"]).orderBy("at")
    .execute();
  expect(shown.map(({ at, device }) => [at.getTime() - NOON, device])).toEqual([
    [0, "MOBILE"],
    [7, "MOBILE"],
    [7, "MOBILE"],
    [9, "TABLET"],
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(4);
});

test("clicks count by the day and hour of their person's zone, and a month's later as well", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await w.db.updateTable("users").set({ time_zone: "Asia/Kolkata" }).where("id", "=", ana.id)
    .execute();
  const id = await insertLink(w.db, ana.id, "promo");
  const ats = ["2026-11-21T18:29:59.999Z", "2026-11-21T18:30:00.000Z", "2026-12-01T00:00:00.001Z"]
    .map((at) => Date.parse(at));
  const clicks = ats.map((at) => click(id, { at, country: "BR", referrerHost: "loja.example" }));
  await storeClicks(w.db, { writer: WRITER, first: 1, clicks });
  await countNewClicks(w.db);
  const hours = await w.db.selectFrom("daily_results").select(["day", "key", "clicks"])
    .where("dimension", "=", "HOUR").orderBy("day").execute();
  expect(hours).toEqual([
    { day: "2026-11-21", key: "23", clicks: 1 },
    { day: "2026-11-22", key: "00", clicks: 1 },
    { day: "2026-12-01", key: "05", clicks: 1 },
  ]);
  const stored = await w.db.selectFrom("link_clicks").select(["at", "country", "referrer_host"])
    .orderBy("at").execute();
  expect(stored.map(({ at }) => at.getTime())).toEqual(ats);
  expect(stored[0]).toMatchObject({ country: "BR", referrer_host: "loja.example" });
});

test("a round counts many small batches at once, and of large ones about a megabyte", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await insertLink(w.db, ana.id, "promo");
  const text = storedText([click(id)]);
  const insert = (batches: readonly string[]) =>
    w.db.insertInto("new_clicks").values(batches.map((clicks) => ({ clicks }))).execute();
  await insert(Array(500).fill(text));
  expect(await countNewClicks(w.db)).toMatchObject({ links: [{ linkId: id }], isMore: false });
  expect(await w.count("new_clicks")).toBe(0);
  await insert(Array(5).fill(text + " ".repeat(400_000)));
  expect(await countNewClicks(w.db)).toMatchObject({ isMore: true });
  expect(await w.count("new_clicks")).toBe(2);
  expect(await countNewClicks(w.db)).toMatchObject({ isMore: false });
  const link = await w.db.selectFrom("short_links").select("click_count").executeTakeFirstOrThrow();
  expect(link.click_count).toBe(505);
});

test("a batch that the database refuses is dropped alone", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await insertLink(w.db, ana.id, "promo");
  const tooOld = Date.UTC(1999, 0, 1); // no month's table
  for (const [n, at] of [NOON, tooOld, NOON + 1].entries()) {
    await storeClicks(w.db, { writer: WRITER, first: n + 1, clicks: [click(id, { at })] });
  }
  const { links, isMore, refusals } = await countNewClicks(w.db);
  expect([links.length, isMore]).toEqual([2, false]);
  expect(refusals).toEqual([expect.objectContaining({ code: "23514" })]);
  expect(await w.count("link_clicks")).toBe(2);
  expect(await w.count("new_clicks")).toBe(0);
});

test("months are prepared ahead, and dropped once they are older than they are kept", async () => {
  await using w = await testApp();
  const months = async () => {
    const tables = await w.db.introspection.getTables();
    return tables.map(({ name }) => name).filter((name) => /^counted_clicks_/.test(name))
      .toSorted();
  };
  const at = async (date: string) => {
    await prepareClickMonths({ db: w.db, now: new Date(date) });
    await enforceRetention({ ...w.system.ctx(), now: new Date(date) });
  };
  await at("2026-11-21T12:00:00Z");
  const before = await months();
  await at("2026-11-21T12:00:00Z");
  expect(await months()).toEqual(before);
  expect(before).toEqual(
    expect.arrayContaining(["counted_clicks_2026_11", "counted_clicks_2027_02"]),
  );
  await at("2027-12-31T12:00:00Z");
  expect(await months()).toEqual(
    expect.arrayContaining(["counted_clicks_2026_11", "counted_clicks_2028_03"]),
  );
  await at("2028-01-01T12:00:00Z");
  expect(await months()).not.toContain("counted_clicks_2026_11");
  await w.db.updateTable("retention_states").set({ amount: 1 }).where("name", "=", "clicks")
    .execute();
  await at("2028-01-01T12:00:00Z");
  expect((await months())[0]).toBe("counted_clicks_2027_12");
});

test("processes that start at the same time prepare the months together", async () => {
  await using w = await testApp();
  const now = new Date("2031-05-31T12:00:00Z");
  await Promise.all(Array.from({ length: 4 }, () => prepareClickMonths({ db: w.db, now })));
  const tables = await w.db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => /^counted_clicks_/.test(name));
  expect(names.toSorted().slice(-4)).toEqual([
    "counted_clicks_2031_05",
    "counted_clicks_2031_06",
    "counted_clicks_2031_07",
    "counted_clicks_2031_08",
  ]);
});
