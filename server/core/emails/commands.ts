import { sql } from "kysely";
import { lastRestoreAt } from "../backups/queries.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventName, EventOf } from "../events.ts";
import { type EmailId, type EventId, idAt, newId, type UserId } from "../ids.ts";
import { addressDigest, type Email, EmailRefused, maskedAddress } from "./email.ts";
import { emailKinds, requestedKinds } from "./kinds.ts";
import { emailColor } from "./queries.ts";
import type { EmailStatus } from "./tables.ts";

/** An email, and since when it has been due; absent: since its event. */
export type WrittenEmail = Email & { readonly dueAt?: Date };

/** Writes the email of an event by the state of now; null: there is nothing to say any more. */
type WriteEmail<N extends EventName> = (
  ctx: Context,
  event: EventOf<N>,
  id: EventId,
) => Promise<WrittenEmail | null>;

/** Makes a reaction that emails: the email is recorded and sent, or held back where it must be. */
export const emailReaction =
  <N extends EventName>(write: WriteEmail<N>) =>
  async (ctx: Context, event: EventOf<N>, id: EventId): Promise<void> => {
    const email = await write(ctx, event, id);
    const { userId } = event as { userId: UserId };
    if (email) await deliver(ctx, { userId, eventId: id, email });
    else await setOutcome(ctx, { eventId: id, status: "OBSOLETE" });
  };

type Delivery = {
  readonly userId: UserId;
  readonly eventId: EventId;
  readonly email: WrittenEmail;
};

async function deliver(ctx: Context, delivery: Delivery): Promise<void> {
  const { db, ports } = ctx;
  const { userId, eventId, email: { dueAt: _, ...email } } = delivery;
  const known = await db.selectFrom("emails").select(["status", "forced_at as forcedAt"])
    .where("event_id", "=", eventId).executeTakeFirst();
  if (known && known.status !== "WAITING") return;
  const held = known?.forcedAt ? null : await heldStatus(ctx, delivery);
  if (!await recordAttempt(ctx, { ...delivery, held }) || held) return;
  const { color } = await emailColor(ctx);
  try {
    await ports.sendEmail({ ...email, color }, eventId);
  } catch (error) {
    if (!(error instanceof EmailRefused)) {
      await setOutcome(ctx, { eventId, status: "WAITING", problem: codeOf(error) });
      throw error;
    }
    const { isBounce, reply: problem } = error;
    await setOutcome(ctx, { eventId, status: isBounce ? "BOUNCED" : "REFUSED", problem });
    if (isBounce) await recordBounce(ctx, { userId, address: email.to, problem });
    return;
  }
  await setOutcome(ctx, { eventId, status: "SENT" });
  await db.deleteFrom("email_bounces").where("address", "=", await addressDigest(email.to))
    .execute();
}

/** After a bounce, a code that the person requests is attempted once a day: the mailbox may work again. */
const BLOCKED_MS = 24 * 60 * 60 * 1000;

/** Returns the status of an email that must not be sent now; null: it is sent. */
async function heldStatus(
  { db, now }: Context,
  { eventId, email }: Delivery,
): Promise<EmailStatus | null> {
  const restoredAt = await lastRestoreAt({ db });
  const isOfBefore = restoredAt !== null && (
    email.dueAt ? email.dueAt <= restoredAt : eventId < idAt("evt", restoredAt.getTime())
  );
  if (isOfBefore) return emailKinds[email.kind].isHeldAfterRestore ? "HELD" : "OBSOLETE";
  const bounce = await db.selectFrom("email_bounces").select("bounced_at as bouncedAt")
    .where("address", "=", await addressDigest(email.to)).executeTakeFirst();
  if (!bounce) return null;
  const isTriedAgain = requestedKinds.has(email.kind) &&
    now.getTime() - bounce.bouncedAt.getTime() >= BLOCKED_MS;
  return isTriedAgain ? null : "BLOCKED";
}

/** Records an attempt, or what keeps it from being made. @returns whether the person is still there */
const recordAttempt = command(async (
  { db, now, emit },
  { userId, eventId, email, held }: Delivery & { readonly held: EmailStatus | null },
): Promise<boolean> => {
  const status = held ?? "WAITING";
  const attempts = held ? 0 : 1;
  const { rows: [recorded] } = await sql<{ id: EmailId }>`
    insert into emails (id, user_id, event_id, kind, recipient, status, attempts, created_at, tried_at)
    select ${newId("eml")}, users.id, ${eventId}, ${email.kind}, ${maskedAddress(email.to)},
      ${status}, ${attempts}, ${now}::timestamptz, ${held ? null : now}::timestamptz
    from users where users.id = ${userId}
    on conflict (event_id) do update set
      status = excluded.status, recipient = excluded.recipient,
      attempts = emails.attempts + ${attempts}::int,
      tried_at = coalesce(excluded.tried_at, emails.tried_at)
    returning id`.execute(db);
  if (recorded && held) emit({ name: "email.changed", userId, emailId: recorded.id });
  return recorded !== undefined;
});

type Outcome = {
  readonly eventId: EventId;
  readonly status: EmailStatus;
  readonly problem?: string;
};

/** Records what became of an email; nothing where it was not begun, or has ended. */
const setOutcome = command(async (
  { db, now, emit },
  { eventId, status, problem }: Outcome,
): Promise<void> => {
  const changed = await db.updateTable("emails")
    .set({
      status,
      problem: problem ?? null,
      ...status === "WAITING" ? {} : { forced_at: null },
      ...status === "SENT" && { sent_at: now },
    })
    .where("event_id", "=", eventId).where("status", "=", "WAITING")
    .returning(["id as emailId", "user_id as userId"]).executeTakeFirst();
  if (changed) emit({ name: "email.changed", ...changed });
});

const recordBounce = command(
  async (
    { db, now, emit },
    { userId, address, problem }: { userId: UserId; address: string; problem: string },
  ): Promise<void> => {
    await db.insertInto("email_bounces")
      .values({ address: await addressDigest(address), user_id: userId, problem, bounced_at: now })
      .onConflict((on) =>
        on.column("address").doUpdateSet({ user_id: userId, problem, bounced_at: now })
      ).execute();
    emit({ name: "email.bounced", userId });
  },
);

/** Returns the server's status or the error's code: its own words may hold personal data. */
function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? "FAILED").slice(0, 40);
}
