import pRetry from "p-retry";
import type { FirestoreDocument } from "../../../core/firestore/document.ts";
import type {
  AuthAccount,
  DocumentPage,
  ImportSource,
} from "../../../core/firestore/importing/source.ts";
import type { FirebaseAuth } from "../firebase_auth.ts";
import { documentOf, type WireDocument } from "./document_json.ts";
import { callOptions, type FirestoreOptions, openProtocol } from "./firestore_client.ts";

/** Characters of a page's documents as JSON: one has up to a megabyte, and more as objects. */
const LARGEST_PAGE = 8_000_000;

/** Accounts of one request, as Firebase allows. */
const ACCOUNTS = 100;

/** The codes of gRPC, and of Firebase's accounts, for what may work a little later. */
const PASSING = new Set<number | string>([
  ...[1, 4, 8, 10, 13, 14],
  ...["app/network-error", "app/network-timeout", "auth/internal-error"],
]);

/** Waits 1 s, 2 s, 4 s and so on, at most half a minute: together some five minutes of an outage. */
const RETRY = { retries: 14, minTimeout: 1_000, maxTimeout: 30_000, randomize: true };

/**
 * A Firebase project as a source of an import. Documents come in one query over the whole database, by
 * their names: each is read once, also those below documents that are not there.
 */
export async function importSource(
  options: FirestoreOptions,
  auth: Pick<FirebaseAuth, "sdk">,
  { minTimeout = RETRY.minTimeout }: { readonly minTimeout?: number } = {},
): Promise<ImportSource & { readonly close: () => Promise<void> }> {
  const client = await openProtocol(options);
  const { projectId } = options;
  const root = `projects/${projectId}/databases/(default)/documents`;

  function readOnce(after: string | null, most: number): Promise<DocumentPage> {
    const startAt = after === null
      ? {}
      : { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } };
    const stream = client.runQuery({
      parent: root,
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
        limit: { value: most },
        ...startAt,
      },
    }, callOptions(options));
    return new Promise((resolve, reject) => {
      const documents: FirestoreDocument[] = [];
      let size = 0;
      stream.on("data", ({ document }: { document?: WireDocument | null }) => {
        if (!document || size > LARGEST_PAGE) return;
        const read = documentOf(document, root);
        documents.push(read);
        size += JSON.stringify(read.fields).length;
        if (size <= LARGEST_PAGE) return;
        resolve({ documents, isLast: false });
        stream.cancel();
      });
      stream.on("error", reject);
      stream.on("end", () => resolve({ documents, isLast: documents.length < most }));
    });
  }

  const patiently = <Result>(request: () => Promise<Result>): Promise<Result> =>
    pRetry(request, {
      ...RETRY,
      minTimeout,
      shouldRetry: ({ error }) => PASSING.has((error as { code?: number | string }).code ?? 0),
    });

  return {
    projectId,
    readPage: (after, most) => patiently(() => readOnce(after, most)),
    async findAccounts(uids) {
      const sdk = await auth.sdk();
      const found = new Map<string, AuthAccount>();
      for (let from = 0; from < uids.length; from += ACCOUNTS) {
        // Firebase's ids have 1 to 128 characters: nobody has another one.
        const some = uids.slice(from, from + ACCOUNTS).filter((uid) => uid.length <= 128);
        const { users } = await patiently(() => sdk.getUsers(some.map((uid) => ({ uid }))));
        for (const user of users) {
          found.set(user.uid, {
            email: user.email?.toLowerCase() ?? "",
            emailVerified: user.emailVerified,
            displayName: user.displayName ?? "",
            isAdmin: user.customClaims?.admin === true,
            createdAt: new Date(user.metadata.creationTime),
          });
        }
      }
      return found;
    },
    close: () => client.close(),
  };
}
