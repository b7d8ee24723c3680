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
