import type { Agent } from "node:http";
import { getLogger } from "@logtape/logtape";
import type { Credential } from "firebase-admin/app";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";

const log = getLogger(["garimpo", "firebase"]);

/** As `identities` calls whoever signs in by Firebase. */
export const FIREBASE = "firebase";

type FirebaseAuthOptions = {
  readonly projectId: string;
  /** The JSON of a service account's key; null: Google's default credentials, as the machine has them. */
  readonly serviceAccount: string | null;
  /** Host and port of the Auth emulator; null: Google's own. */
  readonly emulatorHost: string | null;
  /** How Google is reached; absent: directly, as that service account. */
  readonly connection?: { readonly agent: Agent; readonly credential: Credential };
};

/** An account as Firebase tells it. */
export type Account = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  readonly createdAt: Date;
  /** Sessions that began earlier were revoked. */
  readonly sessionsFrom: Date;
  /** When this was asked. */
  readonly askedAt: Date;
};

export type FirebaseAuth = {
  /** The SDK, loaded and connected on the first call. */
  readonly sdk: () => Promise<Auth>;
  /**
   * The account of `uid`, as it was when a token was issued at `issuedAt` or later, and at most some
   * minutes ago; null: it is gone.
   */
  readonly account: (uid: string, issuedAt: Date) => Promise<Account | null>;
  /** The next question about them is asked of Firebase. */
  readonly forget: (uid: string) => void;
};

/** Milliseconds. Disabled or revoked at Firebase, not by us, a session opens the door for so long. */
const REMEMBERED_MS = 5 * 60 * 1000;
const REMEMBERED = 10_000;

/** A token says in whole seconds when it was issued. */
const SECOND_MS = 1000;

/** Firebase Authentication of one project, and a memory of its accounts. */
export function firebaseAuth(options: FirebaseAuthOptions): FirebaseAuth {
  let loaded: Promise<Auth> | undefined;
  const sdk = () => loaded ??= load(options);
  const accounts = new LRUCache<string, { account: Account | null; askedAt: Date }>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    // While Google cannot be asked, who is known stays known; the product's own row still ends sessions.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(uid) {
      const askedAt = new Date();
      const record = await (await sdk()).getUser(uid).catch((error: unknown) => {
        if (codeOf(error) === "auth/user-not-found") return null;
        log.warn("an account could not be asked for: {error}", { error });
        throw error;
      });
      return { account: record && accountOf(record, askedAt), askedAt };
    },
  });
  return {
    sdk,
    async account(uid, issuedAt) {
      // A newer token stands for something new: a verified e-mail, another name, a claim.
      const known = accounts.peek(uid);
      const forceRefresh = !known || known.askedAt.getTime() < issuedAt.getTime() + SECOND_MS;
      const found = await accounts.fetch(uid, { forceRefresh });
      if (!found) throw new Error("Firebase could not be asked for an account");
      return found.account;
    },
    forget: (uid) => void accounts.delete(uid),
  };
}

/** The SDK's own name of what went wrong. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code;

let apps = 0;

async function load(
  { projectId, serviceAccount, emulatorHost, connection }: FirebaseAuthOptions,
): Promise<Auth> {
  // The SDK takes both from the environment only.
  if (emulatorHost) Deno.env.set("FIREBASE_AUTH_EMULATOR_HOST", emulatorHost);
  if (emulatorHost || serviceAccount || Deno.env.has("GOOGLE_APPLICATION_CREDENTIALS")) {
    Deno.env.set("METADATA_SERVER_DETECTION", "none"); // off Google Cloud it would look for it, for seconds
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

const accountOf = (record: UserRecord, askedAt: Date): Account => ({
  email: record.email?.toLowerCase() ?? "",
  emailVerified: record.emailVerified,
  displayName: record.displayName ?? "",
  isAdmin: record.customClaims?.admin === true,
  isDisabled: record.disabled,
  createdAt: new Date(record.metadata.creationTime),
  sessionsFrom: new Date(record.tokensValidAfterTime ?? 0),
  askedAt,
});
