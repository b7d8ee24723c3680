import type { Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { type DispatchId, type GroupId, isId, newId, type OfferId } from "../../ids.ts";
import { correctionAt, type CorrectionKind, type EndNotice } from "./correction.ts";
import { isSettledOrOpen, type SentMessage } from "./sent_messages.ts";

/** The most groups of one call. */
const MOST_GROUPS = 500;

/** Returns the groups that a person chose; null: all. @throws Failure TOO_MANY_GROUPS, GROUP_NOT_FOUND */
export function checkedChoice(
  groupIds: readonly GroupId[] | null | undefined,
): ReadonlySet<GroupId> | null {
  if (!groupIds) return null;
  if (groupIds.length > MOST_GROUPS) throw new Failure("TOO_MANY_GROUPS", ["groupIds"]);
  if (!groupIds.every((id) => isId("grp", id))) throw new Failure("GROUP_NOT_FOUND", ["groupIds"]);
  return new Set(groupIds);
}

type Request = {
  /** Null: the messages are of a text without an offer. */
  readonly offerId: OfferId | null;
  readonly wanted: CorrectionKind;
  readonly notice?: EndNotice;
  readonly occasion?: string;
};

/**
 * Requests corrections of messages, the latest first, whose lanes the caller has locked. A message
 * that it is too late for says so, if it is the latest in its group. @returns the messages concerned
 */
export async function requestCorrections(
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
