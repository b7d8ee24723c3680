import type { DecodedIdToken } from "firebase-admin/auth";
import { Failure } from "../../core/errors.ts";
import { displayNameOf } from "../../core/users/user.ts";
import type {
  BrowserIdentity,
  Identified,
  IdentityProvider,
} from "../../core/users/account/identity.ts";
import { type Account, codeOf, FIREBASE, type FirebaseAuth } from "./firebase_auth.ts";

type FirebaseIdentityOptions = {
  readonly browser: Extract<BrowserIdentity, { provider: "firebase" }>;
  readonly cookiePrefix: string;
  /** Whether people come by https only. */
  readonly secureCookies: boolean;
};

/** Seconds; the longest that Firebase allows. */
const SESSION_SECONDS = 14 * 24 * 60 * 60;

const SOCIAL = ["google.com", "apple.com"];

/**
 * Firebase Authentication: the page signs in with Google, and shows us an ID token, or the session
 * cookie that one was changed for.
 */
export function firebaseIdentity(
  firebase: FirebaseAuth,
  { browser, cookiePrefix, secureCookies }: FirebaseIdentityOptions,
): IdentityProvider {
  const name = `${cookiePrefix}.session`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secureCookies ? "; Secure" : ""}`;

  /** Who these headers stand for; null for nobody. @throws ACCOUNT_BLOCKED */
  async function known(headers: Headers) {
    const shown = shownIn(headers, name);
    if (!shown) return null;
    const sdk = await firebase.sdk();
    const token = await valid(
      shown.isCookie ? sdk.verifySessionCookie(shown.text) : sdk.verifyIdToken(shown.text),
    );
    const account = token && await firebase.account(token.uid, new Date(token.iat * 1000));
    if (!token || !account) return null;
    if (account.isDisabled) throw new Failure("ACCOUNT_BLOCKED");
    return signedInAt(token) < account.sessionsFrom ? null : identified(token, account);
  }

  return {
    browser,
    async identify(headers) {
      try {
        return await known(headers);
      } catch (error) {
        if (error instanceof Failure) return null; // who is blocked is a guest
        throw error;
      }
    },
    async openSession(idToken) {
      if (!await known(new Headers({ authorization: `Bearer ${idToken}` }))) return null;
      const sdk = await firebase.sdk();
      const expiresIn = SESSION_SECONDS * 1000;
      const cookie = await valid(sdk.createSessionCookie(idToken, { expiresIn }));
      return cookie === null
        ? null
        : [`${name}=${cookie}; Max-Age=${SESSION_SECONDS}; ${attributes}`];
    },
    // The page changes its fresh ID token for a new cookie by itself.
    renewSession: () => Promise.resolve([]),
    endSession: () => Promise.resolve([`${name}=; Max-Age=0; ${attributes}`]),
    handle: () => Promise.resolve(new Response(null, { status: 404 })),
  };
}

/** The bearer token, or else our cookie, that these headers show. */
function shownIn(headers: Headers, cookieName: string) {
  const bearer = /^bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return { text: bearer, isCookie: false };
  const cookies = headers.get("cookie")?.split(/; */) ?? [];
  const cookie = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
  return cookie ? { text: cookie.slice(cookieName.length + 1), isCookie: true } : null;
}

/** What a token that is expired, revoked, forged or none at all is told by. */
const WORTHLESS = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-not-found",
]);

/** The SDK calls it a wrong argument, too, when Google's keys could not be fetched. */
const KEYS_MISSING = /^Error (?:fetching|while)/;

/** What was verified; null where the token is worth nothing. */
async function valid<Verified>(verifying: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verifying;
  } catch (error) {
    if (error instanceof SyntaxError) return null; // no JSON in it
    if (codeOf(error) === "auth/user-disabled") throw new Failure("ACCOUNT_BLOCKED");
    if (!WORTHLESS.has(codeOf(error) ?? "") || KEYS_MISSING.test((error as Error).message)) {
      throw error;
    }
    return null;
  }
}

/** Told in whole seconds: the end of that one, else who signs in right after a change is refused. */
const signedInAt = ({ auth_time }: DecodedIdToken) => new Date(auth_time * 1000 + 999);

const identified = (token: DecodedIdToken, account: Account): Identified => ({
  provider: FIREBASE,
  subject: token.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: displayNameOf(account.displayName, account.email),
  isAdmin: account.isAdmin,
  isSocial: SOCIAL.includes(token.firebase.sign_in_provider),
  createdAt: account.createdAt,
  sessionKey: `${token.uid}.${token.auth_time}`,
  signedInAt: signedInAt(token),
});
