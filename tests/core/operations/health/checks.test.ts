import { expect, test } from "vitest";
import {
  type CheckName,
  checkNames,
  checks,
  examine,
} from "../../../../server/core/operations/health/checks.ts";
import { ageWords, bytesWords } from "../../../../server/core/operations/health/finding.ts";
import type { HealthFacts } from "../../../../server/core/operations/health/facts.ts";

const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
const GB = 1024 ** 3;

const well: HealthFacts = {
  now,
  isInMaintenance: false,
  sessions: { total: 10, working: 10, silent: 0, failing: 0, unheld: 0, outdated: 0 },
  lanes: { due: 0, oldestDueAt: null },
  jobs: { waiting: 0, oldestAt: null, failing: [] },
  vendors: [],
  mirror: null,
  shops: { connected: 4, paused: 0, failing: 0 },
  webhooks: { isExpected: true, waiting: 0, oldestAt: null, lastAt: minutesAgo(5) },
  emails: {
    sent: 10,
    refused: 0,
    held: 0,
    lastSentAt: minutesAgo(3),
    lastFailedAt: minutesAgo(90),
  },
  processes: [
    { kind: "WEB", version: "a", isLive: true },
    { kind: "MESSENGER", version: "a", isLive: true },
    { kind: "MESSENGER", version: "old", isLive: false },
  ],
  disk: { free: 50 * GB, size: 100 * GB },
  backups: { newestAt: minutesAgo(120), hasFailedSince: false },
  certificate: { host: "garimpo.example", expiresAt: inDays(60) },
  database: { connections: 20, most: 100 },
};
const sessions = (more: Partial<HealthFacts["sessions"]>) => ({
  sessions: { ...well.sessions, ...more },
});
const vendor = (openSince: Date | null) => ({
  vendors: [{
    host: "api.telegram.org",
    requests: 9,
    failures: 5,
    openSince: openSince && openSince.toISOString(),
    lastError: "TIMED_OUT",
    lastErrorAt: null,
  }],
});
const emails = (more: Partial<HealthFacts["emails"]>) => ({ emails: { ...well.emails, ...more } });
const failing = (count: number, since: Date) => ({
  jobs: { ...well.jobs, failing: [{ task: "welcomeUser", count, since }] },
});

test("a product that is well has nothing to do", () => {
  for (const name of checkNames) expect(examine(name, well), name).toMatchObject({ level: "OK" });
  expect(examine("SESSIONS", well).figure).toBe("10 de 10 funcionando");
  expect(examine("DISK", well).figure).toBe("50 GB livres de 100 GB");
  expect(examine("WEBHOOKS", well).figure).toBe("tratados; o último há 5 min");
});

test("what is new and empty is well, except for copies and processes that send", () => {
  const fresh: HealthFacts = {
    ...well,
    ...sessions({ total: 0, working: 0 }),
    shops: { connected: 0, paused: 0, failing: 0 },
    webhooks: { isExpected: false, waiting: 0, oldestAt: null, lastAt: null },
    emails: { sent: 0, refused: 0, held: 0, lastSentAt: null, lastFailedAt: null },
    processes: [{ kind: "WEB", version: "a", isLive: true }],
    disk: null,
    backups: null,
    certificate: null,
  };
  expect(checkNames.filter((name) => examine(name, fresh).level !== "OK"))
    .toEqual(["PROCESSES", "BACKUPS"]);
  expect(examine("BACKUPS", fresh)).toEqual({ level: "NOTE", figure: "nenhuma cópia" });
});

