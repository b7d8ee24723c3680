import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  currentMaintenance,
  isInMaintenance,
} from "../../../../server/core/operations/maintenance/queries.ts";
import {
  endMaintenance,
  startMaintenance,
} from "../../../../server/core/operations/maintenance/start_maintenance.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let rute: Member, ana: Member;
beforeAll(async () => {
  here = await testApp();
  [rute, ana] = [await here.admin(), await here.member()];
});
afterAll(() => here[Symbol.asyncDispose]());
beforeEach(() => here.db.deleteFrom("maintenances").execute());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const plan = { message: "Troca de disco", mode: "READ_ONLY" } as const;
const current = () => currentMaintenance(here.guest.ctx());

test("one that is announced is current for everybody, and not yet in force", async () => {
  const [startsAt, endsAt] = [inMinutes(10), inMinutes(30)];
  const started = await startMaintenance(rute.ctx(), { ...plan, startsAt, endsAt });
  expect(started).toMatchObject({ ...plan, startsAt, endsAt, passes: [] });
  expect(await current()).toMatchObject({ ...plan, startsAt, endsAt });
  expect(await isInMaintenance(here.db)).toBe(false);
});

test("without a start it is in force at once; a second one replaces it", async () => {
  await startMaintenance(rute.ctx(), { ...plan, endsAt: inMinutes(30) });
  expect(await isInMaintenance(here.db)).toBe(true);
  const startsAt = inMinutes(5);
  await startMaintenance(rute.ctx(), { ...plan, mode: "FULL", startsAt, endsAt: inMinutes(9) });
  expect(await isInMaintenance(here.db)).toBe(false);
  expect(await current()).toMatchObject({ mode: "FULL", startsAt });
  expect(await here.count("maintenances where ended_at is null")).toBe(1);
});

test("it ends by the database's clock, without an event", async () => {
  await startMaintenance(rute.ctx(), { ...plan, endsAt: inMinutes(30) });
  await here.db.updateTable("maintenances")
    .set({ starts_at: inMinutes(-9), ends_at: inMinutes(-1) }).execute();
  expect(await isInMaintenance(here.db)).toBe(false);
  expect(await current()).toBeNull();
  await expect(endMaintenance(rute.ctx(), undefined)).rejects
    .toMatchObject({ code: "MAINTENANCE_NOT_FOUND" });
});

test("an admin ends it, and the audit trail says who did what", async () => {
  await startMaintenance(rute.ctx(), { ...plan, endsAt: inMinutes(30) });
  await endMaintenance(rute.ctx(), undefined);
  expect(await isInMaintenance(here.db)).toBe(false);
  const trail = await here.db.selectFrom("audit_entries").select(["event", "actor_id"])
    .where("event", "in", ["maintenance.planned", "maintenance.ended"]).orderBy("id", "desc").limit(
      2,
    ).execute();
  expect(trail).toEqual([
    { event: "maintenance.ended", actor_id: rute.id },
    { event: "maintenance.planned", actor_id: rute.id },
  ]);
});

test("the chosen are found by their e-mails; one that nobody has is refused", async () => {
  const { email } = await here.db.selectFrom("users").select("email")
    .where("id", "=", ana.id).executeTakeFirstOrThrow();
  const endsAt = inMinutes(30);
  const passEmails = [` ${email.toUpperCase()} `, "", email];
  expect((await startMaintenance(rute.ctx(), { ...plan, endsAt, passEmails })).passes)
    .toEqual([ana.id]);
  await expect(startMaintenance(rute.ctx(), { ...plan, endsAt, passEmails: ["x@example.com"] }))
    .rejects.toMatchObject({ code: "MAINTENANCE_PASS_UNKNOWN", path: ["passEmails"] });
  expect((await current())?.passes).toEqual([ana.id]); // what was refused changed nothing
});

test("only admins plan and end one", async () => {
  await expect(startMaintenance(ana.ctx(), { ...plan, endsAt: inMinutes(3) })).rejects
    .toMatchObject({ code: "ADMINS_ONLY" });
  await expect(endMaintenance(ana.ctx(), undefined)).rejects
    .toMatchObject({ code: "ADMINS_ONLY" });
});
