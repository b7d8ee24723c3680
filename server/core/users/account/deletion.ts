import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { DeletionStep } from "../../privacy/carry_out_deletions.ts";
import { endSessions } from "./account_sessions.ts";
import { requireAnotherAdmin } from "../administration/checks.ts";
import { permit } from "../../permissions.ts";
import { fold } from "../../search.ts";

/** Days between the request and the deletion of an account. */
const GRACE_DAYS = 7;
const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Schedules the deletion of the viewer's account in `GRACE_DAYS` days; until then they may cancel it.
 * A second request does not move the date.
 * @throws Failure DELETION_NOT_CONFIRMED, LAST_ADMIN
 */
export const requestAccountDeletion = command(
  async (tx, { confirmation }: { confirmation: string }) => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "account.edit");
    await requireAnotherAdmin(tx, userId);
    const { email, deletes_at } = await db.selectFrom("users").select(["email", "deletes_at"])
      .where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (fold(confirmation.trim()) !== fold(email)) {
      throw new Failure("DELETION_NOT_CONFIRMED", ["confirmation"]);
    }
    if (deletes_at) return userId;
    await db.updateTable("users").set({ deletes_at: new Date(now.getTime() + GRACE_MS) })
      .where("id", "=", userId).execute();
    emit({ name: "deletion.requested", userId });
    return userId;
  },
);

/** Cancels the deletion of the viewer's account. @throws Failure DELETION_UNDERWAY */
export const cancelAccountDeletion = command(async ({ db, viewer, now, emit }, _input: object) => {
  const userId = permit(viewer, "account.edit");
  const { deletes_at } = await db.selectFrom("users").select("deletes_at")
    .where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (!deletes_at) return userId;
  if (deletes_at <= now) throw new Failure("DELETION_UNDERWAY");
  await db.updateTable("users").set({ deletes_at: null }).where("id", "=", userId).execute();
  emit({ name: "deletion.canceled", userId });
  return userId;
});

/**
 * The first step of a deletion; it cannot be undone. Closes the account at the identity provider, then
 * ends the sessions here. The order matters: the erasure waits, counted from the end of the sessions,
 * until no instance has the identity in its cache. The last admin's account waits for another admin.
 */
export const closeAccount: DeletionStep = async (ctx, due) => {
  const isDue = await stillDue(ctx, due).catch((error) => {
    if (error instanceof Failure && error.code === "LAST_ADMIN") return false;
    throw error;
  });
  if (!isDue) return false;
  const { db, ports: { accounts } } = ctx;
  const identities = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", due.userId).where("provider", "=", accounts.provider).execute();
  for (const { subject } of identities) await accounts.remove(subject);
  await close(ctx, due);
  return true;
};

type Due = Parameters<DeletionStep>[1];

/**
 * Whether the deletion was not canceled. Admins whose deletion is scheduled do not count as other
 * admins, so the result holds until the account is closed.
 */
const stillDue = command(async (tx, { userId, deletesAt }: Due) => {
  await requireAnotherAdmin(tx, userId);
  const user = await tx.db.selectFrom("users").select("id")
    .where("id", "=", userId).where("deletes_at", "=", deletesAt)
    .forNoKeyUpdate().executeTakeFirst();
  return user !== undefined;
});

const close = command(async (tx, { userId, deletesAt }: Due) => {
  const user = await tx.db.selectFrom("users").select("sessions_from")
    .where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  if (!user) return;
  const isClosed = user.sessions_from !== null && user.sessions_from >= deletesAt;
  if (!isClosed) await endSessions(tx, [userId]);
});
