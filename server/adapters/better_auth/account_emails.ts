import type { Kysely } from "kysely";
import type { WriteAccountEmail } from "../../core/emails/email.ts";
import { type CodeKind, codeWords } from "../../core/emails/words/account_words.ts";
import { authDatabase } from "./auth_tables.ts";
import { type EmailKind, emailKinds, findEmail, signCode } from "./email_codes.ts";

const kinds = {
  verification: "VERIFICATION",
  emailChange: "EMAIL_CHANGE",
  reset: "RESET",
  recovery: "RECOVERY",
} as const satisfies Record<EmailKind, CodeKind>;

/** Writes the emails of embedded accounts; `secret` signs their codes. */
export function accountEmails<Tables>(db: Kysely<Tables>, secret: string): WriteAccountEmail {
  return async (emailId) => {
    const requested = await findEmail(authDatabase(db), emailId);
    if (!requested) return null;
    const { subject, email, address, expiresAt } = requested;
    const { mode } = emailKinds[requested.kind];
    const code = await signCode(secret, mode, { emailId, subject, email }, expiresAt);
    const kind = kinds[requested.kind];
    const link = `${address}/auth/action?mode=${mode}&oobCode=${code}`;
    return { kind, to: email, ...codeWords(kind, link) };
  };
}
