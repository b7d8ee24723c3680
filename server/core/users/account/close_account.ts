import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { DeletionStep } from "../../privacy/carry_out_deletions.ts";
import { endSessions } from "./end_sessions.ts";
import { requireAnotherAdmin } from "../administration/checks.ts";

/**
 * The first step of a deletion, from which there is no way back: nobody can come in as this person
 * any more, at the identity provider and then here. In that order: the erasure waits from the second
 * on until no instance remembers whom the provider let in. The last admin's account waits for another.
 */
export const closeAccount: DeletionStep = async (ctx, leaving) => {
  const isDue = await stillDue(ctx, leaving).catch((error) => {
    if (error instanceof Failure && error.code === "LAST_ADMIN") return false;
    throw error;
  });
  if (!isDue) return false;
  const { db, ports: { accounts } } = ctx;
  const identities = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", leaving.userId).where("provider", "=", accounts.provider).execute();
  for (const { subject } of identities) await accounts.remove(subject);
  await close(ctx, leaving);
  return true;
};

type Leaving = Parameters<DeletionStep>[1];

/** Whoever is leaving is no other admin to rely on, so that what is true here stays true. */
const stillDue = command(async (tx, { userId, deletesAt }: Leaving) => {
  await requireAnotherAdmin(tx, userId);
  const user = await tx.db.selectFrom("users").select("id")
    .where("id", "=", userId).where("deletes_at", "=", deletesAt)
    .forNoKeyUpdate().executeTakeFirst();
  return user !== undefined;
});

const close = command(async (tx, { userId, deletesAt }: Leaving) => {
  const user = await tx.db.selectFrom("users").select("sessions_from")
    .where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  if (!user) return;
  const isClosed = user.sessions_from !== null && user.sessions_from >= deletesAt;
  if (!isClosed) await endSessions(tx, [userId]);
});
