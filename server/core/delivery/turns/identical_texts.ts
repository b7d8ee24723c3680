import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DispatchId, OfferId, SessionId } from "../../ids.ts";
import type { DueLane, LaneWithHead } from "./due_lanes.ts";
import { IDENTICAL_MS, identicalSlot } from "../pacing/pace.ts";
import type { LaneMessage } from "./lane_messages.ts";
import { command, type Tx } from "../../command.ts";
import type { EventOf } from "../../events.ts";
import { lockLanes } from "../queue/enqueue.ts";

type Messages = ReadonlyMap<SessionId, Pick<LaneMessage, "plainText" | "isAlike">>;
/** A lane whose text has reached its cap, with the text's latest starts, oldest first. */
type Full = { readonly sessionId: SessionId; readonly starts: Date[] };
type Waiting = { readonly sessionId: SessionId; readonly id: DispatchId; readonly plannedAt: Date };

/**
 * Returns when each lane may send the text of its first message, if not now. The cap comes with the
 * lane's pace (`IDENTICAL_TEXTS_PER_HOUR` of a protected number). A text gets its place behind queued messages
 * with the same text, so that each gets a time of its own.
 */
export async function identicalFreeAt(
  ctx: Context,
  lanes: readonly DueLane[],
  messages: Messages,
): Promise<ReadonlyMap<SessionId, Date>> {
  const limited = lanes.filter((lane): lane is LaneWithHead =>
    lane.dispatchId !== null && lane.identicalPerHour !== null
  );
  const full = await fullLanes(ctx, limited, messages);
  if (full.length === 0) return new Map();
  const waiting = Map.groupBy(await putOff(ctx, limited, full), ({ sessionId }) => sessionId);
  return new Map(full.map(({ sessionId, starts }) => {
    const alike = (waiting.get(sessionId) ?? [])
      .filter(({ id }) => messages.get(sessionId)!.isAlike(id));
    return [sessionId, identicalSlot(starts, alike.map((one) => one.plannedAt), IDENTICAL_MS)];
  }));
}

async function fullLanes(
  { db, now }: Context,
  lanes: readonly LaneWithHead[],
  messages: Messages,
): Promise<Full[]> {
  if (lanes.length === 0) return [];
  const { rows } = await sql<Full>`
    select given.session_id as "sessionId", latestStarts.starts
    from unnest(
      ${lanes.map(({ sessionId }) => sessionId)}::text[],
      ${lanes.map(({ sessionId }) => messages.get(sessionId)?.plainText ?? "")}::text[],
      ${lanes.map(({ identicalPerHour }) => identicalPerHour)}::int[]
    ) as given (session_id, text, most)
    cross join lateral (
      select array_agg(started_at order by started_at) as starts from (
        select started_at from messenger_sessions s
        join messenger_sessions o on o.number_id = s.number_id
        join dispatches d on d.session_id = o.id
        where s.id = given.session_id and coalesce(d.text_digest, md5(d.text)) = md5(given.text)
          and started_at > ${new Date(now.getTime() - IDENTICAL_MS)}::timestamptz
        order by started_at desc limit given.most
      ) as latest
    ) as latestStarts
    where cardinality(latestStarts.starts) = given.most`.execute(db);
  return rows;
}

/**
 * Reads the messages that wait for the same text already, of the same offers as these lanes' first
 * messages, or without an offer.
 */
async function putOff(
  { db, now }: Context,
  lanes: readonly LaneWithHead[],
  full: readonly Full[],
): Promise<Waiting[]> {
  const ids = new Set(full.map(({ sessionId }) => sessionId));
  const heads = lanes.filter(({ sessionId }) => ids.has(sessionId));
  const { rows } = await sql<Waiting>`
    select d.session_id as "sessionId", d.id, d.planned_at as "plannedAt"
    from unnest(
      ${heads.map(({ sessionId }) => sessionId)}::text[],
      ${heads.map(({ offerId }) => offerId)}::text[], ${heads.map(({ ownText }) => ownText)}::text[]
    ) as given (session_id, offer_id, text)
    join dispatches d on d.session_id = given.session_id and (d.offer_id = given.offer_id
      or given.offer_id is null and d.offer_id is null and d.text = given.text)
    where d.status = 'QUEUED' and d.reason_code = 'IDENTICAL_CAP'
      and d.planned_at > ${now}::timestamptz and d.planned_at <= d.expires_at`.execute(db);
  return rows;
}

/**
 * Makes messages that wait for the cap on identical texts due again once their offer has changed.
 */
export const releaseIdentical = (
  ctx: Context,
  { offerId }: EventOf<"offer.updated" | "offer.refreshed">,
) => release(ctx, offerId);

const release = command(async (tx: Tx, offerId: OfferId): Promise<void> => {
  const { db, now } = tx;
  const waiting = db.selectFrom("dispatches").select(["id", "session_id"])
    .where("offer_id", "=", offerId).where("status", "=", "QUEUED")
    .where("reason_code", "=", "IDENTICAL_CAP").where("planned_at", ">", now);
  const sessions = new Set((await waiting.execute()).map(({ session_id }) => session_id));
  if (sessions.size === 0) return;
  await lockLanes(tx, sessions);
  await db.updateTable("dispatches").set({ planned_at: now, reason_code: null })
    .where("id", "in", waiting.clearSelect().select("id")).execute();
  await db.updateTable("lanes").set({ wake_at: now })
    .where("session_id", "in", [...sessions]).execute();
});
