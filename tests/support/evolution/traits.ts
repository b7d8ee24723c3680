import type { Traits } from "../messengers/messenger_standin.ts";

/** What WhatsApp behind a gateway does in its own way. */
export const evolutionTraits: Traits = {
  isPaired: true,
  groupsMove: false,
  namesMessages: false,
  sendsWhileElsewhere: false,
  provesDelivery: false,
  tooMany: { retryAfterMs: 1_000 },
};
