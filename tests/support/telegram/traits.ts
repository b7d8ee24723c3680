import type { Traits } from "../messengers/messenger_standin.ts";

/** The traits of Telegram. */
export const telegramTraits: Traits = {
  isPaired: false,
  groupsMove: true,
  namesMessages: false,
  uploadsOnce: true,
  sendsWhileElsewhere: true,
  provesDelivery: false,
  tooMany: { retryAfterMs: 1_000 },
};
