import { sql } from "kysely";
import type { Context } from "../context.ts";
import { idAt } from "../ids.ts";
import { addressDigest } from "./email.ts";

/** How the emails of the last day went. */
export type EmailFacts = {
  readonly sent: number;
  /** Refused for good; by their address or otherwise. */
  readonly refused: number;
  /** Those of before a restore, which an admin has to decide about. */
  readonly held: number;
  readonly lastSentAt: Date | null;
  /** When an email last failed that is to be tried again. */
  readonly lastFailedAt: Date | null;
};

const DAY = 24 * 60 * 60 * 1000;

/** Loads how the emails of the last day went; held ones count whatever their age. */
export async function loadEmailFacts(
  { db, now }: Pick<Context, "db" | "now">,
): Promise<EmailFacts> {
  const { rows } = await sql<EmailFacts>`
    select
      (count(*) filter (where status = 'SENT' and recent))::int as sent,
      (count(*) filter (where status in ('BOUNCED', 'REFUSED') and recent))::int as refused,
      (count(*) filter (where status = 'HELD'))::int as held,
      max(tried_at) filter (where status = 'WAITING' and problem is not null) as "lastFailedAt",
      (select max(sent_at) from emails) as "lastSentAt"
    from (
      select status, tried_at, problem, id >= ${idAt("eml", now.getTime() - DAY)} as recent
      from emails
      where id >= ${idAt("eml", now.getTime() - DAY)} or status in ('WAITING', 'HELD')
    ) as emails_of_now`.execute(db);
  return rows[0]!;
}

/** Returns the appearance's colour of what is to be pressed. */
export const emailColor = ({ db }: Pick<Context, "db">): Promise<{ color: string }> =>
  db.selectFrom("appearances").select("primary_color as color")
    .orderBy("version", "desc").limit(1).executeTakeFirstOrThrow();

/** An address that a mail server refused for good. */
export type EmailBounce = { readonly bouncedAt: Date; readonly problem: string };

/** Returns the bounce of an address; null: it gets emails. */
export async function loadBounce(
  { db }: Pick<Context, "db">,
  address: string,
): Promise<EmailBounce | null> {
  const bounce = await db.selectFrom("email_bounces")
    .select(["bounced_at as bouncedAt", "problem"])
    .where("address", "=", await addressDigest(address)).executeTakeFirst();
  return bounce ?? null;
}
