import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  type DispatchId,
  type GroupId,
  isId,
  newId,
  type OfferId,
  type UserId,
} from "../../ids.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { lockLanes } from "../queue/enqueue.ts";
import { correctionAt, type CorrectionKind, type EndNotice } from "./correction.ts";
import { isMarkable, isSettledOrOpen, type SentMessage, sentMessages } from "./sent_messages.ts";

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
  const corrected = await request(tx, await load(), { offerId, wanted: input.kind });
  if (corrected.length === 0) throw new Failure("NOTHING_TO_CORRECT", ["id"]);
  return corrected;
});

export type CorrectEndedOffer = {
  readonly userId: UserId;
  readonly offerId: OfferId;
  readonly groupIds: readonly GroupId[];
  readonly notice: EndNotice;
  /** The decision that requests it. */
  readonly occasion: string;
};

/** Requests that messages of an offer that ended say so in front. @returns how many it concerns */
export async function requestEndNotices(
  tx: Tx,
  { userId, offerId, groupIds, notice, occasion }: CorrectEndedOffer,
): Promise<number> {
  const chosen = new Set(groupIds);
  const load = async () =>
    (await sentMessages(tx, { offerId })).filter((message) =>
      message.userId === userId && chosen.has(message.groupId) && isMarkable(message, notice)
    );
  await lockLanes(tx, new Set((await load()).map(({ sessionId }) => sessionId)));
  const messages = (await load()).filter((message) => {
    const { capabilities } = tx.ports.messengers[message.channel];
    return correctionAt(capabilities, message, "EDIT", tx.now) !== null;
  });
  return (await request(tx, messages, { offerId, wanted: "EDIT", notice, occasion })).length;
}

type Request = {
  readonly offerId: OfferId;
  readonly wanted: CorrectionKind;
  readonly notice?: EndNotice;
  readonly occasion?: string;
};

async function request(
  { db, now, ports, emit }: Tx,
  messages: readonly SentMessage[],
  { offerId, wanted, notice, occasion }: Request,
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
    notice: kind === "EDIT" && notice ? notice : null,
    occasion: occasion ?? null,
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
