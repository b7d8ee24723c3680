import { parseMarks, plainText } from "../delivery/messages/rich_text.ts";

/** A messenger, and the most characters (UTF-16) of one message of it. */
type ChannelLimits = {
  readonly channel: "TELEGRAM" | "WHATSAPP";
  readonly name: string;
  readonly text: number;
  /** Below an image. */
  readonly caption: number;
  /** The length of a text by its rule. */
  readonly length: (text: string) => number;
};

/**
 * Telegram counts what is left without marks (Bot API: sendMessage, sendPhoto); WhatsApp counts them
 * (its apps cut a text at 65,536, the Cloud API a caption at 1,024).
 */
export const channelLimits: readonly ChannelLimits[] = [
  {
    channel: "TELEGRAM",
    name: "Telegram",
    text: 4_096,
    caption: 1_024,
    length: (text) => plainText(parseMarks(text)).length,
  },
  {
    channel: "WHATSAPP",
    name: "WhatsApp",
    text: 65_536,
    caption: 1_024,
    length: (text) => text.length,
  },
];

/** Returns the length of a message for each messenger. */
export const lengthsOf = (text: string) =>
  channelLimits.map(({ length, ...limits }) => ({ ...limits, length: length(text) }));

export type ChannelLength = ReturnType<typeof lengthsOf>[number];
