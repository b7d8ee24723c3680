import { sql } from "kysely";
import type { OfferId, SessionId, UserId } from "../../../server/core/ids.ts";
import type { OfferStatus } from "../../../server/core/offers/offer.ts";
import type {
  DispatchStatus,
  JournalLine,
  Reason,
} from "../../../server/core/delivery/queue/dispatch.ts";
import type { joinDatabase } from "./join_database.ts";
import { keyOf } from "./sending.ts";

type Database = Pick<Awaited<ReturnType<typeof joinDatabase>>, "db">;

/** A dispatch as the product stores it. */
export type Entry = {
  /** Its chat, and the mark in its text. */
  readonly key: string;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId;
  readonly offerStatus: OfferStatus;
  readonly status: DispatchStatus;
  readonly reason: Reason | null;
  readonly journal: readonly JournalLine[];
  readonly messageIds: readonly string[];
  readonly hasImage: boolean;
};

/** Reads all dispatches, those of each session in queue order. */
export async function ledger({ db }: Database): Promise<Entry[]> {
  const rows = await db.selectFrom("dispatches as d")
    .innerJoin("groups as g", "g.id", "d.group_id")
    .innerJoin("offers as o", "o.id", "d.offer_id")
    .select([
      "d.user_id as userId",
      "d.session_id as sessionId",
      "o.id as offerId",
      "o.status as offerStatus",
      "o.title",
      "o.image_url as imageUrl",
      "g.external_id as chat",
      "d.status",
      "d.reason_code as reason",
      "d.journal",
      "d.message_ids as messageIds",
    ])
    .orderBy("d.session_id").orderBy("d.priority", "desc").orderBy("d.planned_at").orderBy("d.id")
    .execute();
  return rows.map(({ title, chat, imageUrl, ...row }) => ({
    ...row,
    key: keyOf(chat, title),
    hasImage: imageUrl !== null,
  }));
}

/** Counts the messages that are queued or being sent; null while the database is down. */
export async function underWay({ db }: Database): Promise<number | null> {
  try {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from dispatches where status in ('QUEUED', 'SENDING')`.execute(db);
    return rows[0]!.n;
  } catch {
    return null;
  }
}

/**
 * Finds lanes that no live process holds, that still wait for something, or that count failures
 * although their last message was not uncertain.
 */
export async function stuckLanes({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ lane: string }>`
    select to_jsonb(lanes)::text as lane from lanes
    where sending_since is not null or waits_for is not null
      or failures > 0 and (
        select journal::text not like '%UNCERTAIN%' from dispatches d
        where d.session_id = lanes.session_id order by settled_at desc limit 1
      )
      or held_by is null or held_by not in (
        select id from messaging_processes where held_until > clock_timestamp()
      )`.execute(db);
  return rows.map(({ lane }) => lane);
}

/** Reads each person's monthly count. */
export async function counts({ db }: Database): Promise<ReadonlyMap<UserId, number>> {
  const rows = await db.selectFrom("users").select(["id", "message_count"]).execute();
  return new Map(rows.map(({ id, message_count }) => [id, message_count]));
}

/** Finds sessions with a problem. */
export async function problems({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom("messenger_sessions").select(["id", "problem"])
    .where("problem", "is not", null).execute();
  return rows.map(({ id, problem }) => `${id} ${problem}`);
}
