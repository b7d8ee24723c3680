import type { proto } from "baileys";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { plainText, type RichText, writeMarks } from "../../../core/delivery/messages/rich_text.ts";
import { MOST_TEXT } from "./content.ts";

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
