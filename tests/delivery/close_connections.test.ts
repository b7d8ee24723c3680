import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type {
  ConnectionHandlers,
  DeliveryReceipt,
  Messenger,
  SessionProblem,
} from "../../server/core/delivery/messenger.ts";
import { recordMessengerEvent } from "../../server/core/delivery/sessions/record_event.ts";
import { saveSession } from "../../server/core/delivery/sessions/save_session.ts";
import { listSessions } from "../../server/core/delivery/sessions/load_sessions.ts";
import { resumeSession } from "../../server/core/delivery/sessions/resume_session.ts";
import { sendTestMessage } from "../../server/core/delivery/queue/send_test_message.ts";
import { disconnectSession } from "../../server/core/delivery/sessions/disconnect_session.ts";
import { holdConnections } from "../../server/delivery/connections.ts";
import { messagingProcess } from "../support/seed/deliveries.ts";
import { testApp } from "../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const linked = {
  channel: "WHATSAPP",
  account: { id: "5511999990001", name: "Ana", handle: null },
  credentials: "primeiras",
  hint: "+55 11 …-0001",
} as const;

/** A process that holds a person's number, and the history of its connections, by credentials. */
async function scene(w: World) {
  const ends: string[] = [];
  const lastReceipts: DeliveryReceipt[] = [];
  const opened: ConnectionHandlers[] = [];
  const open: Messenger["open"] = ({ credentials }, handlers) => {
    opened.push(handlers);
    return {
      probe: () => Promise.resolve(),
      groups: () => Promise.resolve([]),
      edit: () => Promise.reject(new Error("nothing is edited here")),
      remove: () => Promise.reject(new Error("nothing is removed here")),
      inviteUrl: null,
      readInvite: null,
      joinByInvite: null,
      send: () => Promise.reject(new Error("nothing is sent here")),
      leave: () => Promise.resolve(void ends.push(`left ${credentials}`)),
      async close() {
        if (lastReceipts.length > 0) {
          await handlers.onEvent({ kind: "receipts", receipts: lastReceipts });
        }
        ends.push(`closed ${credentials}`);
      },
    };
  };
  const systemContext = () => {
    const ctx = w.system.ctx();
    const { messengers } = ctx.ports;
    const WHATSAPP = { ...messengers.WHATSAPP, open };
    return { ...ctx, ports: { ...ctx.ports, messengers: { ...messengers, WHATSAPP } } };
  };
  const ana = await w.member();
  const sessionId = await saveSession(ana.ctx(), linked);
  const process = messagingProcess(w);
  const connections = holdConnections({ systemContext, webhookOrigin: null });
  const keep = async () => await connections.hold(await process.hold());
  await keep();
  return {
    ana,
    sessionId,
    connections,
    keep,
    ends,
    /** The handlers of each connection, the oldest first. */
    opened,
    /** The receipts that the vendor reports while a connection is closed. */
    lastReceipts,
    /** The process ends, and another one takes its lanes over. */
    async takenOver() {
      await connections.close();
      await sql`update messaging_processes set held_until = clock_timestamp() - interval '1 s'`
        .execute(w.db);
      const next = messagingProcess(w);
      const others = holdConnections({ systemContext, webhookOrigin: null });
      onTestFinished(() => others.close());
      return { of: others.of, keep: async () => await others.hold(await next.hold()) };
    },
    [Symbol.asyncDispose]: () => connections.close(),
  };
}

test("disconnected by its person, a session is left at the vendor, once", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  expect(s.connections.of(s.sessionId)).not.toBeNull();
  await disconnectSession(s.ana.ctx(), { sessionId: s.sessionId });
  await s.keep();
  await expect.poll(() => s.ends).toEqual(["left primeiras"]);
  await s.keep();
  expect(s.connections.of(s.sessionId)).toBeNull();
  expect(s.ends).toEqual(["left primeiras"]);
});

test("paired again, the earlier device is left, and the new one stays", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  await saveSession(s.ana.ctx(), { ...linked, credentials: "segundas" });
  await s.keep();
  await expect.poll(() => s.ends).toEqual(["left primeiras"]);
  expect(s.connections.of(s.sessionId)).not.toBeNull();
});

test("a process that ends, or reopens a session, only closes it", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const event = { kind: "problem", problem: "ELSEWHERE" } as const;
  await recordMessengerEvent(w.system.ctx(), { sessionId: s.sessionId, event: event });
  await resumeSession(s.ana.ctx(), { sessionId: s.sessionId });
  await s.keep();
  expect(s.ends).toEqual(["closed primeiras"]);
  expect(s.connections.of(s.sessionId)).not.toBeNull();
  await s.connections.close();
  expect(s.ends).toEqual(["closed primeiras", "closed primeiras"]);
});

test("reports of a connection are ignored once its person has reopened the session", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const says = async (which: number, problem: SessionProblem | null) => {
    await s.opened[which]!.onEvent({ kind: "problem", problem });
    return (await listSessions(s.ana.ctx()))[0]!.problem;
  };
  expect(await says(0, "ELSEWHERE")).toBe("ELSEWHERE");
  await resumeSession(s.ana.ctx(), { sessionId: s.sessionId });
  expect(await says(0, "ELSEWHERE")).toBeNull(); // its own process has not renewed its lease yet
  await s.keep();
  expect(await says(0, "ELSEWHERE")).toBeNull();
  expect(await says(1, "UNREACHABLE")).toBe("UNREACHABLE");
});

test("receipts that come in the last moment before it is closed are taken in", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  await sendTestMessage(s.ana.ctx(), { sessionId: s.sessionId, text: "oi" });
  await w.db.updateTable("dispatches").set({ own_message_id: "M1", status: "UNCERTAIN" }).execute();
  s.lastReceipts.push({ messageId: "M1", isAccepted: true, deliveredAt: null, delivered: 0 });
  await s.connections.close();
  const { accepted_at } = await w.db.selectFrom("dispatches").select("accepted_at")
    .executeTakeFirstOrThrow();
  expect(accepted_at).not.toBeNull();
});

test("a number that is used elsewhere is opened by the next process only once its person resumes it", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { sessionId } = s;
  const report = (problem: SessionProblem) =>
    recordMessengerEvent(w.system.ctx(), { sessionId, event: { kind: "problem", problem } });
  await report("ELSEWHERE");
  const next = await s.takenOver();
  await next.keep();
  expect(next.of(sessionId)).toBeNull();
  await resumeSession(s.ana.ctx(), { sessionId });
  await next.keep();
  expect(next.of(sessionId)).not.toBeNull();
});

test("disconnected while it is used elsewhere, its device is left all the same", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { sessionId } = s;
  const event = { kind: "problem", problem: "ELSEWHERE" } as const;
  await recordMessengerEvent(w.system.ctx(), { sessionId, event });
  const next = await s.takenOver();
  await next.keep();
  await disconnectSession(s.ana.ctx(), { sessionId });
  await next.keep();
  await expect.poll(() => s.ends).toEqual(["closed primeiras", "left primeiras"]);
});

test("a restricted number is opened by the next process, but sends nothing", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { sessionId } = s;
  const event = { kind: "problem", problem: "RESTRICTED" } as const;
  await recordMessengerEvent(w.system.ctx(), { sessionId, event });
  const next = await s.takenOver();
  await next.keep();
  expect(next.of(sessionId)).not.toBeNull();
});

test("once an account is deleted, its device is unlinked as well", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  await w.db.deleteFrom("users").where("id", "=", s.ana.id).execute();
  await s.keep();
  await expect.poll(() => s.ends).toEqual(["left primeiras"]);
});
