import { afterEach, beforeEach, expect, test } from "vitest";
import type { Context } from "../../server/core/context.ts";
import { newId, type ProcessId } from "../../server/core/ids.ts";
import { connectTelegram } from "../../server/core/delivery/sessions/connect_telegram.ts";
import { recordMessengerEvent } from "../../server/core/delivery/sessions/record_event.ts";
import type { SessionProblem } from "../../server/core/delivery/messenger.ts";
import type { ConnectionToken } from "../../server/core/delivery/sessions/open_session.ts";
import { holdLanes } from "../../server/core/delivery/lanes/hold_lanes.ts";
import type { Tables } from "../../server/core/tables.ts";
import { connect } from "../../server/database/connection.ts";
import { holdConnections } from "../../server/delivery/connections.ts";
import { openVault } from "../../server/adapters/vault/vault.ts";
import { testApp } from "../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  here = await testApp();
});
afterEach(() => here[Symbol.asyncDispose]());

/** The session of a person's bot, held by a process whose view may be stale. */
async function held() {
  const ana = await here.member("ana");
  const sessionId = await connectTelegram(ana.ctx(), { botToken: here.telegram.bot("O").token });
  const processId = newId("prc");
  let other: Partial<Context> = {};
  const connections = holdConnections({
    systemContext: () => ({ ...here.system.ctx(), ...other }),
    webhookOrigin: null,
  });
  return {
    keep: async (meanwhile: Partial<Context> = {}) => {
      const lanes = await holdLanes(here.system.ctx(), { processId, leaseMs: 60_000 });
      other = meanwhile;
      await connections.hold(lanes);
      other = {};
    },
    isOpen: () => connections.of(sessionId) !== null,
    close: () => connections.close(),
  };
}

const problem = async () =>
  (await here.db.selectFrom("messenger_sessions").select("problem").executeTakeFirstOrThrow())
    .problem;

test("a session is opened at the next sign of life when the database was away, and not in problem", async () => {
  const session = await held();
  const away = connect<Tables>({ ...here.database, port: 1 }, () => {});
  await session.keep({ db: away });
  expect(session.isOpen()).toBe(false);
  await session.keep();
  expect(session.isOpen()).toBe(true);
  expect(await problem()).toBeNull();
  await session.close();
  await away.destroy();
});

test("of two processes that held a session, the later one reports its state", async () => {
  const ana = await here.member("ana");
  const sessionId = await connectTelegram(ana.ctx(), { botToken: here.telegram.bot("O").token });
  const [earlier, later] = [newId("prc"), newId("prc")];
  const hold = async (processId: ProcessId) =>
    (await holdLanes(here.system.ctx(), { processId, leaseMs: 60_000 }))[0]!;
  const report = async (connection: ConnectionToken, reported: SessionProblem | null) => {
    const event = { kind: "problem", problem: reported } as const;
    await recordMessengerEvent(here.system.ctx(), { sessionId, event, connection });
    return await problem();
  };
  const first = await hold(earlier);
  await here.db.updateTable("messaging_processes").set({ held_until: new Date(0) }).execute();
  const second = await hold(later);
  expect(await report(first, "ELSEWHERE")).toBeNull(); // it is the later one that it means
  expect(await report(second, "ELSEWHERE")).toBe("ELSEWHERE");
  expect(await report(first, null)).toBe("ELSEWHERE");
  expect(await report(second, null)).toBeNull();
});

test("a session whose credentials cannot be opened is shown to its person as revoked", async () => {
  const session = await held();
  const vault = await openVault("another secret key of tests, 32 characters");
  await session.keep({ ports: { ...here.system.ctx().ports, vault } });
  expect(session.isOpen()).toBe(false);
  await expect.poll(problem, { timeout: 60_000 }).toBe("REVOKED");
  await session.close();
});
