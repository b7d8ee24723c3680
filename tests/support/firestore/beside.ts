import { documentStore } from "../../../server/adapters/firebase/firestore/document_store.ts";
import { receiveChanges } from "../../../server/core/firestore/listening/receive_changes.ts";
import { runMirror } from "../../../server/jobs/mirror_runner.ts";
import { testApp } from "../test_app.ts";
import { PROJECT } from "./earlier_project.ts";
import { startFirestore } from "./firestore_standin.ts";
import type { Fields } from "./protocol.ts";

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** The product beside a Firestore that it writes to, and listens to where it is asked to. */
export async function besideFirestore({ isListening = false } = {}) {
  const firestore = await startFirestore();
  const store = documentStore({
    projectId: PROJECT,
    serviceAccount: null,
    emulatorHost: firestore.host,
    isListening,
    listenAgainMs: 20,
    retryMs: 1,
  });
  const app = await testApp({ documentMirror: store });
  firestore.store.clock = () => app.system.ctx().now.getTime(); // one time for both
  const mirror = runMirror({ systemContext: app.system.ctx, random: () => 0 });
  const unlisten = isListening
    ? await store.listen((batch) => receiveChanges(app.system.ctx(), batch))
    : async () => {};
  return {
    app,
    firestore,
    mirror,
    /** The fields of a document there; null: there is none. */
    fieldsAt: (path: string): Fields | null =>
      firestore.store.documents.get(`${ROOT}/${path}`)?.fields ?? null,
    /** Deletes a document there. */
    remove: (path: string) =>
      firestore.store.commit(new Map([[`${ROOT}/${path}`, null]]), firestore.store.tick()),
    async waiting(): Promise<number> {
      mirror.signal();
      return await app.count("firestore_mirror where requested > written");
    },
    async [Symbol.asyncDispose]() {
      await unlisten();
      await mirror.stop();
      await store.close();
      await firestore.close();
      await app[Symbol.asyncDispose]();
    },
  };
}
