import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { Failure } from "../../../../server/core/errors.ts";
import { holdings } from "../../../../server/core/privacy/personal_data.ts";
import { schedule } from "../../../../server/core/schedule.ts";
import {
  cancelAccountDeletion,
  requestAccountDeletion,
} from "../../../../server/core/users/account/deletion.ts";
import { startJobRunner } from "../../../../server/jobs/job_runner.ts";
import { recordEvents } from "../../../../server/jobs/record_events.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { rowsThatHold, seedWholePerson } from "../../../support/seed/seed_whole_person.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
type World = Awaited<ReturnType<typeof testApp>>;

const ask = ({ ctx, token }: Member, confirmation = `${token}@example.com`) =>
  requestAccountDeletion(ctx(), { confirmation });
const carryOut = ({ system }: World) => schedule.carryOutDeletions!.run(system.ctx());
const code = (promise: Promise<unknown>) => promise.then(() => null, (e) => (e as Failure).code);
const deletesAt = async ({ db }: World, { id }: Member) =>
  (await db.selectFrom("users").select("deletes_at").where("id", "=", id).executeTakeFirst())
    ?.deletes_at;

test("the account is deleted 7 days after its owner typed their e-mail, and the date stays as announced", async () => {
  await using w = await testApp();
  const ana = await w.member();
  expect(await code(ask(ana, "outra@example.com"))).toBe("DELETION_NOT_CONFIRMED");
  expect(await deletesAt(w, ana)).toBe(null);
  const until = new Date(w.system.ctx().now.getTime() + 7 * DAY);
  await ask(ana, ` ${ana.token!.toUpperCase()}@Example.com `);
  w.advance(DAY);
  await ask(ana);
  expect(await deletesAt(w, ana)).toEqual(until);
  expect((await w.events()).filter((name) => name === "deletion.requested")).toHaveLength(1);
});

test("an email has the date and how to cancel, once; a cancelled deletion keeps all and is confirmed", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await runReactions(w);
  w.emails.splice(0);
  await ask(ana);
  await runReactions(w);
  expect(w.emails).toMatchObject([{
    to: `${ana.token}@example.com`,
    subject: "Sua conta será excluída",
    text: expect.stringMatching(/28\/11 às 09:00[^]*Cancelar exclusão/),
  }]);
  await cancelAccountDeletion(ana.ctx(), {});
  await cancelAccountDeletion(ana.ctx(), {});
  await runReactions(w);
  expect(w.emails.map(({ subject }) => subject))
    .toEqual(["Sua conta será excluída", "Sua conta não será mais excluída"]);
  w.advance(8 * DAY);
  await carryOut(w);
  expect(await w.count("users")).toBe(1);
});

test("its email greets by the first name, once the address is known to be the person's", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const called = { display_name: "Ana Maria Reis", email_verified_at: null as Date | null };
  const greeted = async () => {
    await w.db.updateTable("users").set(called).where("id", "=", ana.id).execute();
    w.emails.splice(0);
    await ask(ana);
    await runReactions(w);
    await cancelAccountDeletion(ana.ctx(), {});
    return w.emails.at(-1)?.text.split("\n")[0];
  };
  expect(await greeted()).toBe("Olá.");
  called.email_verified_at = new Date();
  expect(await greeted()).toBe("Olá, Ana.");
});

test("after its date, the deletion cannot be canceled any more", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await ask(ana);
  w.advance(7 * DAY);
  expect(await code(cancelAccountDeletion(ana.ctx(), {}))).toBe("DELETION_UNDERWAY");
});

