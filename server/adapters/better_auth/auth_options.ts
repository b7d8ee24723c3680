import { getLogger } from "@logtape/logtape";
import { isAPIError } from "better-auth/api";
import { bearer } from "better-auth/plugins";
import type { Kysely } from "kysely";
import type { VendorFetch } from "../../core/outbound.ts";
import type { Tables } from "../../core/tables.ts";
import type { AccountChange } from "../../core/users/account/identity.ts";
import { accountEndpoints } from "./account_endpoints.ts";
import { accountHooks } from "./account_hooks.ts";
import type { EndpointContext } from "./request_body.ts";
import { authDatabase, authTables } from "./auth_tables.ts";
import { codeEndpoints } from "./code_endpoints.ts";
import { cookieSession } from "./cookie_session.ts";
import { PASSWORD_LENGTH, passwords } from "./passwords.ts";
import { socialSignIn } from "./social_sign_in.ts";
import type { SocialVendor } from "./social_vendors.ts";

const log = getLogger(["garimpo", "identity"]);

export type EmbeddedIdentityOptions = {
  readonly db: Kysely<Tables>;
  readonly secret: string;
  /** Null: whatever address a request came to. */
  readonly publicUrl: string | null;
  readonly cookiePrefix: string;
  /** With whom people may sign in besides. */
  readonly vendors: readonly SocialVendor[];
  readonly vendorFetch: VendorFetch;
  /** Commits what is written to an account, with its person and the emails that follow. */
  readonly changeAccount: (change: AccountChange) => Promise<void>;
  /** Whether whoever has this account may not come in. */
  readonly isBlocked: (account: { provider: string; subject: string }) => Promise<boolean>;
};

export const BASE_PATH = "/api/auth";

/** Header that tells better-auth from where a request came; what a client sends in it is lost. */
export const CLIENT_ADDRESS = "x-client-address";

const DAY_SECONDS = 24 * 60 * 60;

/** How better-auth keeps accounts here: on our tables, by our emails, codes, passwords and vendors. */
export function authOptions(options: EmbeddedIdentityOptions) {
  const { db, secret, publicUrl, cookiePrefix, vendors, vendorFetch, isBlocked } = options;
  const asked: EndpointContext = {
    db: authDatabase(db),
    secret,
    passwords: passwords(db),
    change: (change) => options.changeAccount((db) => change(authDatabase(db))),
    addressOf: (request) => publicUrl ?? new URL(request!.url).origin,
  };
  return {
    basePath: BASE_PATH,
    ...publicUrl && { baseURL: publicUrl },
    secret,
    database: { db, type: "postgres" as const },
    user: { modelName: authTables.user },
    session: {
      modelName: authTables.session,
      expiresIn: 7 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: {
      modelName: authTables.account,
      updateAccountOnSignIn: false,
      // Whoever is first to have an e-mail verified has the account; unverified, it is linked to none.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    verification: { modelName: authTables.verification },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: asked.passwords,
    },
    plugins: [
      bearer(),
      cookieSession(),
      codeEndpoints(asked),
      accountEndpoints(asked),
      socialSignIn(vendors, vendorFetch),
    ],
    trustedOrigins: sameHost,
    rateLimit: { enabled: false }, // the door counts attempts
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: "/auth/login",
      onError(error: unknown) {
        const isAnswer = isAPIError(error) && error.statusCode < 500; // it refuses, as it should
        if (!isAnswer) log.error("{error}", { error });
      },
    },
    logger: {
      level: "error" as const,
      log(_level: string, message: string, ...more: unknown[]) {
        const causes = more.filter((one) => one instanceof Error).map(String); // not what they carry
        log.error("{message} {causes}", { message, causes });
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl?.startsWith("https:") ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      // Said aloud: where NODE_ENV or TEST call it a test, better-auth checks neither by itself.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: accountHooks({ asked, isBlocked }),
  };
}

/** A page may sign in where it came from: the host that the request names, with or without TLS. */
function sameHost(request?: Request): string[] {
  const host = request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}
