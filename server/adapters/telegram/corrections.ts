import { type Api, GrammyError } from "grammy/web";
import type { EditedMessage } from "../../core/delivery/messenger.ts";
import type { RichText } from "../../core/delivery/messages/rich_text.ts";
import { telegramHtml } from "./html.ts";

type Edit = EditedMessage & { readonly to: string; readonly text: RichText };

/** How the Bot API describes a text that is as it should be, and a message that is gone. */
const NOT_MODIFIED = /message is not modified/i;
const GONE = /message to delete not found/i;
/** How it says that the message has an image and no text, or the other way round. */
const OTHER_KIND = /there is no (text|caption) in the message to edit/i;

/** Replaces the text of a message, or that below its image. */
export async function edit(api: Api, message: Edit, signal: AbortSignal): Promise<void> {
  const attempt = (hasImage: boolean) => editAs(api, { ...message, hasImage }, signal);
  try {
    await attempt(message.hasImage).catch((error) =>
      says(error, OTHER_KIND) ? attempt(!message.hasImage) : Promise.reject(error)
    );
  } catch (error) {
    if (!says(error, NOT_MODIFIED)) throw error;
  }
}

async function editAs(api: Api, { to, messageId, hasImage, text }: Edit, signal: AbortSignal) {
  const html = telegramHtml(text);
  const id = Number(messageId);
  if (hasImage) {
    await api.editMessageCaption(to, id, { caption: html, parse_mode: "HTML" }, signal);
  } else {
    await api.editMessageText(to, id, html, { parse_mode: "HTML" }, signal);
  }
}

/** Deletes a message for everybody; one that is gone is as it should be. */
export async function remove(
  api: Api,
  to: string,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await api.deleteMessage(to, Number(messageId), signal);
  } catch (error) {
    if (!says(error, GONE)) throw error;
  }
}

const says = (error: unknown, words: RegExp): boolean =>
  error instanceof GrammyError && words.test(error.description);
