import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { siteOrigin } from "../../links/queries.ts";
import { permit } from "../../permissions.ts";
import { dayOf } from "../../zoned.ts";
import { feedText } from "./feed_text.ts";
import { exceptionsOf } from "./write_entry.ts";
import { asCalendarEntry } from "./tables.ts";

/** The address of a calendar begins so; what follows is the secret and `.ics`. */
export const FEED_PATH = "/calendario";

/** Bytes of a secret: nobody guesses one of 192 bits. */
const SECRET_BYTES = 24;

/** Returns since when the viewer's calendar has a secret address; null: it has none. */
export async function feedSince({ db, viewer }: Context): Promise<Date | null> {
  const feed = await db.selectFrom("calendar_feeds").select("created_at")
    .where("user_id", "=", permit(viewer, "calendar.see")).executeTakeFirst();
  return feed?.created_at ?? null;
}

/** Gives the viewer's calendar a new secret address, of which only the hash is stored. @returns it */
export const createCalendarFeed = command(async (tx, _input: null): Promise<string> => {
  const { db, viewer, now, ports, emit } = tx;
  const userId = permit(viewer, "calendar.edit");
  const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
  const feed = { secret_hash: await sha256(secret), created_at: now };
  await db.insertInto("calendar_feeds").values({ user_id: userId, ...feed })
    .onConflict((c) => c.column("user_id").doUpdateSet(feed)).execute();
  emit({ name: "calendar.feedChanged", userId });
  return `${siteOrigin(ports)}${FEED_PATH}/${secret}.ics`;
});

/** Ends the viewer's secret address. @returns whether there was one */
export const revokeCalendarFeed = command(async (tx, _input: null): Promise<boolean> => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "calendar.edit");
  const { numDeletedRows } = await db.deleteFrom("calendar_feeds").where("user_id", "=", userId)
    .executeTakeFirst();
  emit({ name: "calendar.feedChanged", userId });
  return numDeletedRows > 0n;
});

/** A calendar at its secret address, and which content of it is current. */
export type Feed = {
  readonly userId: UserId;
  /** Differs after each change of the calendar, and each day. */
  readonly version: string;
};

/** Finds the calendar that a secret opens; null: none, or that of a person who is blocked. */
export async function findFeed({ db, now }: Context, secret: string): Promise<Feed | null> {
  const hash = await sha256(secret);
  // Each change of an entry raises its version, and each new or deleted one changes their number.
  const { rows: [feed] } = await sql<{ userId: UserId; changes: string }>`
    select f.user_id as "userId", (
      select concat_ws('.', count(*), sum(e.version),
        floor(extract(epoch from max(e.updated_at)) * 1000))
      from calendar_entries e where e.user_id = f.user_id and e.deleted_at is null
    ) as changes
    from calendar_feeds f join users u on u.id = f.user_id
    where f.secret_hash = ${hash} and u.blocked_at is null`.execute(db);
  return feed ? { userId: feed.userId, version: `${feed.changes}.${dayOf(now, "UTC")}` } : null;
}

/** Returns a person's calendar as an iCalendar file. */
export async function feedOf({ db, now }: Context, userId: UserId): Promise<string> {
  const entries = await db.selectFrom("calendar_entries").select(asCalendarEntry)
    .where("user_id", "=", userId).where("deleted_at", "is", null).orderBy("id").execute();
  return await feedText(entries, await exceptionsOf({ db }, entries.map(({ id }) => id)), now);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