type Case = [name: CheckName, facts: Partial<HealthFacts>, level: string];
test.each<Case>([
  ["PROCESSES", { processes: well.processes.slice(0, 1) }, "ALERT"],
  [
    "PROCESSES",
    { processes: well.processes.map((one) => ({ ...one, isLive: true })) },
    "NOTE",
  ],
  ["SESSIONS", sessions({ working: 9, failing: 1 }), "OK"],
  ["SESSIONS", sessions({ working: 8, failing: 2 }), "NOTE"],
  ["SESSIONS", sessions({ working: 9, unheld: 1 }), "NOTE"],
  ["SESSIONS", sessions({ working: 5, silent: 5 }), "ALERT"],
  ["SESSIONS", sessions({ total: 2, working: 1, failing: 1 }), "NOTE"],
  ["SESSIONS", sessions({ working: 9, failing: 1, outdated: 1 }), "ALERT"],
  ["LANES", { lanes: { due: 1, oldestDueAt: minutesAgo(1) } }, "OK"],
  ["LANES", { lanes: { due: 1, oldestDueAt: minutesAgo(2) } }, "NOTE"],
  ["LANES", { lanes: { due: 9, oldestDueAt: minutesAgo(10) } }, "ALERT"],
  ["LANES", { lanes: { due: 9, oldestDueAt: minutesAgo(99) }, isInMaintenance: true }, "OK"],
  ["JOBS_WAITING", { jobs: { ...well.jobs, waiting: 3, oldestAt: minutesAgo(3) } }, "NOTE"],
  ["JOBS_WAITING", { jobs: { ...well.jobs, waiting: 3, oldestAt: minutesAgo(15) } }, "ALERT"],
  ["JOBS_FAILED", failing(1, minutesAgo(1)), "NOTE"],
  ["JOBS_FAILED", failing(100, minutesAgo(59)), "NOTE"],
  ["JOBS_FAILED", failing(100, minutesAgo(60)), "ALERT"],
  ["VENDORS", vendor(null), "OK"],
  ["VENDORS", vendor(minutesAgo(1)), "NOTE"],
  ["VENDORS", vendor(minutesAgo(15)), "ALERT"],
  ["SHOPS", { shops: { connected: 4, paused: 0, failing: 2 } }, "NOTE"],
  ["SHOPS", { shops: { connected: 2, paused: 2, failing: 0 } }, "OK"],
  ["WEBHOOKS", { webhooks: { ...well.webhooks, waiting: 1, oldestAt: minutesAgo(10) } }, "NOTE"],
  ["WEBHOOKS", { webhooks: { ...well.webhooks, waiting: 1, oldestAt: minutesAgo(60) } }, "ALERT"],
  ["EMAILS", emails({ lastFailedAt: minutesAgo(1) }), "ALERT"],
  ["EMAILS", emails({ lastSentAt: null, lastFailedAt: minutesAgo(61) }), "OK"],
  ["EMAILS", emails({ refused: 1 }), "NOTE"],
  ["EMAILS", emails({ held: 1 }), "NOTE"],
  ["DISK", { disk: { free: 14 * GB, size: 100 * GB } }, "NOTE"],
  ["DISK", { disk: { free: 4 * GB, size: 10 * GB } }, "NOTE"],
  ["DISK", { disk: { free: 4 * GB, size: 100 * GB } }, "ALERT"],
  ["BACKUPS", { backups: { newestAt: minutesAgo(27 * 60), hasFailedSince: false } }, "NOTE"],
  ["BACKUPS", { backups: { newestAt: minutesAgo(60), hasFailedSince: true } }, "NOTE"],
  ["BACKUPS", { backups: { newestAt: minutesAgo(73 * 60), hasFailedSince: false } }, "ALERT"],
  ["CERTIFICATE", { certificate: { host: "a", expiresAt: inDays(13) } }, "NOTE"],
  ["CERTIFICATE", { certificate: { host: "a", expiresAt: inDays(2) } }, "ALERT"],
  ["CERTIFICATE", { certificate: { host: "a", expiresAt: inDays(-1) } }, "ALERT"],
  ["DATABASE", { database: { connections: 80, most: 100 } }, "NOTE"],
  ["DATABASE", { database: { connections: 95, most: 100 } }, "ALERT"],
])("%s: %j is %s", (name, facts, level) => {
  expect(examine(name, { ...well, ...facts }).level).toBe(level);
});

test("every check says what to do, in whole sentences", () => {
  for (const { label, advice } of Object.values(checks)) {
    expect(label.length, label).toBeLessThan(30);
    expect(advice, label).toMatch(/^[A-ZÀ-Ú].{30,}\.$/s);
  }
});

test("ages and bytes are words", () => {
  expect([12_000, 180_000, 7_200_000, 5 * 86_400_000].map(ageWords))
    .toEqual(["há 12 s", "há 3 min", "há 2 h", "há 5 dias"]);
  expect([512 * 1024 ** 2, 48.3 * GB].map(bytesWords)).toEqual(["512 MB", "48,3 GB"]);
});

test("changes that wait for Firestore are noted after minutes, with the error", () => {
  const after = (ms: number) =>
    examine("FIRESTORE", {
      ...well,
      mirror: {
        waiting: 2,
        failing: 2,
        oldestAt: new Date(now.getTime() - ms),
        problem: "7 PERMISSION_DENIED",
      },
    });
  expect(examine("FIRESTORE", well)).toEqual({ level: "OK", figure: "não configurada" });
  expect(after(60_000).level).toBe("OK");
  expect(after(6 * 60_000)).toEqual({
    level: "NOTE",
    figure: "2 documentos à espera, 2 com erro; o mais antigo há 6 min (7 PERMISSION_DENIED)",
  });
  expect(after(61 * 60_000).level).toBe("ALERT");
});