test("only the person, not impersonated, may request it, and the last admin may not", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const viewer = ana.ctx().viewer;
  if (!("userId" in viewer)) throw new Error("a member is somebody");
  const impersonation = { id: "imp_1", adminId: rute.id, expiresAt: new Date() } as const;
  const inHerName = { ...ana, ctx: () => w.contextOf({ ...viewer, impersonation }) };
  expect(await code(ask(inHerName))).toBe("ONLY_IN_PERSON");
  expect(await code(requestAccountDeletion(w.guest.ctx(), { confirmation: "" })))
    .toBe("SIGN_IN_FIRST");
  expect(await code(ask(rute))).toBe("LAST_ADMIN");
  const other = await w.admin("lia");
  expect(await Promise.all([code(ask(rute)), code(ask(other))]).then((codes) => codes.toSorted()))
    .toEqual(["LAST_ADMIN", null]);
});

test("the last admin is not deleted until there is another", async () => {
  await using w = await testApp();
  const [rute, lia] = [await w.admin(), await w.admin("lia")];
  await ask(rute);
  await w.db.updateTable("users").set({ role: "user" }).where("id", "=", lia.id).execute();
  w.advance(8 * DAY);
  await carryOut(w);
  w.advance(DAY);
  await carryOut(w);
  expect(await w.count("users where sessions_from >= deletes_at")).toBe(0);
  await w.db.updateTable("users").set({ role: "admin" }).where("id", "=", lia.id).execute();
  await carryOut(w);
  w.advance(20 * MINUTE);
  await carryOut(w);
  expect(await w.count("users")).toBe(1);
});

test("a deletion first ends all sessions and sending, and waits before it erases", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const { sessionId } = await seedWholePerson(w, ana, rute);
  await ask(ana);
  w.advance(7 * DAY);
  const mine = `{ viewer { deletesAt } }`;
  expect((await w.request(ana, mine)).data.viewer.deletesAt).toBe("2026-11-28T12:00:00.000Z");
  await carryOut(w);
  expect((await w.request(ana, mine)).data.viewer).toBe(null);
  expect(await w.count("auth_users")).toBe(0);
  expect(await w.count(`messenger_sessions where credentials is null and id = '${sessionId}'`))
    .toBe(1);
  expect(await w.count("dispatches where status = 'QUEUED'")).toBe(0);
  w.advance(5 * MINUTE);
  await carryOut(w);
  expect(await w.count(`users where id = '${ana.id}'`)).toBe(1);
  w.advance(5 * MINUTE);
  await carryOut(w);
  expect(await w.count(`users where id = '${ana.id}'`)).toBe(0);
});

test("a message that is being sent delays the erasure, until it is lost", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const { process } = await seedWholePerson(w, ana, rute);
  await ask(ana);
  w.advance(7 * DAY - MINUTE);
  await w.db.updateTable("dispatches").set({ expires_at: new Date("2100-01-01") })
    .where("status", "=", "QUEUED").execute();
  await process.hold();
  expect((await process.take()).turns).toHaveLength(1);
  w.advance(2 * MINUTE);
  await carryOut(w);
  w.advance(5 * MINUTE);
  await carryOut(w);
  expect(await w.count("dispatches where status = 'SENDING'")).toBe(1);
  w.advance(20 * MINUTE);
  await carryOut(w);
  expect(await w.count(`users where id = '${ana.id}'`)).toBe(0);
});

test("an unreachable provider delays one person's deletion, and no other", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  await w.db.insertInto("identities")
    .values({ provider: "embedded", subject: "acc-away", user_id: ana.id }).execute();
  await Promise.all([ask(ana), ask(bia)]);
  w.advance(7 * DAY);
  const ctx = w.system.ctx();
  const remove = (subject: string) =>
    subject === "acc-away" ? Promise.reject(new Error("away")) : Promise.resolve();
  const accounts = { ...ctx.ports.accounts, remove };
  const away = () => ({ ...w.system.ctx(), ports: { ...ctx.ports, accounts } });
  await expect(schedule.carryOutDeletions!.run(away())).rejects.toThrow("some deletions failed");
  w.advance(20 * MINUTE);
  await expect(schedule.carryOutDeletions!.run(away())).rejects.toThrow("some deletions failed");
  expect(await w.count(`users where id = '${bia.id}'`)).toBe(0);
  await carryOut(w);
  expect(await w.count(`users where id = '${ana.id}'`)).toBe(1); // an instance may still know her
  w.advance(10 * MINUTE);
  await carryOut(w);
  expect(await w.count(`users where id = '${ana.id}'`)).toBe(0);
});

