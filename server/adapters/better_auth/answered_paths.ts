/**
 * What is answered under `/api/auth`; of better-auth's other endpoints nobody here has need, and
 * `/get-session` would tell a script the token that its cookie keeps from it.
 */
const answered: readonly (readonly ["GET" | "POST", string])[] = [
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

/** As a request line begins. */
const lines = new Set(answered.map(([method, path]) => `${method} ${path}`));

export const isAnswered = (method: string, path: string) => lines.has(`${method} ${path}`);
