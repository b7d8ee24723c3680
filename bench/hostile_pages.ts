/**
 * What hostile pages cost: processor time, and the longest turn of the event loop, alone and eight
 * at once: `deno run -A bench/hostile_pages.ts`.
 */
import { readPage } from "../server/adapters/web_pages/read_page.ts";
import { hostilePages } from "../tests/support/pages/hostile_pages.ts";
import { longestTurn, processorTime } from "../tests/support/processor_time.ts";
import { scaled } from "./support/scale.ts";
import { streamPage } from "../tests/support/sites/page.ts";

const read = (html: Uint8Array) =>
  readPage(streamPage(html, "https://loja.example.br/tenis", 64_000));

const table: Record<string, object> = {};
const pages = Object.entries(hostilePages);
for (const [name, write] of pages.slice(0, scaled(pages.length, 1))) {
  const html = new TextEncoder().encode(write());
  let turn = 0;
  const spent = await processorTime(async () => turn = await longestTurn(() => read(html)));
  const eight = await longestTurn(() =>
    Promise.all(Array.from({ length: scaled(8, 1) }, () => read(html)))
  );
  table[name] = {
    "MB": Number((html.length / 1e6).toFixed(1)),
    "ms": Math.round(spent),
    "longest turn": Math.round(turn),
    "of eight": Math.round(eight),
  };
}
console.table(table);
