import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Firestore } from "firebase-admin/firestore";

/** firebase-admin's Firestore, connected to a stand-in. */
export function adminClient(host: string): AsyncDisposable & { readonly db: Firestore } {
  const db = new Firestore({
    projectId: "demo-garimpo",
    host,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
  return { db, [Symbol.asyncDispose]: () => db.terminate() };
}

type Delay = (run: () => void, ms: number) => unknown;

/** Has the client's repeated attempts follow each other at once. */
export function withoutWaits(): Disposable {
  const require = createRequire(import.meta.url);
  const main = require.resolve("@google-cloud/firestore");
  const backoff: { delayExecution: Delay } = require(join(dirname(main), "backoff.js"));
  const { delayExecution } = backoff;
  backoff.delayExecution = (run) => setTimeout(run, 0);
  return { [Symbol.dispose]: () => void (backoff.delayExecution = delayExecution) };
}
