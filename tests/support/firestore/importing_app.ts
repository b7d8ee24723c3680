import { onTestFinished } from "vitest";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import type { ImportSource } from "../../../server/core/firestore/importing/source.ts";
import { system } from "../../../server/core/users/viewer.ts";
import { testApp } from "../test_app.ts";
import { sourceOf } from "./earlier_project.ts";
import { type FirestoreStandin, startFirestore } from "./firestore_standin.ts";

/** The product beside a Firestore that it imports, until the end of the test. */
export async function importingApp(seed: (firestore: FirestoreStandin) => void) {
  const [app, firestore] = await Promise.all([testApp(), startFirestore()]);
  firestore.store.clock = () => app.system.ctx().now.getTime(); // one time for both
  seed(firestore);
  const sources: { close: () => Promise<void> }[] = [];
  const open = async (accounts?: Parameters<typeof sourceOf>[1]) => {
    const source = await sourceOf(firestore, accounts);
    sources.push(source);
    return source;
  };
  onTestFinished(async () => {
    for (const source of sources) await source.close();
    await firestore.close();
    await app[Symbol.asyncDispose]();
  });
  const run = (
    source: ImportSource,
    { isDryRun = false, isReplacing = false, pageSize = 300 } = {},
  ) => importFirestore(() => app.contextOf(system), source, { isDryRun, isReplacing, pageSize });
  const events = async () =>
    (await app.db.selectFrom("events").select(["name"]).orderBy("id").execute())
      .map(({ name }) => name).sort();
  return { app, firestore, open, run, events };
}
