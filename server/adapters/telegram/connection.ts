import { type Api, InputFile } from "grammy/web";
import {
  type Connection,
  type ConnectionHandlers,
  type MessagePart,
  MessengerRefusal,
  type OpenSession,
  type Receipt,
} from "../../core/delivery/messenger.ts";
import { join, type Patience } from "./join.ts";
import { lookUpGroups } from "./look_up_groups.ts";
import { inDoubt, refusalOf, unanswered } from "./refusals.ts";
import { problemReporter } from "../../core/delivery/problem_reporter.ts";
import type { RichText, Span } from "../../core/delivery/messages/rich_text.ts";

/** Joins in as the bot of `api`. */
export function connection(
  api: Api,
  session: OpenSession,
  { onEvent: hear }: ConnectionHandlers,
  patience: Patience,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const tell = problemReporter(hear);
  const joined = join(api, { ...patience, session, hear, tell, signal });

  async function probe(): Promise<void> {
    if (!session.webhook) return void await api.getMe(signal);
    const { url } = await api.getWebhookInfo(signal);
    if (url === session.webhook.url) return await tell(null);
    await tell("ELSEWHERE");
    throw new MessengerRefusal("SESSION", "news goes elsewhere", { problem: "ELSEWHERE" });
  }

  return {
    probe: () => probe().catch((error) => Promise.reject(unanswered(error))),
    groups: (ids) =>
      lookUpGroups(api, ids, {
        account: session.account,
        moved: async (from, to) => await hear({ kind: "moved", from, to }),
        signal,
      }),
    async send(to, part, signal) {
      try {
        return await send(api, to, part, signal);
      } catch (error) {
        throw refusalOf(error) ?? inDoubt(error);
      }
    },
    inviteUrl: null,
    readInvite: null,
    joinByInvite: null,
    leave: null,
    async close() {
      closing.abort();
      await joined;
    },
  };
}

/** Below an image a link never unfolds; where the text goes on, the image was seen already. */
async function send(
  api: Api,
  to: string,
  { text, image, continues }: MessagePart,
  signal: AbortSignal,
): Promise<Receipt> {
  const html = telegramHtml(text);
  const { message_id: id } = image
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
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Neutral text as the Bot API's `parse_mode: "HTML"` has it. */
export const telegramHtml = (text: RichText): string => text.map(spanHtml).join("");

function spanHtml({ text, bold, italic, strike }: Span): string {
  const tags = [bold ? "b" : [], italic ? "i" : [], strike ? "s" : []].flat();
  const escaped = text.replace(/[&<>]/g, (character) => escapes[character]!);
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escaped);
}
