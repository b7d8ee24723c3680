import { expect, test } from "vitest";
import {
  enforceRetention,
  keptSince,
} from "../../../../server/core/operations/retention/enforce_retention.ts";
import {
  listRetention,
  updateRetention,
} from "../../../../server/core/operations/retention/retention_settings.ts";
import { purgeEvents } from "../../../../server/core/operations/retention/purge_events.ts";
import { newId } from "../../../../server/core/ids.ts";
import { retentionPolicies } from "../../../../server/core/retention.ts";
import { storedOnServer } from "../../../../web/public/privacy_rows.ts";
import { testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;

test("months are counted by the calendar", () => {
  const now = new Date("2028-03-31T10:00:00Z");
  expect(keptSince(now, { amount: 1, unit: "months" }).toISOString())
    .toBe("2028-02-29T10:00:00.000Z");
  expect(keptSince(now, { amount: 48, unit: "hours" }).toISOString())
    .toBe("2028-03-29T10:00:00.000Z");
});

test("old events are deleted in batches to the last one, and nothing that is younger", async () => {
  await using w = await testApp();
  w.advance(Date.now() - w.system.ctx().now.getTime()); // ids have the real time
  await storeEvents(w, 25);
  const young = await w.count("events");
  w.advance(179 * DAY);
  await enforceRetention(w.system.ctx(), { rows: 10 });
  expect(await w.count("events")).toBe(young);
  w.advance(2 * DAY);
  await enforceRetention(w.system.ctx(), { rows: 10 });
  expect(await w.count("events")).toBe(0);
  const rute = await w.admin();
  const events = (await listRetention(rute.ctx())).find(({ name }) => name === "events")!;
  expect(events).toMatchObject({ lastDeleted: young, isBehind: false, amount: null });
  expect(events.ranAt).not.toBeNull();
});

test("a batch of events begins where the one before ended", async () => {
  await using w = await testApp();
  w.advance(Date.now() - w.system.ctx().now.getTime());
  await storeEvents(w, 5);
  const ids = (await w.db.selectFrom("events").select("id").orderBy("id").execute())
    .map(({ id }) => id);
  const before = new Date(Date.now() + DAY);
  expect(await purgeEvents(w, { before, most: 2 })).toEqual({ deleted: 2, last: ids[1] });
  expect(await purgeEvents(w, { before, most: 2, after: ids[2] }))
    .toEqual({ deleted: 2, last: ids[4] });
  expect(await purgeEvents(w, { before, most: 9 })).toMatchObject({ last: ids.at(-1) });
});

test("an admin chooses a period within its bounds, and the next run follows it", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const ana = await w.member();
  w.advance(Date.now() - w.system.ctx().now.getTime() + 40 * DAY);
  const choose = (name: string, amount: number | null, by = rute) =>
    updateRetention(by.ctx(), { name, amount });
  await expect(choose("events", 30, ana)).rejects.toMatchObject({ code: "ADMINS_ONLY" });
  await expect(choose("toString", 30)).rejects.toMatchObject({ code: "RETENTION_NOT_FOUND" });
  await expect(choose("notifications", 30)).rejects.toMatchObject({ code: "RETENTION_FIXED" });
  await expect(choose("events", 29)).rejects.toMatchObject({ code: "RETENTION_AMOUNT_INVALID" });
  await expect(choose("events", 731)).rejects.toMatchObject({ code: "RETENTION_AMOUNT_INVALID" });
  expect(await choose("events", 30)).toMatchObject({ amount: 30, period: { amount: 30 } });
  await enforceRetention(w.system.ctx());
  expect(await w.count("events")).toBe(0); // the choice is younger only on the moved clock
  expect(await choose("events", null)).toMatchObject({ amount: null, period: { amount: 180 } });
});

test("a policy that fails does not keep the others from running", async () => {
  await using w = await testApp();
  const ctx = w.system.ctx();
  const broken = () => Promise.reject(new Error("the disk is gone"));
  const run = enforceRetention({ ...ctx, ports: { ...ctx.ports, purgeEmailFiles: broken } });
  await expect(run).rejects.toThrow("1 policies failed");
  const enforced = Object.values(retentionPolicies).filter(({ purge }) => purge).length;
  expect(await w.count("retention_states where ran_at is not null")).toBe(enforced - 1);
});

test("the privacy page says the periods of what is about people", () => {
  const said = (what: string) => storedOnServer.find((row) => row.what.startsWith(what))?.until;
  const words = ({ amount, unit }: { amount: number; unit: "hours" | "days" | "months" }) =>
    `${amount} ${{ hours: "horas", days: "dias", months: "meses" }[unit]}`;
  const { events, clicks, dataExports, notifications, sightings, inboundEvents, emails } =
    retentionPolicies;
  for (
    const [row, policy] of [
      ["Diário do sistema", events],
      ["Cliques em links curtos", clicks],
      ["Cópia dos seus dados", dataExports],
      ["Avisos", notifications],
      ["Grupos de origem", sightings],
      ["Grupos de origem", inboundEvents],
      ["E-mails", emails],
    ] as const
  ) expect(said(row), row).toContain(words(policy.period!));
});

type TestApp = Awaited<ReturnType<typeof testApp>>;

async function storeEvents(w: TestApp, count: number) {
  await w.member();
  await w.db.insertInto("events").values(
    Array.from({ length: count }, () => ({
      id: newId("evt"),
      name: "user.registered" as const,
      payload: "{}",
      happened_at: w.system.ctx().now,
    })),
  ).execute();
}
