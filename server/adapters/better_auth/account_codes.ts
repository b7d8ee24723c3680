import { errors, jwtVerify, SignJWT } from "jose";
import { authError, type AuthErrorCode } from "./auth_error.ts";

/** What a link of `/auth/action` is for. */
export type CodeMode = "verifyEmail" | "resetPassword" | "recoverEmail";

/** What a code says: which email it came in, and whose account and which address it is about. */
export type Claims = {
  readonly emailId: string;
  readonly subject: string;
  readonly email: string;
};

const ALGORITHM = "HS256";

/** The key of codes; sessions are signed with another. */
const keyOf = (secret: string) => new TextEncoder().encode(`letters ${secret}`);

/** A code that holds until `expiresAt`. It is kept nowhere: the secret makes the same one again. */
export function signCode(
  secret: string,
  mode: CodeMode,
  { emailId, subject, email }: Claims,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ email }).setProtectedHeader({ alg: ALGORITHM })
    .setJti(emailId).setSubject(subject).setAudience(mode).setExpirationTime(expiresAt)
    .sign(keyOf(secret));
}

/** What a code says. @throws a refusal with INVALID_TOKEN or TOKEN_EXPIRED. */
export async function readCode(secret: string, mode: CodeMode, code: string): Promise<Claims> {
  const options = { audience: mode, algorithms: [ALGORITHM] };
  const { payload } = await jwtVerify<{ email: string }>(code, keyOf(secret), options)
    .catch((error) => {
      const isOver = error instanceof errors.JWTExpired;
      throw authError(isOver ? "TOKEN_EXPIRED" : "INVALID_TOKEN" satisfies AuthErrorCode);
    });
  return { emailId: payload.jti!, subject: payload.sub!, email: payload.email };
}
