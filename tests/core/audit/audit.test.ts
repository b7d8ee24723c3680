import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listEntries } from "../../../server/core/audit/entries.ts";
import { newId } from "../../../server/core/ids.ts";
import { blockUser } from "../../../server/core/users/administration/block_user.ts";
import { grantPlan } from "../../../server/core/plans/grant_plan.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { transaction } from "../../../server/database/transaction.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const reason = "Envia spam a desconhecidos.";
const page = { limit: 20, inverted: false };

let w: Awaited<ReturnType<typeof testApp>>;
let rute: Member;
let ana: Member;
beforeEach(async () => {
  w = await testApp();
  rute = await w.admin();
  ana = await w.member();
});
afterEach(() => w[Symbol.asyncDispose]());

const TRAIL = `{ auditTrail(first: 50) {
  edges { node { event detail isImpersonated actor { id } subject { id } } } } }`;
const trail = async () =>
  (await w.request(rute, TRAIL)).data.auditTrail.edges.map(({ node }: { node: unknown }) => node);

test("actions are listed as sentences, with actor and person, newest first", async () => {
  await w.db.insertInto("plans").values({
    price_id: "price_pro",
    name: "Profissional",
    limits: "{}",
  })
    .execute();
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  await blockUser(rute.ctx(), { userId: ana.id, reason });
  const until = new Date("2027-01-01T02:00:00Z"); // still December in Brazil
  await grantPlan(rute.ctx(), { userId: ana.id, priceId: "price_pro", until });
  const by = (actor: Member | null, subject: Member) => ({
    actor: actor && { id: actor.id },
    subject: { id: subject.id },
    isImpersonated: false,
  });
  expect((await trail()).slice(0, 3)).toEqual([
    {
      event: "plan.granted",
      detail: "Plano Profissional concedido, até 31/12/2026.",
      ...by(rute, ana),
    },
    { event: "user.blocked", detail: `Conta bloqueada. Motivo: ${reason}`, ...by(rute, ana) },
    {
      event: "affiliateTags.changed",
      detail: "Etiquetas de afiliado mudaram.",
      ...by(ana, ana),
    },
  ]);
  expect((await trail()).at(-1)).toMatchObject({ event: "user.registered", actor: null });
});

test("a person's part lists where they acted or were acted upon, page by page, once each", async () => {
  for (let n = 0; n < 3; n++) {
    await updateAffiliateTags(ana.ctx(), { amazonTag: `ana${n}-20` });
    await grantPlan(rute.ctx(), { userId: ana.id });
  }
  const all = await listEntries(rute.ctx(), null, page);
  const anas = await listEntries(rute.ctx(), ana.id, page);
  expect(anas).toEqual(all.filter((one) => [one.actorId, one.subjectId].includes(ana.id)));
  expect(anas.length).toBeLessThan(all.length);
  const ids: string[] = [];
  for (let after: string | undefined;; after = ids.at(-1)) {
    const some = await listEntries(rute.ctx(), ana.id, { limit: 2, inverted: false, after });
    ids.push(...some.map(({ id }) => id));
    if (some.length < 2) break;
  }
  expect(ids).toEqual(anas.map(({ id }) => id));
  const back = await listEntries(rute.ctx(), ana.id, { limit: 3, inverted: true });
  expect(back.map(({ id }) => id)).toEqual(ids.slice(-3).reverse());
});

test("all actions in a person's name are recorded, however many at once", async () => {
  const many = 10_000; // more than one statement has room for
  const viewer = ana.ctx().viewer;
  if (!("userId" in viewer)) throw new Error("a member is somebody");
  const impersonation = { id: newId("imp"), adminId: rute.id, expiresAt: new Date() };
  const ctx = w.contextOf({ ...viewer, impersonation });
  const canceled = Array.from({ length: many }, () => ({
    name: "dispatch.canceled" as const,
    userId: ana.id,
    dispatchId: newId("dsp"),
    sessionId: newId("ses"),
    offerId: null,
  }));
  await transaction(w.db, (db) => ctx.record({ ...ctx, db }, canceled));
  expect(await w.count(`audit_entries where actor_id = '${rute.id}'`)).toBe(many);
});

test("an entry of a deleted account stays, without a name", async () => {
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  await w.db.deleteFrom("users").where("id", "=", ana.id).execute();
  const [entry] = await trail();
  expect(entry).toMatchObject({ event: "affiliateTags.changed", actor: null, subject: null });
});

test("the trail cannot be changed, shortened or emptied", async () => {
  const before = await w.count("audit_entries");
  for (
    const change of [
      sql`update audit_entries set actor_id = null`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]
  ) await expect(change.execute(w.db)).rejects.toThrow("append-only");
  expect(await w.count("audit_entries")).toBe(before);
});

test("a refused action leaves no entry", async () => {
  const before = await w.count("audit_entries");
  await expect(blockUser(rute.ctx(), { userId: rute.id, reason })).rejects.toThrow();
  await expect(blockUser(ana.ctx(), { userId: rute.id, reason })).rejects.toThrow();
  expect(await w.count("audit_entries")).toBe(before);
});
