import { Buffer } from "node:buffer";
import { configure, type LogRecord, reset } from "@logtape/logtape";
import { expect, onTestFinished, test } from "vitest";
import {
  authState,
  recordCaches,
  UnreadableCredentials,
} from "../../../../server/adapters/whatsapp/secrets/auth_state.ts";
import { library } from "../../../../server/adapters/whatsapp/connection/library.ts";
import {
  LostHold,
  type SecretChange,
  type SessionSecrets,
} from "../../../../server/core/delivery/sessions/session_secrets.ts";
import { memorySecrets } from "../../../support/messengers/memory_secrets.ts";

const lib = await library();
const me = { id: "5511999990001:1@s.whatsapp.net" };
const credentialsOf = (creds: object) => JSON.stringify(creds, lib.BufferJSON.replacer);
const linked = () => credentialsOf({ ...lib.initAuthCreds(), me });

/** Credentials and keys over these secrets, as a connection has them. */
function opened(secrets: SessionSecrets, more: { cache?: ReturnType<typeof recordCaches> } = {}) {
  const closing = new AbortController();
  let lost = 0;
  const auth = authState(lib, {
    credentials: linked(),
    secrets,
    cache: (more.cache ?? recordCaches())(),
    name: "ses_1",
    onLost: () => void lost++,
    signal: closing.signal,
  });
  return { ...auth, closing, lost: () => lost };
}

/** Secrets that a test lets be written, one write after the other. */
function held() {
  const kept = memorySecrets();
  const waiting: PromiseWithResolvers<void>[] = [];
  const secrets: SessionSecrets = {
    read: kept.read,
    async write(change: SecretChange) {
      const turn = Promise.withResolvers<void>();
      waiting.push(turn);
      await turn.promise;
      await kept.write(change);
    },
  };
  return { kept, secrets, waiting };
}

test("reads back what it stored, of each kind, in another process too", async () => {
  const secrets = memorySecrets();
  const values = {
    "pre-key": { 7: { private: Buffer.from("a"), public: Buffer.from("b") } },
    "sender-key-memory": { "1@g.us": { "2@lid": true } },
    "lid-mapping": { 55: "77" },
    "sender-key": { x: Buffer.from("[]") },
  };
  await opened(secrets).keys.set(values);
  const other = opened(secrets);
  for (const [kind, of] of Object.entries(values)) {
    const [id, value] = Object.entries(of)[0]!;
    expect(await other.keys.get(kind as "pre-key", [id, "absent"])).toEqual({ [id]: value });
  }
});

test("the app's state keys come back as the library's own messages", async () => {
  const secrets = memorySecrets();
  const keyData = lib.proto.Message.AppStateSyncKeyData.fromObject({ keyData: Buffer.from("k") });
  await opened(secrets).keys.set({ "app-state-sync-key": { a: keyData } });
  const { a } = await opened(secrets).keys.get("app-state-sync-key", ["a"]);
  expect(a).toBeInstanceOf(lib.proto.Message.AppStateSyncKeyData);
  expect(Buffer.from(a!.keyData!)).toEqual(Buffer.from("k"));
});

test("credentials and the keys that change with them are one write", async () => {
  const secrets = memorySecrets();
  const auth = opened(secrets);
  auth.creds.nextPreKeyId = 31;
  auth.credsChanged();
  const key = { private: Buffer.from("a"), public: Buffer.from("b") };
  await auth.keys.set({ "pre-key": { 30: key } });
  await auth.settled();
  expect(secrets.changes).toHaveLength(1);
  expect(secrets.changes[0]!.records).toHaveLength(1);
  expect(JSON.parse(secrets.changes[0]!.credentials!)).toMatchObject({ nextPreKeyId: 31 });
});

test("credentials that change alone are stored soon, and once", async () => {
  const secrets = memorySecrets();
  const auth = opened(secrets);
  auth.creds.nextPreKeyId = 31;
  auth.credsChanged();
  auth.credsChanged();
  await expect.poll(() => secrets.changes.length).toBe(1);
  await auth.settled();
  expect(secrets.changes).toHaveLength(1);
});

test("what is as it was stored is not stored again", async () => {
  const secrets = memorySecrets();
  const auth = opened(secrets);
  const values = { "lid-mapping": { 55: "77" }, "sender-key": { x: Buffer.from("[]") } };
  await auth.keys.set(values);
  await auth.keys.set(values);
  auth.credsChanged();
  await auth.settled();
  expect(secrets.changes).toHaveLength(1);
  await auth.keys.set({ ...values, "lid-mapping": { 55: null } });
  await auth.keys.set(values);
  expect(secrets.changes.map(({ records }) => records.map(({ kind }) => kind))).toEqual([
    ["lid-mapping", "sender-key"],
    ["lid-mapping"],
    ["lid-mapping"],
  ]);
});

test("somebody's list of devices is remembered, and not stored", async () => {
  const secrets = memorySecrets();
  const auth = opened(secrets);
  await auth.keys.set({ "device-list": { 55: ["0", "3"] } });
  expect(await auth.keys.get("device-list", ["55"])).toEqual({ 55: ["0", "3"] });
  expect(await opened(secrets).keys.get("device-list", ["55"])).toEqual({});
  expect(secrets.changes).toEqual([]);
});

