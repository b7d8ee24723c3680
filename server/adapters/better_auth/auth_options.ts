import { getLogger } from "@logtape/logtape";
import { createAuthEndpoint, isAPIError, sessionMiddleware } from "better-auth/api";
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
import { PASSWORD_LENGTH, passwords } from "./passwords.ts";
import { socialSignIn } from "./social_sign_in.ts";
import type { SocialVendor } from "./social_vendors.ts";
import { setSessionCookie } from "better-auth/cookies";

const log = getLogger(["garimpo", "identity"]);

export type EmbeddedIdentityOptions = {
  readonly db: Kysely<Tables>;
  readonly secret: string;
  /** Null: the origin of each request. */
  readonly publicUrl: string | null;
  readonly cookiePrefix: string;
  /** The vendors that people may sign in with. */
  readonly vendors: readonly SocialVendor[];
  readonly vendorFetch: VendorFetch;
  /** Commits a change to an account with its user's row and the emails to send. */
  readonly changeAccount: (change: AccountChange) => Promise<void>;
  /** Whether this account's user is blocked. */
  readonly isBlocked: (account: { provider: string; subject: string }) => Promise<boolean>;
};

export const BASE_PATH = "/api/auth";

/** The header with the client's address for better-auth; a client's own value is overwritten. */
export const CLIENT_ADDRESS = "x-client-address";

const DAY_SECONDS = 24 * 60 * 60;

/** Returns better-auth's options: our tables, emails, codes, passwords and vendors. */
export function authOptions(options: EmbeddedIdentityOptions) {
  const { db, secret, publicUrl, cookiePrefix, vendors, vendorFetch, isBlocked } = options;
  const shared: EndpointContext = {
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
      // A vendor's account is linked only to an account whose address is verified.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    verification: { modelName: authTables.verification },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: shared.passwords,
    },
    plugins: [
      bearer(),
      cookieSession(),
      codeEndpoints(shared),
      accountEndpoints(shared),
      socialSignIn(vendors, vendorFetch),
    ],
    trustedOrigins: sameHost,
    rateLimit: { enabled: false }, // `server/http/attempts.ts` counts attempts
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: "/auth/login",
      onError(error: unknown) {
        const isRefusal = isAPIError(error) && error.statusCode < 500; // expected
        if (!isRefusal) log.error("{error}", { error });
      },
    },
    logger: {
      level: "error" as const,
      log(_level: string, message: string, ...more: unknown[]) {
        const causes = more.filter((one) => one instanceof Error).map(String); // without their properties, which may be private
        log.error("{message} {causes}", { message, causes });
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl?.startsWith("https:") ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      // Explicit: with NODE_ENV or TEST set to a test, better-auth would disable both checks.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: accountHooks({ shared, isBlocked }),
  };
}

/** Trusts the host that the request names, with or without TLS. */
function sameHost(request?: Request): string[] {
  const host = request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** A plugin with two endpoints without a path: a cookie for a token, and a new session for an old one. */
const cookieSession = () => ({
  id: "cookie-session" as const,
  endpoints: {
    openCookieSession: createAuthEndpoint(
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        await setSessionCookie(ctx, ctx.context.session);
        return ctx.json({ success: true });
      },
    ),

    renewCookieSession: createAuthEndpoint(
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { session: old, user } = ctx.context.session;
        const { ipAddress, userAgent } = old;
        const { internalAdapter } = ctx.context;
        const session = await internalAdapter.createSession(user.id, false, {
          ipAddress,
          userAgent,
        });
        await internalAdapter.deleteSession(old.token);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ success: true });
      },
    ),
  },
});
