import type { proto, WASocket } from "baileys";
import { messageRate } from "../../../core/automation/sources/message_rate.ts";
import { readSourceMessage } from "../../../core/automation/sources/read_source_message.ts";
import type { SourceMessage } from "../../../core/delivery/messenger.ts";
import type { Library } from "../connection/library.ts";
import { isWebMessageId } from "../sending/content.ts";

type Options = {
  readonly lib: Library;
  /** The source groups. */
  readonly sources: () => ReadonlySet<string>;
  readonly report: (message: SourceMessage) => Promise<void>;
};

/**
 * Reads the messages of source groups for links and codes. Those of other groups are not even
 * decrypted, and neither are more than people write.
 */
export function sourceMessages({ lib, sources, report }: Options) {
  const isInRate = messageRate();

  function read({ key, message, messageTimestamp }: proto.IWebMessageInfo): void {
    const { remoteJid: group, id, fromMe } = key ?? {};
    if (!group || !id || !message || !sources().has(group)) return;
    if (fromMe && isWebMessageId(id)) return; // it may be the product's own, through another device
    const content = readSourceMessage(textOf(lib.extractMessageContent(message)));
    if (content.links.length + content.codes.length === 0) return;
    const sentAt = new Date(Number(messageTimestamp) * 1_000);
    if (Number.isNaN(sentAt.getTime())) return;
    void report({ externalId: group, messageId: id, sentAt, ...content });
  }

  return {
    /** Returns whether a message of a group is decrypted. */
    isDecrypted: (group: string): boolean => sources().has(group) && isInRate(group),
    /** Returns whether the keys of a group's members are kept. */
    isSource: (group: string): boolean => sources().has(group),
    listen(socket: WASocket): void {
      socket.ev.on("messages.upsert", ({ messages }) => messages.forEach(read));
    },
  };
}

/** Returns what a message says, as text or below its media. */
const textOf = (content: proto.IMessage | null | undefined): string =>
  content?.conversation ?? content?.extendedTextMessage?.text ?? content?.imageMessage?.caption ??
    content?.videoMessage?.caption ?? content?.documentMessage?.caption ?? "";