test("a session that was made is stored with its first use, or at the end", async () => {
  const secrets = memorySecrets();
  const auth = opened(secrets);
  const [made, used] = [{ version: "v1" }, { version: "v1", used: true }];
  await auth.makingSessions(async () => {
    await auth.keys.set({ session: { a: made, b: made } as never });
  });
  expect(await auth.keys.get("session", ["a", "b"])).toEqual({ a: made, b: made });
  await auth.keys.set({ "lid-mapping": { 55: "77" } });
  await auth.keys.set({ session: { a: used } as never });
  expect(await auth.keys.get("session", ["a", "b"])).toEqual({ a: used, b: made });
  await auth.settled();
  expect(secrets.changes.map(({ records }) => records.map(({ id }) => id))).toEqual([
    ["55"],
    ["a"],
    ["b"],
  ]);
});

test("changes during a write are combined in order, and readable before they are stored", async () => {
  const { kept, secrets, waiting } = held();
  const { keys } = opened(secrets);
  const set = (value: string) => keys.set({ "lid-mapping": { 55: value } });
  const first = set("0");
  await expect.poll(() => waiting.length).toBe(1);
  const others = Promise.all([set("1"), set("2"), keys.set({ session: { a: null } })]);
  expect(await keys.get("lid-mapping", ["55"])).toEqual({ 55: "2" });
  waiting[0]!.resolve();
  await first;
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]!.resolve();
  await others;
  expect(kept.changes.map(({ records }) => records.length)).toEqual([1, 2]);
  expect(kept.changes[1]!.records[0]!.value).toBe(JSON.stringify("2"));
});

test("writes to an unavailable database are retried, and nothing counts as stored before", async () => {
  const { kept, secrets, waiting } = held();
  const { keys } = opened(secrets);
  let isKept = false;
  const set = Promise.resolve(keys.set({ session: { a: Buffer.from("1") } }))
    .then(() => isKept = true);
  for (const turn of [0, 1]) {
    await expect.poll(() => waiting.length).toBe(turn + 1);
    waiting[turn]!.reject(new Error("the database is away"));
  }
  await expect.poll(() => waiting.length).toBe(3);
  expect(isKept).toBe(false);
  waiting[2]!.resolve();
  await set;
  expect(kept.changes).toHaveLength(1);
});

test("a process that lost the session stores nothing, and is notified once", async () => {
  const secrets = memorySecrets();
  const { keys, lost } = opened(secrets);
  secrets.lose(new LostHold("another process holds it"));
  const set = () => keys.set({ session: { a: Buffer.from("1") } });
  await expect(Promise.all([set(), set()])).rejects.toBeInstanceOf(LostHold);
  await expect(set()).rejects.toBeInstanceOf(LostHold);
  expect(lost()).toBe(1);
});

test("keys that cannot be stored are logged without their content", async () => {
  const logged: LogRecord[] = [];
  await configure({
    sinks: { logged: (record) => void logged.push(record) },
    loggers: [{ category: ["garimpo", "whatsapp"], sinks: ["logged"], lowestLevel: "warning" }],
    reset: true,
  });
  onTestFinished(() => reset());
  const away = () => Promise.reject(new Error("no room for geheim"));
  const auth = opened({ ...memorySecrets(), write: away });
  const set = auth.keys.set({ session: { a: Buffer.from("geheim") } });
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBeGreaterThan(0);
  auth.closing.abort();
  await expect(set).rejects.toThrow();
  expect(logged.filter(({ category }) => category.at(-1) === "whatsapp")).toMatchObject([
    { level: "warning", properties: { name: "ses_1", error: "Error" } },
  ]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("one that is closed does not wait for a database that is away", async () => {
  const auth = opened({ ...memorySecrets(), write: () => Promise.reject(new Error("away")) });
  const set = auth.keys.set({ session: { a: Buffer.from("1") } });
  auth.closing.abort();
  await expect(set).rejects.toThrow("away");
  await auth.settled();
});

test("remembers what it read, within the room that all sessions share", async () => {
  const kept = memorySecrets();
  let reads = 0;
  const counting: SessionSecrets = {
    ...kept,
    read: (kind, ids) => (reads++, kept.read(kind, ids)),
  };
  const cache = recordCaches(1_000);
  const [one, other] = [opened(counting, { cache }), opened(counting, { cache })];
  await one.keys.set({ "lid-mapping": { 55: "0" } });
  await one.keys.get("lid-mapping", ["55"]);
  await one.keys.get("session", ["absent"]);
  await one.keys.get("session", ["absent"]);
  expect(reads).toBe(1);
  await other.keys.set({
    "lid-mapping": Object.fromEntries([..."abcdefghij"].map((id) => [id, id.repeat(80)])),
  });
  await one.keys.get("lid-mapping", ["55"]);
  expect(reads).toBe(2);
});

test.each(["", "não é nada", "{}", "null", credentialsOf(lib.initAuthCreds())])(
  "these are no credentials, and are not quoted: %#",
  (credentials) => {
    const open = () =>
      authState(lib, {
        ...{ credentials, secrets: memorySecrets(), cache: recordCaches()() },
        ...{ name: "ses_1", onLost: () => {}, signal: AbortSignal.abort() },
      });
    expect(open).toThrow(UnreadableCredentials);
    expect(open).not.toThrow(credentials || "nothing");
  },
);
