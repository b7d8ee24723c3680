import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { ensureUser } from "./ensure_user.ts";
import type { Identified } from "./identity.ts";
import { isBlocked } from "./is_blocked.ts";
import type { Viewer } from "./viewer.ts";

/**
 * The viewer that somebody is who signs in: a guest where their session had to end. Throws
 * ACCOUNT_BLOCKED.
 */
export async function admit(ctx: Context, who: Identified): Promise<Viewer> {
  const viewer = await ensureUser(ctx, who);
  if (viewer.kind === "guest" && await isBlocked(ctx, who)) throw new Failure("ACCOUNT_BLOCKED");
  return viewer;
}
