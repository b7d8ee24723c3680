import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type DispatchId, type GroupId, isId, newId, type OfferId } from "../../ids.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { lockLanes } from "../queue/enqueue.ts";
import { correctionAt, type CorrectionKind } from "./correction.ts";
import { isSettledOrOpen, type SentMessage, sentMessages } from "./sent_messages.ts";

type CorrectOffer =
  & { readonly id: OfferId; readonly kind: CorrectionKind }
  & Given<{ /** Only in these groups. */ groupIds: readonly GroupId[] }>;

/** The most groups of one call. */
const MOST_GROUPS = 500;

/**
 * Requests that the viewer's messages of an offer are edited to what the offer says now, or removed
 * for everybody; where a message cannot be edited, it is removed. A message that it is too late for
 * says so, if it is the latest in its group. @returns the messages concerned. @throws Failure
 * NOTHING_TO_CORRECT
 */
export const correctOffer = command(async (tx, input: CorrectOffer): Promise<DispatchId[]> => {
  const access = { permission: "dispatch.send", lock: "NO_KEY", includesDeleted: true } as const;
  const { id: offerId } = await requireOwnOffer(tx, input.id, access);
  const { groupIds } = input;
  if (groupIds && groupIds.length > MOST_GROUPS) throw new Failure("TOO_MANY_GROUPS", ["groupIds"]);
  if (groupIds && !groupIds.every((id) => isId("grp", id))) {
    throw new Failure("GROUP_NOT_FOUND", ["groupIds"]);
  }
  const chosen = groupIds ? new Set(groupIds) : null;
  const load = async () =>
    (await sentMessages(tx, { offerId })).filter(({ groupId }) => chosen?.has(groupId) ?? true);
  await lockLanes(tx, new Set((await load()).map(({ sessionId }) => sessionId)));
  const corrected = await request(tx, await load(), offerId, input.kind);
  if (corrected.length === 0) throw new Failure("NOTHING_TO_CORRECT", ["id"]);
  return corrected;
});

async function request(
  { db, now, ports, emit }: Tx,
  messages: readonly SentMessage[],
  offerId: OfferId,
  wanted: CorrectionKind,
): Promise<DispatchId[]> {
  const seen = new Set<GroupId>();
  const rows = messages.flatMap((message) => {
    const isLatest = !seen.has(message.groupId);
    seen.add(message.groupId);
    if (isSettledOrOpen(message)) return [];
    const { capabilities } = ports.messengers[message.channel];
    const kind = message.isConnected ? correctionAt(capabilities, message, wanted, now) : null;
    return kind === null && !isLatest ? [] : [{ message, kind }];
  });
  if (rows.length === 0) return [];
  await db.insertInto("corrections").values(rows.map(({ message, kind }) => ({
    id: newId("cor"),
    dispatch_id: message.id,
    user_id: message.userId,
    session_id: message.sessionId,
    kind: kind ?? wanted,
    status: kind
      ? "QUEUED" as const
      : message.isConnected
      ? "TOO_LATE" as const
      : "REFUSED" as const,
    reason_code: message.isConnected ? null : "SESSION_ENDED" as const,
    not_before: now,
    created_at: now,
    settled_at: kind ? null : now,
  }))).execute();
  emit(
    ...rows.map(({ message: { id: dispatchId, userId, sessionId } }) =>
      ({ name: "dispatch.corrected", userId, dispatchId, sessionId, offerId }) as const
    ),
  );
  return rows.map(({ message }) => message.id);
}
