import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";

const HOURS_24 = 24 * 60 * 60 * 1000;

/** A code, for 24 hours, that makes whoever brings it the first admin; null once there is one. */
export async function issueSetupCode({ db, now }: Context): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const code = crypto.randomUUID().replaceAll("-", "");
  await db.deleteFrom("setup_codes").where("expires_at", "<=", now).execute();
  await db.insertInto("setup_codes").values({
    code_hash: await sha256(code),
    expires_at: new Date(now.getTime() + HOURS_24),
  }).execute();
  return code;
}

/** Makes the viewer the first admin, if they bring a code that still holds. */
export const claimFirstAdmin = command(
  async ({ db, viewer, now, emit }, input: { code: string }) => {
    const userId = permit(viewer, "firstAdmin.claim");
    // All links end with the first one used; of two people at once, the second finds none.
    const codes = await db.deleteFrom("setup_codes").where("expires_at", ">", now)
      .returning("code_hash").execute();
    const given = await sha256(input.code);
    if (!codes.some(({ code_hash }) => code_hash === given) || await hasAdmin(db)) {
      throw new Failure("SETUP_CODE_INVALID", ["code"]);
    }
    await db.updateTable("users").set({ role: "admin" }).where("id", "=", userId).execute();
    emit({ name: "user.madeAdmin", userId });
  },
);

async function hasAdmin(db: Context["db"]): Promise<boolean> {
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin")
    .limit(1).executeTakeFirst();
  return admin !== undefined;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
