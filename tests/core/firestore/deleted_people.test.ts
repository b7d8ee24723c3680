import { expect, test } from "vitest";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import { mirrorEverything } from "../../../server/core/firestore/mirroring/mirror_everything.ts";
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
  const { now } = app.system.ctx();
  await ensureUser(app.system.ctx(), {
    ...{ provider: "firebase", subject: "ana", email: "ana@example.com", emailVerified: true },
    ...{ displayName: "Ana", isAdmin: false, isSocial: false, createdAt: now },
    ...{ sessionKey: "anew", signedInAt: now },
  });
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
