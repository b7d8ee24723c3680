import { expect, test } from "vitest";
import { type Click, clickIds } from "../../../../server/core/links/clicks/click.ts";
import { prepareClickMonths } from "../../../../server/core/links/clicks/click_months.ts";
import { recordClicks } from "../../../../server/core/links/clicks/record_clicks.ts";
import { insertLink } from "../../../support/links/insert_link.ts";
import { testApp } from "../../../support/test_app.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const newId = clickIds();
const click = (linkId: Click["linkId"], more: Partial<Click> = {}): Click => ({
  id: newId(NOON),
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
  expect(await recordClicks(w.db, clicks)).toEqual(changed);
  expect(await recordClicks(w.db, clicks)).toEqual([]);
  expect(await recordClicks(w.db, [...clicks, click(id)])).toEqual(changed);
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

test("ids of clicks sort by time, and none comes twice", () => {
  const ids = Array.from({ length: 5_000 }, (_, n) => newId(NOON + Math.floor(n / 100)));
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.every((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  expect(newId(NOON) < newId(NOON + 1)).toBe(true);
});

test("months are prepared ahead, and dropped once they are older than they are kept", async () => {
  await using w = await testApp();
  const months = async () => {
    const tables = await w.db.introspection.getTables();
    return tables.map(({ name }) => name).filter((name) => /^link_clicks_/.test(name)).toSorted();
  };
  const at = (date: string) => prepareClickMonths({ db: w.db, now: new Date(date) });
  await at("2026-11-21T12:00:00Z");
  const before = await months();
  await at("2026-11-21T12:00:00Z");
  expect(await months()).toEqual(before);
  expect(before).toEqual(expect.arrayContaining(["link_clicks_2026_11", "link_clicks_2027_02"]));
  await at("2027-12-31T12:00:00Z");
  expect(await months()).toEqual(
    expect.arrayContaining(["link_clicks_2026_11", "link_clicks_2028_03"]),
  );
  await at("2028-01-01T12:00:00Z");
  expect(await months()).not.toContain("link_clicks_2026_11");
  await w.db.updateTable("click_settings").set({ retention_months: 1 }).execute();
  await at("2028-01-01T12:00:00Z");
  expect((await months())[0]).toBe("link_clicks_2027_12");
});

test("processes that start at the same time prepare the months together", async () => {
  await using w = await testApp();
  const now = new Date("2031-05-31T12:00:00Z");
  await Promise.all(Array.from({ length: 4 }, () => prepareClickMonths({ db: w.db, now })));
  const tables = await w.db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => /^link_clicks_/.test(name));
  expect(names.toSorted()).toEqual([
    "link_clicks_2031_05",
    "link_clicks_2031_06",
    "link_clicks_2031_07",
    "link_clicks_2031_08",
  ]);
});
