import { getLogger } from "@logtape/logtape";
import { betterAuth } from "better-auth";
import { bearer } from "better-auth/plugins";
import type { Kysely } from "kysely";
import { plainText } from "../../core/marketplaces/plain_text.ts";
import { cookieSession } from "./cookie_session.ts";
import type { Identified, IdentityProvider } from "../../core/users/identity.ts";

const log = getLogger(["garimpo", "identity"]);

export type EmbeddedIdentityOptions = {
  // deno-lint-ignore no-explicit-any -- better-auth keeps its own tables, which are not the product's
  readonly db: Kysely<any>;
  readonly secret: string;
  /** Null: whatever address a request came to. */
  readonly publicUrl: string | null;
  readonly cookiePrefix: string;
  /** Off in tests, which sign many people in from one address. */
  readonly limitsRate: boolean;
  /** Called once somebody has registered. */
  readonly onRegistered: (identified: Identified) => Promise<unknown>;
};

/** Header that tells better-auth from where a request came; what a client sends in it is lost. */
const CLIENT_ADDRESS = "x-client-address";

/** The four tables of better-auth, under names that do not meet ours. */
const authTables = {
  user: "auth_users",
  session: "auth_sessions",
  account: "auth_accounts",
  verification: "auth_verifications",
} as const;

/** Accounts with e-mail and password on the product's own database, by cookie or bearer token. */
export function embeddedIdentity(options: EmbeddedIdentityOptions): IdentityProvider {
  const auth = betterAuth(authOptions(options));
  return {
    async identify(headers) {
      // Renewing is left to the provider's own endpoint, which can send the renewed cookie along.
      const query = { disableRefresh: true };
      const found = await auth.api.getSession({ headers, query });
      return found && identified(found.user);
    },
    async openSession(token) {
      const headers = { authorization: `Bearer ${token}` };
      const opened = await auth.api.openCookieSession({ headers, asResponse: true });
      return opened.ok ? opened.headers.getSetCookie() : null;
    },
    async endSession(headers) {
      const ended = await auth.api.signOut({ headers, asResponse: true });
      return ended.headers.getSetCookie();
    },
    handle(request, clientAddress) {
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS, clientAddress);
      return auth.handler(new Request(request, { headers }));
    },
  };
}

export function authOptions(options: EmbeddedIdentityOptions) {
  const { db, secret, publicUrl, cookiePrefix, limitsRate, onRegistered } = options;
  return {
    basePath: "/api/auth",
    ...publicUrl && { baseURL: publicUrl },
    secret,
    database: { db, type: "postgres" as const },
    user: { modelName: authTables.user },
    session: { modelName: authTables.session },
    account: { modelName: authTables.account },
    verification: { modelName: authTables.verification },
    emailAndPassword: { enabled: true },
    plugins: [bearer(), cookieSession()],
    trustedOrigins: sameHost,
    rateLimit: {
      enabled: limitsRate,
      window: 60, // seconds
      max: 100,
      customRules: {
        "/sign-in/*": { window: 60, max: 10 },
        "/sign-up/*": { window: 600, max: 10 },
      },
    },
    telemetry: { enabled: false },
    logger: {
      level: "error" as const,
      log: (_level: string, message: string) => log.error("{message}", { message }),
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl?.startsWith("https:") ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    databaseHooks: {
      user: {
        create: {
          before: (user: AuthUser) =>
            Promise.resolve({ data: { ...user, name: nameOf(user.name, user.email) } }),
          after: async (user: AuthUser) => void await onRegistered(identified(user)),
        },
      },
    },
  };
}

/** Characters. */
const LONGEST_NAME = 80;

type AuthUser = { id: string; email: string; name: string };

const identified = ({ id, email, name }: AuthUser): Identified => ({
  provider: "embedded",
  subject: id,
  email: email.toLowerCase(),
  displayName: nameOf(name, email),
});

/** A page may sign in where it came from: the host that the request names, with or without TLS. */
function sameHost(request?: Request): string[] {
  const host = request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** One visible line; without any, what stands before the @. */
const nameOf = (name: string, email: string) =>
  plainText(name, LONGEST_NAME) ?? email.split("@")[0]!;
