import { expect, test } from "vitest";
import { reportLines } from "../../../server/core/firestore/importing/import_report.ts";
import { map, profile, text } from "../../support/firestore/earlier_project.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";
import type { Fields, Value } from "../../support/firestore/protocol.ts";

async function importing(documents: Readonly<Record<string, Fields>>) {
  const { app, firestore, open, run } = await importingApp((firestore) =>
    firestore.seed(documents)
  );
  const source = await open({ zero: { email: "" }, long: { email: "" } });
  const stored = (path: string) =>
    app.db.selectFrom("firestore_documents").selectAll().where("path", "=", path)
      .executeTakeFirst();
  return { app, firestore, run: (pageSize = 300) => run(source, { pageSize }), stored };
}

const long = "é".repeat(700);
const deep = (levels: number): Value => levels === 0 ? text("end") : map({ in: deep(levels - 1) });

test("documents with strange names, fields and values are all stored, and told of", async () => {
  const { app, run, stored } = await importing({
    "users/ana": profile("ana", { displayName: text("A\0na"), "zero\0field": text("x") }),
    "users/zero": profile("zero", { email: text("a\0b@example.com") }),
    "users/long": profile("long", { email: text(`${"a".repeat(5_000)}@example.com`) }),
    "users/rui": profile("rui", {
      subscription: map({ stripePriceId: text("a/b"), plan: text("P\0") }),
    }),
    "users/a\0b": profile("strange"),
    "users/ana/čtvrtek 𝕏/100%25": { tree: deep(19) },
    "two words\x1b[31m/%00": { a: text("b") },
    [`a/${long}/b/${long}`]: { deep: text("here") },
    [`users/ana/b/${long}/c/${long}`]: { deep: text("there") },
    "zz\0/last": { a: text("b") },
  });
  const report = await run(1); // each of them is where an interrupted import goes on
  expect(report.documents).toBe(10);
  expect(await app.count("firestore_documents")).toBe(10);
  expect(await app.count("users")).toBe(2);
  expect((await stored("users/ana"))?.fields).toMatchObject({
    displayName: { stringValue: "A\0na" },
    "zero\0field": { stringValue: "x" },
  });
  expect((await stored("users/ana/čtvrtek 𝕏/100%25"))?.user_id).toMatch(/^usr_/);
  expect(await stored("users/a\u2400b")).toMatchObject({ outcome: "REFUSED" });
  const cut = await app.db.selectFrom("firestore_documents").selectAll()
    .where("path", "like", "%…%").orderBy("path").execute();
  expect(cut.map(({ notes, user_id: userId }) => [notes.at(-1)?.field, userId !== null])).toEqual([
    [`a/${long}/b/${long}`, false],
    [`users/ana/b/${long}/c/${long}`, true],
  ]);
  const lines = reportLines(report);
  expect(lines).toEqual(expect.arrayContaining([
    "  1 two words\uFFFD[31m/*: no such collection here (two words\uFFFD[31m/%00)",
    "  1 users/* zero\u2400field: no such field here (users/ana)",
    "  1 users/* displayName: has characters that PostgreSQL does not store (users/ana)",
    "  1 users/* subscription.stripePriceId: not an id that a document may have (users/rui)",
    "  1 users/* email: not one of the known values (users/long)",
    "  2 users/*: the account has no email (users/long)",
  ]));
  const { user_id: owner } = (await stored("users/ana"))!;
  expect(await app.count(`firestore_documents where user_id = '${owner}'`)).toBe(3);

  const again = await run();
  expect(again).toMatchObject({ documents: 10, unchanged: 6 }); // the refused are looked at again
});

test("documents of a megabyte come in smaller pages", async () => {
  const big = text("x".repeat(900_000));
  const { app, firestore, run } = await importing(
    Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`big/${n}`, { big }])),
  );
  expect(await run()).toMatchObject({ documents: 21, outcomes: { "RAW big/*": 21 } });
  expect(await app.count("firestore_documents where length(fields::text) > 900000")).toBe(21);
  expect(firestore.faults.count("runQuery")).toBe(3);
});

test("a document with countless unknown fields has a bounded list of warnings", async () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, text("x")]));
  const { run, stored } = await importing({ "users/ana": profile("ana", many) });
  await run();
  const row = (await stored("users/ana"))!;
  expect(row.notes).toHaveLength(101);
  expect(row.notes.at(-1)?.code).toBe("MORE_FIELDS");
  expect(Object.keys(row.fields)).toHaveLength(5_005);
});

test("what is below a profile that was refused becomes its person's once they come", async () => {
  const { app, firestore, run, stored } = await importing({
    "users/zero": profile("zero", { email: text("") }),
    "users/zero/drafts/1": { body: text("mine") },
    "users/zero0/drafts/1": { body: text("somebody else's") },
  });
  await run();
  expect((await stored("users/zero/drafts/1"))?.user_id).toBeNull();
  firestore.seed({ "users/zero": profile("zero") });
  await run();
  expect(await app.count("users")).toBe(1);
  expect((await stored("users/zero/drafts/1"))?.user_id).toMatch(/^usr_/);
  expect((await stored("users/zero0/drafts/1"))?.user_id).toBeNull();
});
