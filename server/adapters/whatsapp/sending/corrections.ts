import type { proto } from "baileys";
import { type Capabilities, MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { plainText, type RichText, writeMarks } from "../../../core/delivery/messages/rich_text.ts";
import { MOST_TEXT } from "./content.ts";

const MINUTE_MS = 60_000;

/**
 * WhatsApp shows an edit of the first 15 minutes, and a removal of the first 60 hours; both with a
 * margin for the way there. An edit of the text below an image is not dependable in the library.
 */
export const correctionTimes: Pick<Capabilities, "edits" | "removesWithinMs"> = {
  edits: { withinMs: 14 * MINUTE_MS, captions: false },
  removesWithinMs: 59 * 60 * MINUTE_MS,
};

/** A message about another one, with the attribute by which the server recognizes it. */
export type CorrectingMessage = {
  readonly message: proto.IMessage;
  readonly attributes: { readonly edit: string };
};

type Sent = { readonly jid: string; readonly messageId: string };

const keyOf = ({ jid, messageId }: Sent) => ({ remoteJid: jid, fromMe: true, id: messageId });

/** Builds the message that replaces the text of another. @throws MessengerRefusal */
export function editOf(
  { MESSAGE_EDIT }: typeof proto.Message.ProtocolMessage.Type,
  sent: Sent,
  text: RichText,
): CorrectingMessage {
  if (plainText(text).length > MOST_TEXT) {
    throw new MessengerRefusal("MESSAGE_REFUSED", "the text is too long");
  }
  const protocolMessage = {
    key: keyOf(sent),
    type: MESSAGE_EDIT,
    editedMessage: { extendedTextMessage: { text: writeMarks(text) } },
    timestampMs: Date.now(),
  };
  return { message: { protocolMessage }, attributes: { edit: "1" } };
}

/** Builds the message that removes another for everybody. */
export const removalOf = (
  { REVOKE }: typeof proto.Message.ProtocolMessage.Type,
  sent: Sent,
): CorrectingMessage => ({
  message: { protocolMessage: { key: keyOf(sent), type: REVOKE } },
  attributes: { edit: "7" },
});
