import { authRefusal, inPortuguese } from "./auth_error.ts";
import { betterAuth } from "better-auth";
import type { IdentityProvider } from "../../core/users/account/identity.ts";
import { VENDORS_PATH } from "./account_hooks.ts";
import {
  authOptions,
  BASE_PATH,
  CLIENT_ADDRESS,
  type EmbeddedIdentityOptions,
} from "./auth_options.ts";
import { EMBEDDED, identified } from "./embedded_accounts.ts";

/** The identity provider on the product's own database: email and password, cookie or bearer token. */
export function embeddedIdentity(options: EmbeddedIdentityOptions): IdentityProvider {
  const auth = betterAuth(authOptions(options));
  return {
    browser: { provider: EMBEDDED, social: options.vendors.map(({ id }) => id) },
    async identify(headers) {
      // Only the provider's own endpoints renew sessions: their response can set the cookie.
      const query = { disableRefresh: true };
      const found = await auth.api.getSession({ headers, query });
      return found && identified(found.user, found.session);
    },
    async openSession(token) {
      const headers = { authorization: `Bearer ${token}` };
      const opened = await auth.api.openCookieSession({ headers, asResponse: true });
      return opened.ok ? opened.headers.getSetCookie() : null;
    },
    async renewSession(headers) {
      if (headers.has("authorization")) return []; // a program would lose its token
      const renewed = await auth.api.renewCookieSession({ headers, asResponse: true });
      return renewed.ok ? renewed.headers.getSetCookie() : [];
    },
    async endSession(headers) {
      const ended = await auth.api.signOut({ headers, asResponse: true });
      return ended.headers.getSetCookie();
    },
    async handle(request, clientAddress) {
      const path = new URL(request.url).pathname.slice(BASE_PATH.length);
      if (!isHandled(request.method, path)) {
        return authRefusal(404);
      }
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS, clientAddress);
      if (request.method === "POST" && path.startsWith(VENDORS_PATH)) {
        // A vendor's form post only redirects to our GET: it gets no credentials.
        ["cookie", "authorization", "origin", "referer"].forEach((name) => headers.delete(name));
      } else if (request.body && !/^application\/json\b/i.test(headers.get("content-type") ?? "")) {
        // better-auth also accepts forms, in which `server/http/attempts.ts` finds no address to count.
        return authRefusal(415);
      }
      // Read here: better-auth would print a stack for each client that goes away meanwhile.
      const body = request.body && await request.bytes().catch(() => null);
      if (request.body && !body) return authRefusal(400);
      const answer = await auth.handler(
        new Request(request.url, { method: request.method, headers, body }),
      );
      // better-auth removes the cookie of a session that has ended. The client may have the cookie of
      // a new session by the time this answer arrives, such as after a change of its password.
      const isQuestion = request.method === "GET" && path === "/account";
      if (isQuestion && answer.headers.getSetCookie().every(isRemoval)) {
        answer.headers.delete("set-cookie");
      }
      return await inPortuguese(answer);
    },
  };
}

/**
 * The endpoints under `/api/auth`. better-auth's other endpoints are not needed, and `/get-session`
 * would give scripts the token that the cookie hides from them.
 */
const handled: readonly (readonly ["GET" | "POST", string])[] = [
  ["GET", "/account"],
  ["POST", "/sign-in/email"],
  ["POST", "/sign-up/email"],
  ["POST", "/sign-out"],
  ["POST", "/sign-in/social"],
  ["GET", "/callback/google"],
  ["GET", "/callback/apple"],
  ["POST", "/callback/apple"],
  ["POST", "/emails/verification"],
  ["POST", "/emails/reset"],
  ["POST", "/codes/verify-email"],
  ["POST", "/codes/check-reset"],
  ["POST", "/codes/reset-password"],
  ["POST", "/codes/recover-email"],
  ["POST", "/account/password"],
  ["POST", "/account/email"],
];

const isRemoval = (cookie: string) => /max-age=0\b/i.test(cookie);

const allowed = new Set(handled.map(([method, path]) => `${method} ${path}`));

const isHandled = (method: string, path: string) => allowed.has(`${method} ${path}`);
