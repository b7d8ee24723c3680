import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { adminClient, withoutWaits } from "../../support/firestore/admin_client.ts";
import {
  type FirestoreStandin,
  startFirestore,
} from "../../support/firestore/firestore_standin.ts";

let firestore: FirestoreStandin;
let client: ReturnType<typeof adminClient>;
beforeAll(async () => {
  firestore = await startFirestore();
  client = adminClient(firestore.host);
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await firestore.close();
});

test("a transaction that lost to another is repeated by the client, as often as it may", async () => {
  const doc = client.db.doc("contended/one");
  await doc.set({ n: 0 });
  using _waits = withoutWaits();
  let attempts = 0;
  await client.db.runTransaction(async (tx) => {
    const { n } = (await tx.get(doc)).data()!;
    if (++attempts < 2) await doc.set({ n: n + 10 });
    tx.update(doc, { n: n + 1 });
  }, { maxAttempts: 5 });
  expect(attempts).toBe(2);
  expect((await doc.get()).get("n")).toBe(11);

  attempts = 0;
  const hopeless = client.db.runTransaction(async (tx) => {
    await tx.get(doc);
    await doc.set({ n: ++attempts });
    tx.update(doc, { n: -1 });
  }, { maxAttempts: 2 });
  await expect(hopeless).rejects.toMatchObject({ code: 10 });
  expect(attempts).toBe(2);
});

test("a transaction that took too long is refused", async () => {
  const doc = client.db.doc("slow/one");
  await doc.set({ n: 0 });
  let attempts = 0;
  await client.db.runTransaction(async (tx) => {
    await tx.get(doc);
    if (++attempts === 1) firestore.transactions.expire();
    tx.update(doc, { n: 1 });
  });
  expect(attempts).toBe(2);
});

test("quota and outages are reported, for as many calls as were asked", async () => {
  const doc = client.db.doc("faults/one");
  firestore.faults.fail("listCollectionIds", "RESOURCE_EXHAUSTED");
  const collections = firestore.faults.count("listCollectionIds");
  await client.db.listCollections(); // the client tries both again by itself
  expect(firestore.faults.count("listCollectionIds")).toBe(collections + 2);
  firestore.faults.fail("batchGetDocuments", "UNAVAILABLE");
  const reads = firestore.faults.count("batchGetDocuments");
  await doc.get();
  expect(firestore.faults.count("batchGetDocuments")).toBe(reads + 2);
});

test("an answer that is lost on the way leaves the write done", async () => {
  const doc = client.db.doc("lost/one");
  firestore.faults.fail("commit", "INTERNAL", { isLate: true });
  await expect(doc.create({ a: 1 })).rejects.toMatchObject({ code: 13 });
  expect((await doc.get()).exists).toBe(true);
});

test("a listener resumes after a drop with what changed, and starts anew after a reset", async () => {
  const all = client.db.collection("resumed");
  await all.doc("a").set({ n: 1 });
  await all.doc("b").set({ n: 1 });
  const seen: { ids: string[]; changes: string[] }[] = [];
  onTestFinished(all.onSnapshot((snapshot) => {
    seen.push({
      ids: snapshot.docs.map(({ id }) => id),
      changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`),
    });
  }));
  await expect.poll(() => seen.at(-1)?.ids).toEqual(["a", "b"]);

  seen.length = 0;
  firestore.listens.drop();
  await all.doc("a").delete();
  await all.doc("c").set({ n: 1 });
  await expect.poll(() => seen.at(-1)?.ids).toEqual(["b", "c"]);
  // In one snapshot, or in two where it resumed between the writes.
  expect(seen.flatMap(({ changes }) => changes)).toEqual(["removed a", "added c"]);

  seen.length = 0;
  firestore.listens.forgetTokens();
  firestore.listens.drop();
  await all.doc("d").set({ n: 1 });
  await expect.poll(() => seen.at(-1)?.ids).toEqual(["b", "c", "d"]);
  expect(seen.flatMap(({ changes }) => changes)).toEqual(["added d"]);

  firestore.listens.reset();
  await all.doc("e").set({ n: 1 });
  await expect.poll(() => seen.at(-1)?.ids).toEqual(["b", "c", "d", "e"]);
});
