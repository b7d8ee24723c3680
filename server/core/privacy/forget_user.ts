import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import { sweep } from "./erase_account.ts";

/**
 * After an account is deleted: takes away what was written of it in that moment by something else,
 * and the very event that tells of it.
 */
export async function forgetUser(ctx: Context, { userId }: EventOf<"user.deleted">) {
  await sweep(ctx, userId);
}
