import { createHash } from "node:crypto";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { badRequest } from "./api_error.ts";
import type { Instance } from "./instances.ts";
import { jidOf, type Message, type PhoneNetwork } from "./numbers.ts";

export type SendBody = {
  readonly number?: unknown;
  readonly text?: unknown;
  readonly media?: unknown;
  readonly mediatype?: unknown;
  readonly mimetype?: unknown;
  readonly fileName?: unknown;
  readonly caption?: unknown;
  readonly linkPreview?: unknown;
  readonly mentionsEveryOne?: unknown;
};

type MessageKey = { readonly id?: string; readonly remoteJid?: string };
/** An edit names the message in `key`; a removal is such a key itself. */
export type CorrectionBody = MessageKey & { readonly key?: MessageKey; readonly text?: string };

/** A message that reached its chat. */
export type Taken = {
  readonly at: number;
  readonly date: Date;
  readonly instance: string;
  readonly to: string;
  readonly messageId: string;
  readonly text: string;
  readonly image: string | null;
};

/** Accepts messages as the gateway does, which responds before WhatsApp accepts them. */
export function messageTaker({ groups, own }: PhoneNetwork) {
  const taken: Taken[] = [];
  let made = 0;

  /** @throws ApiError */
  function take(instance: Instance, body: SendBody, isMedia: boolean, at: number) {
    if (typeof body.number !== "string") throw badRequest(['requires property "number"']);
    if (!isMedia && !String(body.text ?? "").trim()) throw badRequest("Text is required");
    const image = isMedia ? imageIn(body) : null;
    if (instance.state !== "open") throw badRequest("Error: Connection Closed");
    const to = body.number;
    const written = String((isMedia ? body.caption : body.text) ?? "");
    const message: Message = {
      id: `3EB0${String(++made).padStart(16, "0")}`,
      from: instance.owner!,
      text: parseMarks(written),
      image,
      mentionsAll: body.mentionsEveryOne === true,
      unfolds: !isMedia && body.linkPreview === true,
    };
    const chat = chatOf(to);
    const reaches = mayWrite(instance.owner!, to);
    if (reaches) {
      chat.push(message);
      const date = new Date();
      taken.push({
        ...{ at, date, instance: instance.name, to, messageId: message.id, text: written, image },
      });
    }
    const key = { remoteJid: to, fromMe: true, id: message.id };
    return { key, status: "PENDING", messageTimestamp: Math.floor(Date.now() / 1000), reaches };
  }

  function chatOf(to: string): Message[] {
    const group = groups.get(to);
    if (group) return group.messages;
    if (to.endsWith("@g.us")) throw badRequest("[object Object]"); // as it prints "not found"
    const digits = to.replace(/@s\.whatsapp\.net$/, "");
    const chat = own.get(digits);
    if (!chat) throw badRequest({ jid: jidOf(digits), exists: false, number: to });
    return chat;
  }

  /** The gateway does not check: WhatsApp accepts the message, or does not. */
  function mayWrite(owner: string, to: string): boolean {
    const group = groups.get(to);
    if (!group) return true;
    return group.members.has(owner) && (!group.announce || group.members.get(owner) !== null);
  }

  /** Handles `updateMessage` and `deleteMessageForEveryone`. @throws ApiError */
  function correct(instance: Instance, body: CorrectionBody) {
    const { id, remoteJid: to = "" } = body.key ?? body;
    if (instance.state !== "open") throw badRequest("Error: Connection Closed");
    const chat = chatOf(to);
    const place = chat.findIndex((one) => one.id === id && one.from === instance.owner);
    if (place < 0) {
      if (body.key) throw badRequest("Message not found");
      return {}; // WhatsApp accepts the removal of what is not there
    }
    if (body.key) chat[place] = { ...chat[place]!, text: parseMarks(body.text ?? "") };
    else chat.splice(place, 1);
    return { key: { remoteJid: to, fromMe: true, id } };
  }

  return { take, correct, taken };
}

function imageIn({ media, mediatype, mimetype, fileName }: SendBody): string {
  if (!["image", "video", "document"].includes(String(mediatype))) {
    throw badRequest(['requires property "mediatype"']);
  }
  if (mediatype !== "image" && (!mimetype || !fileName)) {
    throw badRequest("For base64 the file name must be informed.");
  }
  const isBase64 = typeof media === "string" && /^[A-Za-z0-9+/]+={0,2}$/.test(media);
  if (!isBase64) throw badRequest("Owned media must be a url or base64");
  return createHash("sha256").update(Uint8Array.fromBase64(media)).digest("hex");
}
