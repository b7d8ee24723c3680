import { type Api, GrammyError, InputFile } from "grammy/web";
import { LRUCache } from "lru-cache";
import {
  type MediaFile,
  type MessagePart,
  type MessengerLimits,
  MessengerRefusal,
  type Receipt,
} from "../../core/delivery/messenger.ts";
import { fileLimits } from "../../core/media/media.ts";
import { telegramHtml } from "./html.ts";

export const limits: MessengerLimits = {
  text: 4_096,
  caption: 1_024,
  gapMs: 50,
  files: fileLimits.TELEGRAM,
};

/** The files whose ids at Telegram one connection remembers. */
const MOST_FILES = 50;
/** How the Bot API describes an id that it does not know any more. */
const UNKNOWN_FILE = /wrong (remote )?file[_ ]?(id|identifier)|file reference/i;

type Send = (to: string, part: MessagePart, signal: AbortSignal) => Promise<Receipt>;

/** Returns what sends one part. A file is uploaded once, and goes to other groups by its id. */
export function sender(api: Api): Send {
  const known = new LRUCache<string, string>({ max: MOST_FILES });

  async function sendFile(to: string, { text, file }: WithFile, signal: AbortSignal) {
    const options = { caption: telegramHtml(text), parse_mode: "HTML" as const };
    const post = async (content: InputFile | string) => {
      const { width, height, seconds: duration } = file;
      const shape = width && height && duration && { width, height, duration };
      const sent = file.kind === "VIDEO"
        ? await api.sendVideo(
          to,
          content,
          { ...options, ...shape, supports_streaming: true },
          signal,
        )
        : await api.sendDocument(to, content, options, signal);
      const id = "video" in sent ? sent.video.file_id : sent.document.file_id;
      known.set(file.key, id);
      return sent;
    };
    const id = known.get(file.key);
    const upload = () => file.use((bytes) => post(new InputFile(bytes, file.name)));
    if (id === undefined) return await upload();
    return await post(id).catch((error) => {
      if (!(error instanceof GrammyError) || !UNKNOWN_FILE.test(error.description)) throw error;
      return upload(); // it was refused, so that nothing was sent
    });
  }

  return async (to, part, signal) => {
    const { image, file, continues } = part;
    if (file && file.size > limits.files[file.kind]) {
      throw new MessengerRefusal("MESSAGE_REFUSED", `a file of ${file.size} bytes is too large`);
    }
    const html = telegramHtml(part.text);
    const { message_id: id } = file
      ? await sendFile(to, { ...part, file }, signal)
      : image
      ? await api.sendPhoto(
        to,
        new InputFile(image.bytes, "oferta.jpg"),
        { caption: html, parse_mode: "HTML" },
        signal,
      )
      : await api.sendMessage(
        to,
        html,
        { parse_mode: "HTML", link_preview_options: { is_disabled: continues === true } },
        signal,
      );
    return { messageId: String(id) };
  };
}

type WithFile = MessagePart & { readonly file: MediaFile };