/** The product's own jobs, on the same database: what they keep of a person is checked, too. */
async function withJobs(w: World) {
  const jobs = await startJobRunner(w.database);
  onTestFinished(() => jobs.stop(1));
  const record = recordEvents(jobs.send);
  const recording = <Someone extends { ctx: () => ReturnType<World["contextOf"]> }>(
    who: Someone,
  ) => ({
    ...who,
    ctx: () => ({ ...who.ctx(), record }),
  });
  return { jobs, recording };
}

/** The job runner polls for work every two seconds. */
const SECONDS = { timeout: 60_000 };

test(
  "after a deletion the database holds nothing of the person but the audit trail's ids",
  async () => {
    await using w = await testApp();
    const { jobs, recording } = await withJobs(w);
    const system = recording(w.system);
    const rute = await w.admin();
    const [ana, bia] = [
      recording(await w.member("ana", system.ctx())),
      recording(await w.member("bia", system.ctx())),
    ];
    for (const person of [ana, bia]) await seedWholePerson(w, person, rute);
    await ask(ana);
    await jobs.work(system.ctx);
    await expect.poll(() => w.count(`data_exports where status = 'READY'`), SECONDS)
      .toBe(2);
    await expect.poll(
      () => w.count(`pgboss.job where name = 'reactions' and state <> 'completed'`),
      SECONDS,
    ).toBe(0);

    const before = await rowsThatHold(w, ana.id);
    for (const [table, { deletion, people }] of holdings) {
      expect([table, deletion, people, before[table] ?? 0]).toEqual([
        table,
        deletion,
        people,
        expect.toSatisfy((n: number) => n > 0),
      ]);
    }
    const others = await rowsThatHold(w, bia.id);
    const otherName = await rowsThatHold(w, bia.token!);
    expect(await rowsThatHold(w, ana.token!)).toMatchObject({ users: 1, auth_users: 1, offers: 1 });

    w.advance(7 * DAY);
    await schedule.carryOutDeletions!.run(system.ctx());
    w.advance(20 * MINUTE);
    await schedule.carryOutDeletions!.run(system.ctx());
    await expect.poll(() => rowsThatHold(w, ana.id).then(Object.keys), SECONDS)
      .toEqual(["audit_entries"]);
    expect(await rowsThatHold(w, ana.token!)).toEqual({});
    expect(await rowsThatHold(w, "minhaloja-20")).toEqual({ users: 1 });
    expect(await rowsThatHold(w, bia.id)).toEqual(others);
    expect(await rowsThatHold(w, bia.token!)).toEqual(otherName);
  },
  60_000,
);

test("an interrupted deletion continues where it stopped", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  await seedWholePerson(w, ana, rute);
  await ask(ana);
  w.advance(7 * DAY);
  await carryOut(w);
  w.advance(20 * MINUTE);
  await sql`delete from dispatches where ctid in (select ctid from dispatches limit 1)`.execute(
    w.db,
  );
  const ctx = w.system.ctx();
  const record: typeof ctx.record = async (tx, events) => {
    await ctx.record(tx, events);
    if (events.some(({ name }) => name === "user.deleted")) throw new Error("cut");
  };
  const cut = { ...ctx, record };
  await expect(schedule.carryOutDeletions!.run(cut)).rejects.toThrow();
  expect([await w.count("offers"), await w.count(`users where id = '${ana.id}'`)]).toEqual([0, 1]);
  await carryOut(w);
  await runReactions(w, 2);
  await carryOut(w);
  expect(Object.keys(await rowsThatHold(w, ana.id))).toEqual(["audit_entries"]);
});
