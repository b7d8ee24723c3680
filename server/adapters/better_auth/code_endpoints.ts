import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { type CodeMode, readCode } from "./account_codes.ts";
import {
  proveEmail,
  recoverEmail,
  requestReset,
  requestVerification,
  resetPassword,
} from "./account_changes.ts";
import { emailOf, type EndpointContext, requirePassword, textOf } from "./request_body.ts";
import { findEmail } from "./requested_emails.ts";
import { authError } from "./auth_error.ts";

/** Gives better-auth the endpoints of emails with codes: asking for one, and bringing its code. */
export const codeEndpoints = ({ db, secret, passwords, change, addressOf }: EndpointContext) => {
  const claimsIn = (body: unknown, mode: CodeMode) => readCode(secret, mode, textOf(body, "code"));
  const post = { method: "POST" } as const;
  return {
    id: "codes" as const,
    endpoints: {
      askVerificationEmail: createAuthEndpoint(
        "/emails/verification",
        { ...post, use: [sessionMiddleware] },
        async (ctx) => {
          const { id } = ctx.context.session.user;
          await change((db) => requestVerification(db, id, addressOf(ctx.request)));
          return ctx.json({ success: true });
        },
      ),

      // Known or not, an e-mail gets the same answer.
      askResetEmail: createAuthEndpoint("/emails/reset", post, async (ctx) => {
        const user = await db.selectFrom("auth_users").select("id")
          .where("email", "=", emailOf(ctx.body)).executeTakeFirst();
        if (user) await change((db) => requestReset(db, user.id, addressOf(ctx.request)));
        return ctx.json({ success: true });
      }),

      verifyByCode: createAuthEndpoint("/codes/verify-email", post, async (ctx) => {
        const claims = await claimsIn(ctx.body, "verifyEmail");
        await change((db) => proveEmail(db, claims));
        return ctx.json({ email: claims.email });
      }),

      checkResetCode: createAuthEndpoint("/codes/check-reset", post, async (ctx) => {
        const { emailId, email } = await claimsIn(ctx.body, "resetPassword");
        if (!await findEmail(db, emailId)) throw authError("INVALID_TOKEN");
        return ctx.json({ email });
      }),

      resetByCode: createAuthEndpoint("/codes/reset-password", post, async (ctx) => {
        const claims = await claimsIn(ctx.body, "resetPassword");
        const password = requirePassword(textOf(ctx.body, "password"));
        if (!await findEmail(db, claims.emailId)) throw authError("INVALID_TOKEN"); // before hashing
        const hash = await passwords.hash(password);
        await change((db) => resetPassword(db, claims, hash));
        return ctx.json({ email: claims.email });
      }),

      recoverByCode: createAuthEndpoint("/codes/recover-email", post, async (ctx) => {
        const claims = await claimsIn(ctx.body, "recoverEmail");
        await change((db) => recoverEmail(db, claims));
        return ctx.json({ email: claims.email });
      }),
    },
  };
};
