import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";

/** The messenger of a channel, as a person knows it. */
export type Messenger = "TELEGRAM" | "WHATSAPP";

export const messengerOf = (channel: Channel): Messenger =>
  channel === "TELEGRAM" ? "TELEGRAM" : "WHATSAPP";

/** The name of each messenger. */
export const messengerNames: Readonly<Record<Messenger, string>> = {
  TELEGRAM: "Telegram",
  WHATSAPP: "WhatsApp",
};

/** The name of each channel on screen. */
export const channelNames: Readonly<Record<Channel, string>> = {
  TELEGRAM: "Telegram",
  WHATSAPP: "WhatsApp",
  EVOLUTION: "WhatsApp por gateway",
  PLATFORM: "Número da plataforma",
};
