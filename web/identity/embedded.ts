import { type FailureCode, type Identity, IdentityFailure } from "./identity.ts";

/** better-auth's own codes; the rest are unexpected. It tells no unknown e-mail from a wrong password. */
const codes: Record<string, FailureCode> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-password",
  INVALID_PASSWORD: "wrong-password",
  USER_NOT_FOUND: "user-not-found",
  INVALID_EMAIL: "invalid-email",
  USER_ALREADY_EXISTS: "email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
  PASSWORD_TOO_SHORT: "weak-password",
  PASSWORD_TOO_LONG: "weak-password",
  PASSWORD_COMPROMISED: "weak-password",
};

/** The embedded accounts: better-auth under `/api/auth`, the session in a cookie. */
export const embeddedIdentity: Identity = {
  async session() {
    const answer = await call("get-session");
    return answer?.user ? { email: answer.user.email, displayName: answer.user.name } : null;
  },
  async signIn(credentials) {
    await call("sign-in/email", credentials);
  },
  async register({ displayName, ...credentials }) {
    await call("sign-up/email", { ...credentials, name: displayName });
  },
  async signOut() {
    await call("sign-out", {});
  },
};

type Answer = { code?: string; user?: { email: string; name: string } } | null;

async function call(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: body === undefined ? "GET" : "POST",
    credentials: "same-origin",
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new IdentityFailure("offline");
  });
  const answer: Answer = await response.json().catch(() => null);
  if (!response.ok) throw new IdentityFailure(failureCode(answer?.code));
  return answer;
}

/** What a code of better-auth means to a screen. */
export const failureCode = (code: string | undefined): FailureCode => codes[code ?? ""] ?? "other";
