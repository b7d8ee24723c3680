import type { Agent } from "node:http";
import { getLogger } from "@logtape/logtape";
import type { Credential } from "firebase-admin/app";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";

const log = getLogger(["garimpo", "firebase"]);

/** The provider's name in `identities`. */
export const FIREBASE = "firebase";

type FirebaseAuthOptions = {
  readonly projectId: string;
  /** The JSON of a service account's key; null: the machine's default credentials for Google. */
  readonly serviceAccount: string | null;
  /** Host and port of the Auth emulator; null: Google's own. */
  readonly emulatorHost: string | null;
  /** How Google is reached; absent: directly, as the service account. */
  readonly connection?: { readonly agent: Agent; readonly credential: Credential };
};

/** An account at Firebase. */
export type Account = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  readonly createdAt: Date;
  /** Sessions that began earlier were revoked. */
  readonly sessionsFrom: Date;
  /** When it was read. */
  readonly readAt: Date;
};

export type FirebaseAuth = {
  /** The SDK, loaded and connected on the first call. */
  readonly sdk: () => Promise<Auth>;
  /**
   * Returns the account of `uid`, read after a token was issued at `issuedAt` and at most some minutes
   * ago; null when it was deleted.
   */
  readonly account: (uid: string, issuedAt: Date) => Promise<Account | null>;
  /** Drops an account from the cache. */
  readonly forget: (uid: string) => void;
};

/** Milliseconds. A session that is revoked at Firebase, and not by us, is valid for this long. */
const CACHED_MS = 5 * 60 * 1000;
const CACHED = 10_000;

/** A token's time of issue is in whole seconds. */
const SECOND_MS = 1000;

/** Firebase Authentication of one project, with a cache of its accounts. */
export function firebaseAuth(options: FirebaseAuthOptions): FirebaseAuth {
  let loaded: Promise<Auth> | undefined;
  const sdk = () => loaded ??= load(options);
  const accounts = new LRUCache<string, { account: Account | null; readAt: Date }>({
    max: CACHED,
    ttl: CACHED_MS,
    // While Google is unreachable, cached accounts stay valid; the user's row still ends sessions.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(uid) {
      const readAt = new Date();
      const record = await (await sdk()).getUser(uid).catch((error: unknown) => {
        if (codeOf(error) === "auth/user-not-found") return null;
        log.warn("an account could not be read: {error}", { error });
        throw error;
      });
      return { account: record && accountOf(record, readAt), readAt };
    },
  });
  return {
    sdk,
    async account(uid, issuedAt) {
      // A newer token may mean a change: a verified email, another name, a claim.
      const cached = accounts.peek(uid);
      const forceRefresh = !cached || cached.readAt.getTime() < issuedAt.getTime() + SECOND_MS;
      const found = await accounts.fetch(uid, { forceRefresh });
      if (!found) throw new Error("an account could not be read at Firebase");
      return found.account;
    },
    forget: (uid) => void accounts.delete(uid),
  };
}

/** Returns the SDK's error code. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code;

let apps = 0;

async function load(
  { projectId, serviceAccount, emulatorHost, connection }: FirebaseAuthOptions,
): Promise<Auth> {
  // The SDK reads both from the environment only.
  if (emulatorHost) Deno.env.set("FIREBASE_AUTH_EMULATOR_HOST", emulatorHost);
  if (emulatorHost || serviceAccount || Deno.env.has("GOOGLE_APPLICATION_CREDENTIALS")) {
    Deno.env.set("METADATA_SERVER_DETECTION", "none"); // outside Google Cloud the detection takes seconds
  }
  const [{ applicationDefault, cert, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  const credential = connection?.credential ??
    (serviceAccount ? cert(JSON.parse(serviceAccount)) : applicationDefault());
  const app = initializeApp(
    { projectId, credential, ...connection && { httpAgent: connection.agent } },
    `${projectId} ${++apps}`,
  );
  return getAuth(app);
}

const accountOf = (record: UserRecord, readAt: Date): Account => ({
  email: record.email?.toLowerCase() ?? "",
  emailVerified: record.emailVerified,
  displayName: record.displayName ?? "",
  isAdmin: record.customClaims?.admin === true,
  isDisabled: record.disabled,
  createdAt: new Date(record.metadata.creationTime),
  sessionsFrom: new Date(record.tokensValidAfterTime ?? 0),
  readAt,
});
