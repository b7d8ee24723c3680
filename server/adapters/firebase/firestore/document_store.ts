import { getLogger } from "@logtape/logtape";
import type { Firestore, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type {
  ChangeBatch,
  DocumentFeed,
} from "../../../core/firestore/listening/document_changes.ts";
import type {
  Decision,
  DocumentMirror,
} from "../../../core/firestore/mirroring/document_mirror.ts";
import { type FirestoreOptions, openFirestore } from "./firestore_client.ts";
import { timeText } from "./document_json.ts";
import { retriedWrite } from "./retried_write.ts";

const log = getLogger(["garimpo", "firestore"]);

/** Milliseconds between the first two attempts of a transaction, and of all of them. */
const RETRY_MS = 250;
const WRITE_MS = 90_000;

/** Milliseconds until a query that Firestore ended is listened to again. */
const LISTEN_AGAIN = 30_000;

const APPEARANCE = "global_settings/appearance";
/** The collections that are listened to, and the one document. */
const COLLECTIONS = ["plans", `${APPEARANCE}/themes`];

type Options = FirestoreOptions & {
  readonly isListening: boolean;
  readonly listenAgainMs?: number;
  readonly retryMs?: number;
  readonly writeMs?: number;
};

/** A Firestore that is written to and listened to; it is connected with the first of either. */
export function documentStore(
  {
    isListening,
    listenAgainMs = LISTEN_AGAIN,
    retryMs = RETRY_MS,
    writeMs = WRITE_MS,
    ...options
  }: Options,
): DocumentMirror & DocumentFeed & { readonly close: () => Promise<void> } {
  let opened: Promise<Opened> | undefined;
  const open = () =>
    opened ??= load(options).catch((error) => {
      opened = undefined; // the next attempt looks for credentials again
      throw error;
    });
  return {
    isListening,

    async write({ path, decide }) {
      const { db, documentOfSnapshot, toSdk } = await open();
      const ref = db.doc(path);
      return await retriedWrite(
        { retryMs, writeMs },
        (signal) =>
          db.runTransaction(async (tx): Promise<Decision> => {
            const snapshot = await tx.get(ref);
            const decided = await decide(snapshot.exists ? documentOfSnapshot(snapshot) : null);
            signal.throwIfAborted();
            if (decided.decision !== "WRITE") return decided.decision;
            const { fields, mask } = decided;
            if (fields) tx.set(ref, toSdk(fields), { mergeFields: [...mask] });
            else tx.delete(ref);
            return decided.decision;
          }, { maxAttempts: 1 }),
      );
    },

    async deleteBelow(path) {
      const { db } = await open();
      await retriedWrite({ retryMs, writeMs }, () => db.recursiveDelete(db.doc(path)));
    },

    listen(onChanges) {
      let stop = () => Promise.resolve();
      let isStopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const connect = async () => {
        try {
          const opened = await open();
          if (!isStopped) stop = watchAll(opened, { onChanges, listenAgainMs });
        } catch (error) {
          log.warn("listening to Firestore did not begin: {error}", { error });
          if (!isStopped) timer = setTimeout(connect, listenAgainMs);
        }
      };
      void connect(); // a start does not wait for Google
      return Promise.resolve(async () => {
        isStopped = true;
        clearTimeout(timer);
        await stop();
      });
    },

    async close() {
      const connected = await opened?.catch(() => null);
      await connected?.db.terminate();
    },
  };
}

type Watch = {
  readonly onChanges: (batch: ChangeBatch) => Promise<void>;
  readonly listenAgainMs: number;
};

/** Listens to all queries. @returns what stops that, once the batch that is being taken is */
function watchAll({ db, documentOfSnapshot }: Opened, { onChanges, listenAgainMs }: Watch) {
  let last: Promise<void> = Promise.resolve();
  const stops = new Set<() => void>();
  /** One batch at a time; one that fails comes again with the query. */
  const watch = (start: (take: (batch: ChangeBatch) => void, again: Restart) => () => void) => {
    let stop = () => {};
    const restart: Restart = (error) => {
      log.warn("listening to Firestore ended: {error}", { error });
      stops.delete(stop);
      stop();
      const timer = setTimeout(() => begin(), listenAgainMs);
      stop = () => clearTimeout(timer);
      stops.add(stop);
    };
    const begin = () => {
      stops.delete(stop);
      let isStopped = false;
      const end = start((batch) => {
        last = last.then(() => isStopped ? undefined : onChanges(batch)).catch((error) => {
          if (!isStopped) restart(error);
        });
      }, restart);
      stop = () => (isStopped = true, end());
      stops.add(stop);
    };
    begin();
  };
  for (const collection of COLLECTIONS) {
    watch((take, restart) => {
      let isFirst = true;
      return db.collection(collection).onSnapshot((snapshot) => {
        const { seconds, nanoseconds } = snapshot.readTime;
        const readTime = timeText({ seconds, nanos: nanoseconds });
        take({
          changes: snapshot.docChanges().map(({ type, doc }) =>
            type === "removed"
              ? { deleted: doc.ref.path, readTime }
              : { document: documentOfSnapshot(doc) }
          ),
          whole: isFirst ? { collection, paths: snapshot.docs.map(pathOf), readTime } : null,
        });
        isFirst = false;
      }, restart);
    });
  }
  watch((take, restart) =>
    db.doc(APPEARANCE).onSnapshot((snapshot) => {
      if (snapshot.exists) {
        take({ changes: [{ document: documentOfSnapshot(snapshot) }], whole: null });
      }
    }, restart)
  );
  return async () => {
    for (const stop of stops) stop();
    await last;
  };
}

type Restart = (error: unknown) => void;

type Opened = { readonly db: Firestore } & typeof import("./sdk_values.ts");

/** Loads the SDK, and connects. */
async function load(options: FirestoreOptions): Promise<Opened> {
  const [db, values] = await Promise.all([openFirestore(options), import("./sdk_values.ts")]);
  return { db, ...values };
}

const pathOf = ({ ref }: QueryDocumentSnapshot) => ref.path;
