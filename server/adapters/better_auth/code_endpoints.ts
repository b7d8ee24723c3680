import { setTimeout as delay } from "node:timers/promises";
import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { type CodeMode, findEmail, readCode } from "./email_codes.ts";
import {
  recoverEmail,
  requestReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from "./account_changes.ts";
import { emailOf, type EndpointContext, requirePassword, textOf } from "./request_body.ts";
import { authError } from "./auth_error.ts";

/** A request for a reset takes so long, which is longer than either answer needs; milliseconds. */
const RESET_MS = 250;

/** A plugin of better-auth with the endpoints that request an email with a code and that use the code. */
export const codeEndpoints = ({ db, secret, passwords, change, addressOf }: EndpointContext) => {
  const claimsIn = (body: unknown, mode: CodeMode) => readCode(secret, mode, textOf(body, "code"));
  const post = { method: "POST" } as const;
  return {
    id: "codes" as const,
    endpoints: {
      requestVerificationEmail: createAuthEndpoint(
        "/emails/verification",
        { ...post, use: [sessionMiddleware] },
        async (ctx) => {
          const { id } = ctx.context.session.user;
          await change((db) => requestVerification(db, id, addressOf(ctx.request)));
          return ctx.json({ success: true });
        },
      ),

      // Neither the response nor its time reveals whether there is an account.
      requestResetEmail: createAuthEndpoint("/emails/reset", post, async (ctx) => {
        const email = emailOf(ctx.body);
        const requested = async () => {
          const user = await db.selectFrom("auth_users").select("id")
            .where("email", "=", email).executeTakeFirst();
          if (user) await change((db) => requestReset(db, user.id, addressOf(ctx.request)));
        };
        await Promise.all([requested(), delay(RESET_MS)]);
        return ctx.json({ success: true });
      }),

      verifyByCode: createAuthEndpoint("/codes/verify-email", post, async (ctx) => {
        const claims = await claimsIn(ctx.body, "verifyEmail");
        await change((db) => verifyEmail(db, claims));
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
