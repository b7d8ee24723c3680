import { Failure } from "../../../server/core/errors.ts";
import type { GroupId, OfferId, SessionId, UserId } from "../../../server/core/ids.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { retryUntilDone } from "../../../server/jobs/retry.ts";
import type { joinedDatabase } from "./joined_database.ts";

type Database = Pick<Awaited<ReturnType<typeof joinedDatabase>>, "contextOf">;

/** One offer to some chats of one account. */
export type Sending = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId;
  readonly groupIds: readonly GroupId[];
  /** What each message is known by: its chat, and the mark in its words. */
  readonly keys: readonly string[];
};

/** The title of an offer, by which its message is known again. */
export const markOf = (n: number) => `Oferta ${n}.`;

/** What a message is known by that has arrived in `chat`. */
export const keyOf = (chat: string | number, text: string) =>
  `${chat} ${/Oferta \d+\./.exec(text)?.[0]}`;

/** Queues an offer, as often as it takes until that is acknowledged; it is queued once. */
export async function queue(
  { contextOf }: Database,
  { userId, offerId, groupIds }: Sending,
): Promise<void> {
  const send = async () => {
    await sendOffer(contextOf({ kind: "member", userId }), {
      offerId,
      groupIds,
      isUnpaidConfirmed: true,
    });
  };
  await retryUntilDone(send, new AbortController().signal, (error) => {
    if (error instanceof Failure) throw error; // that, no other try mends
  });
}
