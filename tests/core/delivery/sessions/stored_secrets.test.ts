import { expect, test } from "vitest";
import { saveSession } from "../../../../server/core/delivery/sessions/save_session.ts";
import { openSession } from "../../../../server/core/delivery/sessions/open_session.ts";
import { LostHold } from "../../../../server/core/delivery/sessions/session_secrets.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import { CannotOpen } from "../../../../server/core/vault.ts";
import { messagingProcess } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const linked = {
  channel: "WHATSAPP",
  account: { id: "5511999990001", name: "Ana", handle: null },
  credentials: "credenciais-de-ana",
  hint: "+55 11 …-0001",
  secrets: [{ kind: "key", id: "1", value: "chave-um" }, { kind: "key", id: "2", value: null }],
  isNewNumber: true,
} as const;

/** A person's number, held by a process. */
async function held(w: World) {
  const ana = await w.member();
  const sessionId = await saveSession(ana.ctx(), linked);
  const process = messagingProcess(w);
  const open = async () => {
    const [lane] = await process.hold();
    return (await openSession(w.system.ctx(), sessionId, null, lane!.token))!.session;
  };
  return { ana, sessionId, process, open };
}

const heldNow = async (w: World) =>
  (await w.db.selectFrom("session_secrets").select(["kind", "id"]).orderBy("kind").orderBy("id")
    .execute()).map(({ kind, id }) => `${kind} ${id}`);

test("secrets come back as they were stored, and are sealed: each opens only in its place", async () => {
  await using w = await testApp();
  const { sessionId, open } = await held(w);
  const { secrets, credentials } = await open();
  expect(credentials).toBe("credenciais-de-ana");
  expect(await secrets.read("key", ["1", "2", "3"])).toEqual(new Map([["1", "chave-um"]]));
  expect(await secrets.read("key", [])).toEqual(new Map());
  expect(await secrets.read("other", ["1"])).toEqual(new Map());
  const [row] = await w.db.selectFrom("session_secrets").selectAll().execute();
  expect(row!.value).not.toContain("chave");
  await w.db.insertInto("session_secrets").values({ ...row!, id: "9" }).execute();
  await expect(secrets.read("key", ["9"])).rejects.toThrow(CannotOpen);
  expect(await w.count(`session_secrets where session_id = '${sessionId}'`)).toBe(2);
});

test("a change is stored entirely: added, changed and deleted records, and the credentials", async () => {
  await using w = await testApp();
  const { open } = await held(w);
  const { secrets } = await open();
  await secrets.write({
    credentials: "outras",
    records: [
      { kind: "key", id: "1", value: null },
      { kind: "key", id: "2", value: "dois" },
      { kind: "key", id: "2", value: "dois e meio" }, // the last word on it
      { kind: "session", id: "1", value: "sessão" },
    ],
  });
  expect(await heldNow(w)).toEqual(["key 2", "session 1"]);
  const again = await open();
  expect(again.credentials).toBe("outras");
  expect(await again.secrets.read("key", ["2"])).toEqual(new Map([["2", "dois e meio"]]));
  await secrets.write({ records: [{ kind: "key", id: "2", value: "três" }] });
  expect((await open()).credentials).toBe("outras");
  expect(await secrets.read("key", ["2"])).toEqual(new Map([["2", "três"]]));
});

test("a process that lost the session changes nothing, not even partly", async () => {
  await using w = await testApp();
  const { open, process } = await held(w);
  const { secrets } = await open();
  await w.db.updateTable("messaging_processes").set({ held_until: new Date(0) })
    .where("id", "=", process.processId).execute();
  await messagingProcess(w).hold(); // another one takes it over
  const change = { credentials: "velhas", records: [{ kind: "key", id: "1", value: "velha" }] };
  await expect(secrets.write(change)).rejects.toThrow(LostHold);
  const reader = await openSession(w.system.ctx(), await onlySession(w), null);
  expect(reader!.session.credentials).toBe("credenciais-de-ana");
  expect(await reader!.session.secrets.read("key", ["1"])).toEqual(new Map([["1", "chave-um"]]));
  await expect(reader!.session.secrets.write(change)).rejects.toThrow(LostHold); // it holds nothing
});

const onlySession = async ({ db }: World) =>
  (await db.selectFrom("messenger_sessions").select("id").executeTakeFirstOrThrow()).id;

test("a taking over waits for a change that has begun, and a change for a taking over", async () => {
  await using w = await testApp();
  const { open, process } = await held(w);
  const { secrets } = await open();
  await w.db.updateTable("messaging_processes").set({ held_until: new Date(0) })
    .where("id", "=", process.processId).execute();
  const writes = Array.from(
    { length: 20 },
    (_, n) =>
      secrets.write({ records: [{ kind: "key", id: "1", value: `valor ${n}` }] })
        .then(() => n, () => null),
  );
  const taken = messagingProcess(w).hold();
  const kept = (await Promise.all(writes)).filter((n) => n !== null);
  await taken;
  const now = (await secrets.read("key", ["1"])).get("1");
  expect(["chave-um", ...kept.map((n) => `valor ${n}`)]).toContain(now);
  await expect(secrets.write({ records: [] })).rejects.toThrow(LostHold);
});

test("after a reconnection, the earlier connection cannot overwrite the new keys", async () => {
  await using w = await testApp();
  const { ana, open } = await held(w);
  const { secrets } = await open();
  const secretsNow = [{ kind: "key", id: "5", value: "nova" }];
  await saveSession(ana.ctx(), { ...linked, credentials: "novas", secrets: secretsNow });
  await expect(secrets.write({ credentials: "velhas", records: [] })).rejects.toThrow(LostHold);
  expect(await heldNow(w)).toEqual(["key 5"]);
  expect((await open()).credentials).toBe("novas");
});

test("disconnected, a session has no secrets left, and gets none", async () => {
  await using w = await testApp();
  const { ana, sessionId, open } = await held(w);
  const { secrets } = await open();
  await disconnectSession(ana.ctx(), { sessionId });
  const change = { credentials: "vivas", records: [{ kind: "key", id: "1", value: "viva" }] };
  await expect(secrets.write(change)).rejects.toThrow(LostHold);
  expect(await heldNow(w)).toEqual([]);
  expect(await w.count("messenger_sessions where credentials is not null")).toBe(0);
});
