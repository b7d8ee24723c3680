import { Failure } from "../../../server/core/errors.ts";
import type { GroupId, OfferId, SessionId, UserId } from "../../../server/core/ids.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { retryUntilDone } from "../../../server/jobs/retry.ts";
import type { joinDatabase } from "./join_database.ts";

type Database = Pick<Awaited<ReturnType<typeof joinDatabase>>, "contextOf">;

/** One offer to some chats of one account. */
export type Sending = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId;
  readonly groupIds: readonly GroupId[];
  /** The keys of its messages: chat, and the mark in the text. */
  readonly keys: readonly string[];
};

/** Returns the title of an offer, which identifies its message. */
export const markOf = (n: number) => `Oferta ${n}.`;

/** Returns the key of a message that arrived in `chat`. */
export const keyOf = (chat: string | number, text: string) =>
  `${chat} ${/Oferta \d+\./.exec(text)?.[0]}`;

/** Queues an offer once, retried until that is acknowledged. */
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
    if (error instanceof Failure) throw error; // retrying would not help
  });
}
