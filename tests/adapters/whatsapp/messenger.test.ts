import { expect, onTestFinished } from "vitest";
import { whatsAppAsMessenger } from "../../support/whatsapp/messenger_standin.ts";
import { whatsAppTraits } from "../../support/whatsapp/traits.ts";
import { messengerContract } from "../messengers/messenger.ts";

messengerContract("WhatsApp", whatsAppTraits, async () => {
  const made = await whatsAppAsMessenger();
  onTestFinished(() => expect(made.whatsApp.unhandled).toEqual([]));
  return made;
});
