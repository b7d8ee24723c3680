import type { Kysely } from "kysely";
import { accountEmails } from "../adapters/better_auth/account_emails.ts";
import { embeddedAccounts } from "../adapters/better_auth/embedded_accounts.ts";
import { apple, google } from "../adapters/better_auth/social_vendors.ts";
import { firebaseAccounts } from "../adapters/firebase/firebase_accounts.ts";
import { FIREBASE, firebaseAuth } from "../adapters/firebase/firebase_auth.ts";
import { firebaseIdentity } from "../adapters/firebase/firebase_identity.ts";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import type { Context } from "../core/context.ts";
import type { VendorFetch } from "../core/outbound.ts";
import type { Tables } from "../core/tables.ts";
import type { Accounts, IdentityProvider } from "../core/users/account/identity.ts";
import { commitAccountChange, isBlocked } from "../core/users/account/ensure_user.ts";
import type { FirebaseConfig } from "../config/firebase_config.ts";
import { storedSecretKey } from "../config/secret_key.ts";
import type { WriteAccountEmail } from "../core/emails/email.ts";

/** The identity provider of this installation. */
export type Identity = {
  readonly accounts: Accounts;
  readonly writeAccountEmail: WriteAccountEmail;
  /** Creates the provider; it registers new users in system contexts. */
  readonly provider: (systemContext: () => Context) => Promise<IdentityProvider>;
};

/** Returns Firebase when a project is configured, else the embedded provider. @throws ConfigError */
export async function chooseIdentity(
  config: Config,
  db: Kysely<Tables>,
  vendorFetch: VendorFetch,
): Promise<Identity> {
  const { firebase, publicUrl, siteSlug: cookiePrefix } = config;
  const secureCookies = publicUrl?.startsWith("https:") ?? false;
  if (firebase) {
    const { projectId, apiKey, authDomain, social, emulatorHost } = firebase;
    const serviceAccount = await serviceAccountOf(firebase);
    const auth = firebaseAuth({ projectId, serviceAccount, emulatorHost });
    const emulator = emulatorHost && `http://${emulatorHost}`;
    const browser = {
      provider: FIREBASE,
      social,
      projectId,
      apiKey,
      authDomain,
      emulator,
    } as const;
    return {
      accounts: firebaseAccounts(auth),
      writeAccountEmail: () => Promise.resolve(null), // Firebase sends its own
      provider: () =>
        Promise.resolve(firebaseIdentity(auth, { browser, cookiePrefix, secureCookies })),
    };
  }
  const secret = config.secretKey ?? await storedSecretKey(config.dataDir);
  const { social } = config;
  return {
    accounts: embeddedAccounts(db),
    writeAccountEmail: accountEmails(db, secret),
    async provider(systemContext) {
      // Imported on demand: a messaging process does not need its 20 MB of memory.
      const { embeddedIdentity } = await import("../adapters/better_auth/embedded_identity.ts");
      return embeddedIdentity({
        db,
        secret,
        publicUrl,
        cookiePrefix,
        vendors: [
          ...social.google ? [google(social.google)] : [],
          ...social.apple ? [apple(social.apple)] : [],
        ],
        vendorFetch,
        changeAccount: (change) => commitAccountChange(systemContext(), change),
        isBlocked: (account) => isBlocked(systemContext(), account),
      });
    },
  };
}

/** Returns the JSON of the service account's key; the configuration may be the path of its file. */
export async function serviceAccountOf({ projectId, serviceAccount }: FirebaseConfig) {
  if (serviceAccount === null) return null;
  const name = "FIREBASE_SERVICE_ACCOUNT";
  const json = serviceAccount.startsWith("{")
    ? serviceAccount
    : await Deno.readTextFile(serviceAccount).catch(() => {
      throw new ConfigError(
        `${name} must be a key as JSON, or the path of a file that can be read`,
      );
    });
  const project = projectIn(json); // error messages never contain the key
  if (project === null) throw new ConfigError(`${name} is not the JSON of a service account's key`);
  if (project !== projectId) {
    throw new ConfigError(`${name} is of the project "${project}", not of "${projectId}"`);
  }
  return json;
}

function projectIn(json: string): string | null {
  try {
    const { project_id: project, private_key: key, client_email: email } = JSON.parse(json);
    return typeof key === "string" && typeof email === "string" ? String(project) : null;
  } catch {
    return null;
  }
}
