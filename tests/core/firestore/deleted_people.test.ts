import { expect, test } from "vitest";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import { mirrorEverything } from "../../../server/core/firestore/mirroring/mirror_everything.ts";
import { writeDocument } from "../../../server/core/firestore/mirroring/write_document.ts";
import { OtherProject } from "../../../server/core/firestore/project.ts";
import {
  carryOutDeletions,
  eraseAccount,
} from "../../../server/core/privacy/carry_out_deletions.ts";
import { ensureUser } from "../../../server/core/users/account/ensure_user.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { profile, sourceOf, text } from "../../support/firestore/earlier_project.ts";

/** Two people who were imported before the mirror was on, one of whom was deleted. */
async function withoutAna() {
  const beside = await besideFirestore();
  const { app, firestore } = beside;
  firestore.seed({
    "users/ana": profile("ana"),
    "users/ana/settings/bot": { sendingMode: text("USER_WHATSAPP") },
    "users/ana/drafts/one": { body: text("mine") },
    "users/ana/drafts/one/pictures/two": { body: text("mine") },
    "users/bia": profile("bia"),
    "users/bia/drafts/one": { body: text("hers") },
  });
  const off = () => ({
    ...app.system.ctx(),
    ports: { ...app.system.ctx().ports, documentMirror: null },
  });
  const runImport = async (accounts = {}) => {
    const source = await sourceOf(firestore, accounts);
    const report = await importFirestore(off, source, { isDryRun: false });
    await source.close();
    return report;
  };
  await runImport();
  const closed = new Date(app.system.ctx().now.getTime() - 60 * 60 * 1000);
  await app.db.updateTable("users").set({ deletes_at: closed, sessions_from: closed })
    .where("email", "=", "ana@example.com").execute();
  await carryOutDeletions([eraseAccount])(off());
  return { ...beside, runImport, [Symbol.asyncDispose]: beside[Symbol.asyncDispose] };
}

async function signInAnew({ app }: Pick<Awaited<ReturnType<typeof withoutAna>>, "app">) {
  const { now } = app.system.ctx();
  await ensureUser(app.system.ctx(), {
    ...{ provider: "firebase", subject: "ana", email: "ana@example.com", emailVerified: true },
    ...{ displayName: "Ana", isAdmin: false, isSocial: false, createdAt: now },
    ...{ sessionKey: "anew", signedInAt: now },
  });
}

test("a person who was deleted here does not come again, nor anything below their profile", async () => {
  await using beside = await withoutAna();
  const { app, firestore, runImport } = beside;
  firestore.seed({ "users/ana": profile("ana", { phone: text("+55") }) });
  const report = await runImport();
  expect(await app.db.selectFrom("users").select("email").execute())
    .toEqual([{ email: "bia@example.com" }]);
  expect(await app.count("firestore_documents where path like 'users/ana%'")).toBe(0);
  expect(report.outcomes).toEqual({
    "LEFT users/*": 1,
    "LEFT users/*/settings/*": 1,
    "LEFT users/*/drafts/*": 1,
    "LEFT users/*/drafts/*/pictures/*": 1,
  });
  expect(Object.keys(report.warnings)).toContain("users/* PERSON_DELETED");

  // Until they sign in once more: they are a new person then.
  await signInAnew(beside);
  await runImport();
  expect(await app.count("firestore_documents where path like 'users/ana%'")).toBe(4);
});

test("everything that is written anew includes the deletions, with what is below a profile", async () => {
  await using beside = await withoutAna();
  const { app, fieldsAt, waiting } = beside;
  await mirrorEverything(app.system.ctx(), {});
  await expect.poll(waiting).toBe(0);
  for (const path of ["", "/settings/bot", "/drafts/one", "/drafts/one/pictures/two"]) {
    expect(fieldsAt(`users/ana${path}`)).toBeNull();
  }
  expect(fieldsAt("users/bia/drafts/one")).not.toBeNull();
  await mirrorEverything(app.system.ctx(), {}); // there is nothing left to delete
  await expect.poll(waiting).toBe(0);
});

test("a deletion that waits leaves the documents of the person who has the account now", async () => {
  await using beside = await withoutAna();
  const { app, fieldsAt } = beside;
  const ctx = app.system.ctx();
  const { id } = await app.db.selectFrom("firestore_deleted_people")
    .select("former_user_id as id").executeTakeFirstOrThrow();
  await signInAnew(beside);
  const documents = [
    { resource: `user:${id}`, path: "users/ana" },
    { resource: `botSettings:${id}`, path: "users/ana/settings/bot" },
  ] as const;
  for (const document of documents) {
    expect(await writeDocument(ctx, { ...document, changedAt: ctx.now }))
      .toMatchObject({ path: null, decision: "SAME", problem: null });
    expect(fieldsAt(document.path)).not.toBeNull();
  }
  expect(fieldsAt("users/ana/drafts/one")).not.toBeNull();
});

test("people who were deleted beside one project are not deleted in another one", async () => {
  await using beside = await withoutAna();
  const { app, fieldsAt, waiting } = beside;
  await app.db.updateTable("firestore_project").set({ project_id: "another" }).execute();
  await mirrorEverything(app.system.ctx(), {});
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt("users/ana/drafts/one")).not.toBeNull();
  expect(await app.count("firestore_deleted_people")).toBe(1);
  expect((await beside.runImport().catch((error: Error) => error)) instanceof OtherProject)
    .toBe(true);
});
