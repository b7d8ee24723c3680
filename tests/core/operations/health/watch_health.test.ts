import { enforceRetention } from "../../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { type CheckName, checkNames } from "../../../../server/core/operations/health/checks.ts";
import type { Finding, Level } from "../../../../server/core/operations/health/finding.ts";
import {
  recordFindings,
  watchHealth,
} from "../../../../server/core/operations/health/watch_health.ts";
import {
  addAlertDevice,
  removeAlertDevice,
} from "../../../../server/core/operations/health/alert_devices.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { testApp } from "../../../support/test_app.ts";

const MINUTE = 60_000;
const found = (name: CheckName, level: Level) =>
  new Map<CheckName, Finding>([[name, { level, figure: "1 GB livres de 100 GB" }]]);
const page = { limit: 20, inverted: false } as const;

test("an alert reaches every admin once, by the bell and by email, and so does its end", async () => {
  await using w = await testApp();
  const [rute, gil] = [await w.admin("rute"), await w.admin("gil")];
  await w.member();
  const record = async (level: Level) => {
    await recordFindings(w.system.ctx(), found("DISK", level));
    await runReactions(w);
  };
  await runReactions(w);
  w.emails.length = 0;
  await record("ALERT");
  expect(w.emails).toEqual([]); // it may be over at once
  w.advance(2 * MINUTE);
  await record("ALERT");
  await record("ALERT");
  expect(w.emails.map(({ subject }) => subject)).toEqual(["Alerta: Disco", "Alerta: Disco"]);
  expect(w.alerts).toEqual([expect.stringContaining("Alerta: Disco. 1 GB livres de 100 GB.")]);
  expect(w.emails[0]!.text).toContain("1 GB livres de 100 GB");
  expect(await listNotifications(gil.ctx(), page)).toMatchObject([
    { title: "Alerta: Disco", isOpen: true },
    { kind: "WELCOME" },
  ]);

  w.advance(MINUTE);
  await record("OK");
  expect(w.emails.slice(2).map(({ subject }) => subject))
    .toEqual(["Resolvido: Disco", "Resolvido: Disco"]);
  expect(await listNotifications(rute.ctx(), page)).toMatchObject([
    { title: "Resolvido: Disco", isOpen: false },
    { kind: "WELCOME" },
  ]);
  await record("OK");
  expect(w.emails.length).toBe(4);
  expect(w.alerts.slice(1)).toEqual(["Resolvido: Disco."]);

  w.advance(91 * 24 * 60 * MINUTE);
  await enforceRetention(w.system.ctx());
  expect(await w.count("health_problems")).toBe(0);
});

test("an alert is shown in the browsers that an admin chose, until one takes no more", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin("rute"), await w.member()];
  const device = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    key: "B".repeat(87),
    secret: "s".repeat(22),
  });
  const record = async (level: Level) => {
    await recordFindings(w.system.ctx(), found("DISK", level));
    await runReactions(w);
  };
  const shown = () => w.pushes.splice(0).map(({ endpoint, message }) => [endpoint, message.title]);
  for (const name of ["phone", "desk", "old", "old"]) {
    await addAlertDevice(rute.ctx(), device(name));
  }
  await removeAlertDevice(rute.ctx(), device("old"));
  await expect(addAlertDevice(ana.ctx(), device("of-ana"))).rejects.toThrow();
  for (
    const endpoint of ["http://push.example/x", "nowhere", `https://x.example/${"x".repeat(1_000)}`]
  ) {
    await expect(addAlertDevice(rute.ctx(), { ...device("x"), endpoint }))
      .rejects.toMatchObject({ code: "ALERT_DEVICE_INVALID" });
  }
  await record("ALERT");
  w.advance(2 * MINUTE);
  await record("ALERT");
  expect(shown().toSorted()).toEqual([
    ["https://push.example/desk", "Alerta: Disco"],
    ["https://push.example/phone", "Alerta: Disco"],
  ]);
  w.goneBrowsers.add("https://push.example/desk");
  await record("OK");
  expect(shown()).toEqual([["https://push.example/phone", "Resolvido: Disco"]]);
  expect(await w.count("alert_devices")).toBe(1);

  for (let n = 0; n < 12; n++) {
    w.advance(1);
    await addAlertDevice(rute.ctx(), device(`new-${n}`));
  }
  expect(await w.count("alert_devices")).toBe(10);
});

test("a note is for the bell alone, and two processes that watch open one problem", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const both = () =>
    Promise.all([1, 2].map(() => recordFindings(w.system.ctx(), found("BACKUPS", "NOTE"))));
  await runReactions(w);
  w.emails.length = 0;
  await both();
  w.advance(3 * 60 * MINUTE); // a morning in Brazil
  await both();
  await runReactions(w);
  expect(await w.count("health_problems")).toBe(1);
  expect([w.emails, w.alerts]).toEqual([[], []]);
  const [notice] = await listNotifications(rute.ctx(), page);
  expect(notice).toMatchObject({ kind: "HEALTH_PROBLEM", title: "Atenção: Cópias de segurança" });
});

test("every check is examined", async () => {
  await using w = await testApp();
  await watchHealth(w.system.ctx());
  const open = await w.db.selectFrom("health_problems").select("check_name").execute();
  expect(checkNames).toEqual(expect.arrayContaining(open.map((one) => one.check_name)));
  expect(open.map((one) => one.check_name).sort()).toEqual(["BACKUPS", "PROCESSES"]);
});
