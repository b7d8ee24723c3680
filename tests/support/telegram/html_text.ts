import type { RichText, Span } from "../../../server/core/delivery/messages/rich_text.ts";
import { badRequest } from "./api_error.ts";

/** The styles of the tags of `parse_mode: "HTML"`; other tags have none here. */
const tags: Readonly<Record<string, Omit<Span, "text">>> = {
  ...{ b: { bold: true }, strong: { bold: true }, i: { italic: true }, em: { italic: true } },
  ...{ s: { strike: true }, strike: { strike: true }, del: { strike: true } },
  ...{ u: {}, ins: {}, a: {}, code: {}, pre: {}, blockquote: {}, "tg-spoiler": {} },
};
const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Parses a text as Telegram parses HTML: strict about tags only. */
export function htmlText(html: string): RichText {
  const spans: Span[] = [];
  const open: string[] = [];
  const cannot = (why: string) => badRequest(`can't parse entities: ${why}`);
  const offset = (index: number) => new TextEncoder().encode(html.slice(0, index)).length;

  for (const { 0: token, index } of html.matchAll(/<[^>]*>?|[^<]+/g)) {
    if (!token.startsWith("<")) {
      const style = Object.assign({}, ...open.map((name) => tags[name]));
      spans.push({ text: withCharacters(token), ...style });
      continue;
    }
    const [, slash, name = ""] = /^<(\/?)([^\s>]*)/.exec(token)!;
    if (!token.endsWith(">")) throw cannot("Unexpected end of a tag");
    if (slash) {
      const expected = open.pop();
      if (expected === name.toLowerCase()) continue;
      throw cannot(
        expected === undefined
          ? `Unexpected end tag at byte offset ${offset(index)}`
          : `Unmatched end tag at byte offset ${
            offset(index)
          }, expected "</${expected}>", found "</${name}>"`,
      );
    }
    if (!tags[name.toLowerCase()]) {
      throw cannot(`Unsupported start tag "${name}" at byte offset ${offset(index)}`);
    }
    open.push(name.toLowerCase());
  }
  if (open.length > 0) {
    throw cannot(`Can't find end tag corresponding to start tag "${open.at(-1)}"`);
  }
  return spans;
}

const withCharacters = (text: string) =>
  text.replace(
    /&(?:(lt|gt|amp|quot)|#(\d+));/g,
    (_whole, name, number) => name ? characters[name]! : String.fromCodePoint(Number(number)),
  );
