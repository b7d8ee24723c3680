import type { Traits } from "../messengers/messenger_standin.ts";

/** The traits of WhatsApp behind a gateway. */
export const evolutionTraits: Traits = {
  isPaired: true,
  groupsMove: false,
  namesMessages: false,
  uploadsOnce: false,
  sendsWhileElsewhere: false,
  provesDelivery: false,
  tooMany: { retryAfterMs: 1_000 },
};
