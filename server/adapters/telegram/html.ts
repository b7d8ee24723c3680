import type { RichText, Span } from "../../core/delivery/messages/rich_text.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Renders a text for the Bot API's `parse_mode: "HTML"`. */
export const telegramHtml = (text: RichText): string => text.map(spanHtml).join("");

function spanHtml({ text, bold, italic, strike }: Span): string {
  const tags = [bold ? "b" : [], italic ? "i" : [], strike ? "s" : []].flat();
  const escaped = text.replace(/[&<>]/g, (character) => escapes[character]!);
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escaped);
}
