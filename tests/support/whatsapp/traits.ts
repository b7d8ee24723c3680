import type { Traits } from "../messengers/messenger_standin.ts";

/** The traits of WhatsApp. */
export const whatsAppTraits: Traits = {
  isPaired: true,
  groupsMove: false,
  namesMessages: true,
  uploadsOnce: true,
  sendsWhileElsewhere: false,
  provesDelivery: true,
  tooMany: "RESTRICTED",
};
