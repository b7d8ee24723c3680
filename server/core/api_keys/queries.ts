import type { Context } from "../context.ts";
import type { ApiKeyId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Viewer } from "../users/viewer.ts";
import { viewerKinds } from "../users/user.ts";
import { type ApiScope, isForAdmins } from "./scopes.ts";
import { type ApiKey, asApiKey } from "./tables.ts";

/** Milliseconds between two records of a key's use. */
export const USE_MS = 60_000;

/** Returns the viewer's keys that are not revoked, newest first; those that expired lately, too. */
export async function listApiKeys({ db, viewer }: Context): Promise<ApiKey[]> {
  return await db.selectFrom("api_keys").select(asApiKey)
    .where("user_id", "=", permit(viewer, "apiKey.see")).where("revoked_at", "is", null)
    .orderBy("id", "desc").limit(LISTED).execute();
}

/** Keys of a list; those that work are fewer. */
const LISTED = 50;

/** A key that was sent with a request, and its person. */
export type FoundKey = {
  readonly id: ApiKeyId;
  readonly userId: UserId;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  /** Who acts by the key. */
  readonly viewer: Viewer;
};

/** Finds the key with this hash; null: none that works, or that of a person who is blocked. */
export async function findApiKey({ db }: Context, hash: string): Promise<FoundKey | null> {
  const found = await db.selectFrom("api_keys as k").innerJoin("users as u", "u.id", "k.user_id")
    .select(["k.id", "k.user_id", "k.scopes", "k.expires_at", "k.last_used_at", "u.role"])
    .where("k.secret_hash", "=", hash).where("k.revoked_at", "is", null)
    .where("u.blocked_at", "is", null).executeTakeFirst();
  if (!found) return null;
  const { id, user_id: userId, role } = found;
  const scopes: ReadonlySet<ApiScope> = new Set(found.scopes);
  const isAdmin = viewerKinds[role] === "admin" && found.scopes.some(isForAdmins);
  return {
    id,
    userId,
    expiresAt: found.expires_at,
    lastUsedAt: found.last_used_at,
    viewer: { kind: isAdmin ? "admin" : "member", userId, apiKey: { id, scopes } },
  };
}

/** Whether a key's use is to be recorded: at most once a minute. */
export const isUseDue = (lastUsedAt: Date | null, now: Date): boolean =>
  !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= USE_MS;
