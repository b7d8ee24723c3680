import { expect, test } from "vitest";
import { ImportsTwice } from "../../../server/core/firestore/importing/import_firestore.ts";
import type { ImportSource } from "../../../server/core/firestore/importing/source.ts";
import { profile, text } from "../../support/firestore/earlier_project.ts";
import type { FirestoreStandin } from "../../support/firestore/firestore_standin.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";

const crowd = (firestore: FirestoreStandin) =>
  firestore.seed(Object.fromEntries(
    Array.from({ length: 60 }, (_, nth) => `p${String(nth).padStart(2, "0")}`).flatMap((uid) => [
      [`users/${uid}`, profile(uid)],
      [`users/${uid}/settings/bot`, { sendingMode: text("TELEGRAM") }],
    ]),
  ));

test("an import that was killed three times goes on, and ends as one that was not", async () => {
  const { app, open, run, events } = await importingApp(crowd);
  const source = await open();
  let pages = 0;
  const dying: ImportSource = {
    ...source,
    readPage: (after, most) =>
      ++pages % 4 === 0 ? Promise.reject(new Error("killed")) : source.readPage(after, most),
  };
  let deaths = 0;
  let report = null;
  while (!report) {
    report = await run(dying, { pageSize: 10 }).catch((error) => {
      expect(error.message).toBe("killed");
      deaths++;
      return null;
    });
  }
  expect(deaths).toBeGreaterThanOrEqual(3);
  expect(report).toMatchObject({
    documents: 120,
    unchanged: 0,
    outcomes: { "IMPORTED users/*": 60, "IMPORTED users/*/settings/*": 60 },
  });
  expect(await app.count("users")).toBe(60);
  expect(await app.count("bot_settings where sending_mode = 'TELEGRAM'")).toBe(60);
  expect((await events()).filter((name) => name === "user.imported")).toHaveLength(60);
});

test("an outage and a used-up quota are waited for; two imports at once are one", async () => {
  const { app, firestore, open, run, events } = await importingApp(crowd);
  const source = await open();
  firestore.faults.fail("runQuery", "UNAVAILABLE");
  firestore.faults.fail("runQuery", "RESOURCE_EXHAUSTED");
  const results = await Promise.allSettled([
    run(source, { pageSize: 25 }),
    run(source, { pageSize: 25 }),
  ]);
  expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(ImportsTwice);
  }
  expect((await events()).filter((name) => name === "user.imported")).toHaveLength(60);
  expect(await app.count("users")).toBe(60);
});

test("the people of a page are joined with all their accounts, of which a request returns a hundred", async () => {
  const uids = Array.from({ length: 250 }, (_, nth) => `p${String(nth).padStart(3, "0")}`);
  const { app, open, run } = await importingApp((firestore) =>
    firestore.seed(Object.fromEntries(uids.map((uid) => [`users/${uid}`, profile(uid)])))
  );
  const admins = Object.fromEntries(uids.map((uid) => [uid, { isAdmin: true }]));
  const report = await run(await open(admins));
  expect(report.outcomes).toEqual({ "IMPORTED users/*": 250 });
  expect(await app.count("users where role = 'admin' and email_verified_at is not null")).toBe(250);
});
