import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { DispatchId, GroupId, OfferId, UserId } from "../../ids.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { lockLanes } from "../queue/enqueue.ts";
import { correctionAt, type CorrectionKind, type EndNotice } from "./correction.ts";
import { checkedChoice, requestCorrections } from "./request_corrections.ts";
import { isMarkable, sentMessages } from "./sent_messages.ts";

type CorrectOffer =
  & { readonly id: OfferId; readonly kind: CorrectionKind }
  & Given<{ /** Only in these groups. */ groupIds: readonly GroupId[] }>;

/**
 * Requests that the viewer's messages of an offer are edited to what the offer says now, or removed
 * for everybody; where a message cannot be edited, it is removed. A message that it is too late for
 * says so, if it is the latest in its group. @returns the messages concerned. @throws Failure
 * NOTHING_TO_CORRECT
 */
export const correctOffer = command(async (tx, input: CorrectOffer): Promise<DispatchId[]> => {
  const access = { permission: "dispatch.send", lock: "NO_KEY", includesDeleted: true } as const;
  const { id: offerId } = await requireOwnOffer(tx, input.id, access);
  const chosen = checkedChoice(input.groupIds);
  const load = async () =>
    (await sentMessages(tx, { offerId })).filter(({ groupId }) => chosen?.has(groupId) ?? true);
  await lockLanes(tx, new Set((await load()).map(({ sessionId }) => sessionId)));
  const corrected = await requestCorrections(tx, await load(), {
    offerId,
    wanted: input.kind,
  });
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
  const request = { offerId, wanted: "EDIT", notice, occasion } as const;
  return (await requestCorrections(tx, messages, request)).length;
}
