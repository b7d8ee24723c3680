import { sql } from "kysely";
import { inPage, type Page } from "../../database/page.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import type { DomainEvent, EventOf } from "../events.ts";
import { type EmailId, type EventId, idAt, isId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { PurgeBatch } from "../retention.ts";
import { addressDigest } from "./email.ts";
import type { EmailKind } from "./kinds.ts";
import { type EmailFacts, loadEmailFacts } from "./queries.ts";
import { asSentEmail, type EmailStatus, type SentEmail } from "./tables.ts";

/** Lists the emails of that status, or all, newest first, for admins. */
export function listEmails(
  { db, viewer }: Context,
  page: Page,
  status: EmailStatus | null,
): Promise<SentEmail[]> {
  permit(viewer, "operations.see");
  checkCursors("eml", page);
  return inPage(
    db.selectFrom("emails").select(asSentEmail)
      .$if(status !== null, (q) => q.where("status", "=", status!)),
    page,
  ).execute();
}

/** Returns an email for admins; null: there is none of that id. */
export async function findEmail({ db, viewer }: Context, id: string): Promise<SentEmail | null> {
  permit(viewer, "operations.see");
  const email = await db.selectFrom("emails").select(asSentEmail)
    .where("id", "=", id as EmailId).executeTakeFirst();
  return email ?? null;
}

/** Returns how the emails of the last day went, for admins. */
export function emailFacts(ctx: Context): Promise<EmailFacts> {
  permit(ctx.viewer, "operations.see");
  return loadEmailFacts(ctx);
}

/** Whether an admin may request an email again: it was not sent, and may still say something. */
export const mayRetry = ({ status, problem }: Pick<SentEmail, "status" | "problem">): boolean =>
  ["REFUSED", "BOUNCED", "BLOCKED", "HELD"].includes(status) ||
  status === "WAITING" && problem !== null;

/**
 * Sends an email again, or one that was held back, whatever held it. It says what is so now.
 * @throws Failure EMAIL_NOT_FOUND, EMAIL_NOT_RETRYABLE
 */
export const retryEmail = command(
  async ({ db, viewer, now, emit }, { id }: { readonly id: string }): Promise<SentEmail> => {
    const userId = permit(viewer, "operations.manage");
    const email = isId("eml", id)
      ? await db.selectFrom("emails").select(asSentEmail).select("event_id as eventId")
        .where("id", "=", id).forUpdate().executeTakeFirst()
      : undefined;
    if (!email) throw new Failure("EMAIL_NOT_FOUND", ["id"]);
    const event = await db.selectFrom("events").select("id").where("id", "=", email.eventId)
      .executeTakeFirst();
    if (!event || !mayRetry(email)) throw new Failure("EMAIL_NOT_RETRYABLE", ["id"]);
    emit({ name: "email.retried", userId, emailId: email.id });
    return await db.updateTable("emails").set({ status: "WAITING", problem: null, forced_at: now })
      .where("id", "=", email.id).returning(asSentEmail).executeTakeFirstOrThrow();
  },
);

// deno-lint-ignore no-explicit-any -- each kind's reaction takes its own event
type EmailReaction = (ctx: Context, event: any, id: EventId) => Promise<void>;

/** Makes the reaction that sends an email again, by the reactions that send each kind. */
export const resendEmailBy =
  (reactions: Readonly<Record<EmailKind, EmailReaction>>) =>
  async (ctx: Context, { emailId }: EventOf<"email.retried">): Promise<void> => {
    const email = await ctx.db.selectFrom("emails").innerJoin("events", "events.id", "event_id")
      .select(["kind", "events.id as eventId", "events.name", "events.payload"])
      .where("emails.id", "=", emailId as EmailId).executeTakeFirst();
    if (!email) return;
    const event = { name: email.name, ...email.payload } as DomainEvent;
    await reactions[email.kind](ctx, event, email.eventId);
  };

/**
 * Lets emails to one's own address be attempted again, after its mailbox was repaired: the next one
 * shows whether it is.
 */
export const resumeEmails = command(async ({ db, viewer }, _input: undefined): Promise<void> => {
  const userId = permit(viewer, "account.edit");
  const { email } = await db.selectFrom("users").select("email").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("email_bounces").where("address", "=", await addressDigest(email)).execute();
});

/** Deletes the records of old emails; their ids tell their age. */
export async function purgeEmails({ db }: Context, { before, most }: PurgeBatch) {
  const { numAffectedRows } = await sql`
    delete from emails where id in (
      select id from emails where id < ${idAt("eml", before.getTime())} order by id limit ${most}
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
