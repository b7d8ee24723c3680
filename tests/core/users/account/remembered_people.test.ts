import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { findPerson } from "../../../../server/core/users/account/find_person.ts";
import {
  PEOPLE_TABLES,
  rememberedPeople,
} from "../../../../server/core/users/account/remembered_people.ts";
import type { UserId } from "../../../../server/core/ids.ts";
import type { Tables } from "../../../../server/core/tables.ts";
import { connect } from "../../../../server/database/connection.ts";
import { identified, testApp } from "../../../support/test_app.ts";
import { recordedStatements } from "../../../../bench/support/recorded_statements.ts";

const ana = "usr_ana" as UserId;
const now = new Date();
const person = (role: string, impersonation: unknown = null) =>
  ({ user: { id: ana, role }, sessionsFrom: null, impersonation }) as never;

test("a person is remembered for five seconds, and until something about them changes", () => {
  let clock = 0;
  const people = rememberedPeople(() => clock);
  const [who, other] = [identified("a"), identified("b")];
  people.reading()(who, person("user"));
  expect(people.find(who, now)?.user.role).toBe("user");
  expect(people.find(other, now)).toBeUndefined();
  people.notified("usr_somebody");
  expect(people.find(who, now)).toBeDefined();
  people.notified(ana);
  expect(people.find(who, now)).toBeUndefined();
  people.reading()(who, person("admin"));
  expect(people.find(who, now)?.user.role).toBe("admin");
  people.notified("*");
  expect(people.find(who, now)).toBeUndefined();
  people.reading()(who, person("user"));
  clock = 4_999;
  expect(people.find(who, now)).toBeDefined();
  clock = 5_000;
  expect(people.find(who, now)).toBeUndefined();
});

test("what changes while a person is read is not missed", () => {
  const people = rememberedPeople();
  for (const change of [() => people.notified(ana), people.forgetAll]) {
    const remember = people.reading();
    change();
    remember(identified("a"), person("user"));
    expect(people.find(identified("a"), now)).toBeUndefined();
  }
});

test("an impersonation ends at its time, though the admin is remembered", () => {
  const people = rememberedPeople();
  people.reading()(identified("a"), person("admin", { expiresAt: new Date(now.getTime() + 1) }));
  expect(people.find(identified("a"), now)?.impersonation).not.toBeNull();
  expect(people.find(identified("a"), new Date(now.getTime() + 1))?.impersonation).toBeNull();
});

test("whom this process changes is read anew at once, however it is written", async () => {
  await using w = await testApp();
  const { id, token } = await w.member();
  const find = () => findPerson(w.system.ctx(), identified(token!), "REMEMBERED");
  const lookups = async () =>
    (await recordedStatements(find)).filter(({ text }) => text.includes('"identities"'));
  await expect.poll(lookups).toEqual([]);
  const read = () => findPerson(w.system.ctx(), identified(token!));
  expect(await recordedStatements(read)).not.toEqual([]); // what changes something asks anew
  await w.db.updateTable("users").set({ signature: "um" }).where("id", "=", id).execute();
  expect((await find())?.user.signature).toBe("um");
  await w.db.transaction().execute(async (db) => {
    await db.updateTable("users").set({ signature: "dois" }).where("id", "=", id).execute();
    expect((await find())?.user.signature).toBe("um");
  });
  expect((await find())?.user.signature).toBe("dois");
  const undone = w.db.transaction().execute(async (db) => {
    await db.updateTable("users").set({ signature: "três" }).where("id", "=", id).execute();
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect((await find())?.user.signature).toBe("dois");
});

test("what another process changes is read anew once the database notifies of it", async () => {
  await using w = await testApp();
  const elsewhere = connect<Tables>(w.database, () => {});
  onTestFinished(() => elsewhere.destroy());
  const { id, token } = await w.member();
  const find = () => findPerson(w.system.ctx(), identified(token!), "REMEMBERED");
  await elsewhere.insertInto("plans").values({
    price_id: "price_1",
    name: "Um",
    limits: JSON.stringify({ groups: 1 }),
  } as never).execute();
  const writes = [
    () => elsewhere.updateTable("users").set({ stripe_price_id: "price_1" }),
    () => elsewhere.updateTable("users").set({ blocked_at: new Date() }),
    () => elsewhere.updateTable("plans").set({ limits: JSON.stringify({ groups: 2 }) as never }),
  ];
  for (const write of writes) {
    const before = await find();
    await write().execute();
    await expect.poll(find).not.toEqual(before);
  }
  await elsewhere.insertInto("impersonations").values({
    id: "imp_1" as never,
    admin_id: id,
    user_id: (await w.member("bia")).id,
    session_key: token!,
    reason: "",
    started_at: w.system.ctx().now,
    expires_at: new Date(w.system.ctx().now.getTime() + 60_000),
    ended_at: null,
  }).execute();
  await expect.poll(async () => (await find())?.impersonation?.id).toBe("imp_1");
  await elsewhere.deleteFrom("identities").where("user_id", "=", id).execute();
  await expect.poll(find).toBeUndefined();
});

test("who changes something is read at that moment", async () => {
  await using w = await testApp();
  const elsewhere = connect<Tables>(w.database, () => {});
  onTestFinished(() => elsewhere.destroy());
  const { id, token } = await w.member();
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ query }) };
    return await (await w.app.fetch(new Request("http://localhost/graphql", init))).json();
  };
  expect(await ask("{ viewer { id } }")).toEqual({ data: { viewer: { id } } });
  await elsewhere.updateTable("users").set({ blocked_at: new Date() }).execute();
  const change =
    'mutation { deleteOffer(input: { id: "ofr_1" }) { __typename ... on UserError { code } } }';
  expect(JSON.stringify(await ask(change))).toContain("SIGN_IN_FIRST");
});

test("every table that a person is read from notifies of its changes", async () => {
  await using w = await testApp();
  const { rows } = await sql<{ name: string }>`
    select distinct event_object_table as name from information_schema.triggers
    where trigger_name like 'notify_by_%'`.execute(w.db);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(PEOPLE_TABLES));
});
