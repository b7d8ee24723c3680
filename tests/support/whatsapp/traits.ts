import type { Traits } from "../messengers/messenger_standin.ts";

/** What WhatsApp does in its own way. */
export const whatsAppTraits: Traits = {
  isPaired: true,
  groupsMove: false,
  namesMessages: true,
  sendsWhileElsewhere: false,
  provesDelivery: true,
  tooMany: "RESTRICTED",
};
