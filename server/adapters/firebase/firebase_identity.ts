import type { DecodedIdToken } from "firebase-admin/auth";
import { decodeJwt } from "jose";
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
  /** Whether the product is served by https only. */
  readonly secureCookies: boolean;
};

/** Seconds; the longest that Firebase allows. */
const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** Seconds; an ID token that is older opens no session: one that was stolen would live on in it. */
const FRESH_SECONDS = 5 * 60;

const SOCIAL = ["google.com", "apple.com"];

/**
 * The identity provider Firebase Authentication: the page signs in at Google and sends an ID token, or
 * the session cookie that was created from it.
 */
export function firebaseIdentity(
  firebase: FirebaseAuth,
  { browser, cookiePrefix, secureCookies }: FirebaseIdentityOptions,
): IdentityProvider {
  const name = `${cookiePrefix}.session`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secureCookies ? "; Secure" : ""}`;

  /**
   * Identifies the sender of these headers; null: nobody, as is an account without an address, which a
   * program can create anonymously. @throws Failure ACCOUNT_BLOCKED
   */
  async function identifyOrThrow(headers: Headers) {
    const credential = credentialIn(headers, name);
    if (!credential) return null;
    const sdk = await firebase.sdk();
    const token = await valid(
      credential.isCookie
        ? sdk.verifySessionCookie(credential.text)
        : sdk.verifyIdToken(credential.text),
    );
    const account = token && await firebase.account(token.uid, new Date(token.iat * 1000));
    if (!token || !account?.email) return null;
    if (account.isDisabled) throw new Failure("ACCOUNT_BLOCKED");
    return signedInAt(token) < account.sessionsFrom ? null : identified(token, account);
  }

  return {
    browser,
    async identify(headers) {
      try {
        return await identifyOrThrow(headers);
      } catch (error) {
        if (error instanceof Failure) return null; // blocked users are guests
        throw error;
      }
    },
    async openSession(idToken) {
      if (!await identifyOrThrow(new Headers({ authorization: `Bearer ${idToken}` }))) return null;
      if (decodeJwt(idToken).iat! < Date.now() / 1000 - FRESH_SECONDS) return null;
      const sdk = await firebase.sdk();
      const expiresIn = SESSION_SECONDS * 1000;
      const cookie = await valid(sdk.createSessionCookie(idToken, { expiresIn }));
      return cookie === null
        ? null
        : [`${name}=${cookie}; Max-Age=${SESSION_SECONDS}; ${attributes}`];
    },
    // The page itself gets a new cookie for its fresh ID token.
    renewSession: () => Promise.resolve([]),
    endSession: () => Promise.resolve([`${name}=; Max-Age=0; ${attributes}`]),
    handle: () => Promise.resolve(new Response(null, { status: 404 })),
  };
}

/** Returns the bearer token of these headers, or else our cookie. */
function credentialIn(headers: Headers, cookieName: string) {
  const bearer = /^bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return { text: bearer, isCookie: false };
  const cookies = headers.get("cookie")?.split(/; */) ?? [];
  const cookie = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
  return cookie ? { text: cookie.slice(cookieName.length + 1), isCookie: true } : null;
}

/** The SDK's codes of tokens that are expired, revoked, forged or malformed. */
const INVALID_TOKEN_CODES = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-not-found",
]);

/** The SDK's code is also a wrong argument when Google's keys could not be fetched. */
const KEYS_MISSING = /^Error (?:fetching|while)/;

/** Returns the verified token; null when it is not valid. */
async function valid<Verified>(verifying: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verifying;
  } catch (error) {
    if (error instanceof SyntaxError) return null; // its content is not JSON
    if (codeOf(error) === "auth/user-disabled") throw new Failure("ACCOUNT_BLOCKED");
    if (
      !INVALID_TOKEN_CODES.has(codeOf(error) ?? "") || KEYS_MISSING.test((error as Error).message)
    ) {
      throw error;
    }
    return null;
  }
}

/** The end of the second: a sign-in in the same second as a change must not be refused. */
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
