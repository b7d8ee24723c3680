import { Parser, type ParserOptions } from "htmlparser2";
import { expect, test } from "vitest";
import { QuickTokenizer } from "../../../../server/adapters/web_pages/scan/quick_tokenizer.ts";

const long = "x".repeat(100);
const page = `<!doctype html><title>${long} & mais</title>
<!-- <b> - -- ${long} --> <a href="${long}" title='${long}"' data-a=1 hidden>R$ 99,90 &amp; ${long}</a>
<script>if (a < b && "${long}</p>") {}</script ><style>p > a {}</style><p class="a>b">ação “${long}”
<?xml ${long}?><![CDATA[ ${long} ]]><br/><img alt="sem fim ${long}`;

/** All that the parser reports of the page in pieces of so many characters; texts may come in several. */
function events(size: number, options: ParserOptions): unknown[] {
  const all: unknown[][] = [];
  const parser = new Parser({
    onopentagname: (name) => all.push(["open", name]),
    onattribute: (name, value, quote) => all.push(["attribute", name, value, quote]),
    onclosetag: (name) => all.push(["close", name]),
    oncomment: (text) => all.push(["comment", text]),
    ontext(text) {
      if (all.at(-1)?.[0] === "text") all.at(-1)![1] += text;
      else all.push(["text", text]);
    },
  }, { decodeEntities: false, ...options });
  for (let at = 0; at < page.length; at += size) parser.write(page.slice(at, at + size));
  parser.end();
  return all;
}

test.each([1, 2, 15, 16, 17, 64, page.length])(
  "in pieces of %i characters a page is the same as by the library's tokenizer",
  (size) => {
    expect(events(size, { Tokenizer: QuickTokenizer })).toEqual(events(size, {}));
  },
);
