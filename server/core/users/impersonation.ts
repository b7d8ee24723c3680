import type { ImpersonationId, UserId } from "../ids.ts";

/** Milliseconds that an admin may act in somebody's name before they have to say why again. */
export const IMPERSONATION_MS = 30 * 60 * 1000;

/** An admin acts in somebody's name, or did. */
export type KnownImpersonation = {
  readonly id: ImpersonationId;
  readonly adminId: UserId;
  readonly userId: UserId;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/** A row, selected so, is a `KnownImpersonation`. */
export const asImpersonation = [
  "id",
  "admin_id as adminId",
  "user_id as userId",
  "reason",
  "started_at as startedAt",
  "expires_at as expiresAt",
] as const;
