import { expect, test } from "vitest";
import { readPage } from "../../../server/adapters/web_pages/read_page.ts";
import { pageLimits } from "../../../server/http/outbound/guarded_outbound.ts";
import { hostilePages } from "../../support/pages/hostile_pages.ts";
import { longestTurn, processorTime } from "../../support/processor_time.ts";
import { streamPage } from "../../support/sites/page.ts";

/** Milliseconds of processor in one turn; of the pages here, some took thousands. */
const LONGEST_TURN = 250;
const LONGEST_PAGE = 3_000;

const address = "https://loja.example.br/tenis";
const read = (html: Uint8Array) => readPage(streamPage(html, address, 64_000));
const bytes = (html: string) => new TextEncoder().encode(html);

/** The others are measured by the bench alone. */
const attacks = [
  "tiny scripts of JSON-LD",
  "meta tags of names of their own",
  "a comment without an end",
  "attributes without an end",
  "elements of watched attributes",
  "prices beside prices",
  "items of microdata",
  "one long JSON-LD",
  "offers in offers",
];

/**
 * Returns the least of a few measurements, the first below the limit at once: what takes long by
 * itself does so each time, the collector of garbage and a busy machine do not.
 */
async function leastTurn(action: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let nth = 0; nth < 4 && least >= LONGEST_TURN; nth++) {
    least = Math.min(least, await longestTurn(action));
  }
  return least;
}

test.each(attacks)("%s delay no other request", async (name) => {
  const html = bytes(hostilePages[name]!());
  expect(await leastTurn(() => read(html))).toBeLessThan(LONGEST_TURN);
  expect(await processorTime(() => read(html))).toBeLessThan(LONGEST_PAGE);
});

test("eight hostile pages at once delay no other request", async () => {
  const pages = attacks.slice(0, 8).map((name) => bytes(hostilePages[name]!()));
  const all = () => Promise.all(pages.map(read));
  expect(await leastTurn(all)).toBeLessThan(LONGEST_TURN);
});

test("hostile pages are no larger than what a page may be", () => {
  const sizes = Object.values(hostilePages).map((write) => bytes(write()).length);
  expect(Math.max(...sizes)).toBeLessThan(pageLimits.maxBytes);
});

test.each(["a comment without an end", "a declaration without an end", "headings"])(
  "%s is not read to its end",
  async (name) => {
    const html = bytes(hostilePages[name]!());
    let pieces = 0;
    async function* counted() {
      for (let at = 0; at < html.length; at += 64_000) {
        pieces++;
        yield html.subarray(at, at + 64_000);
      }
    }
    await readPage({ url: new URL(address), html: counted() });
    expect(pieces).toBeLessThan(html.length / 64_000 / 2);
  },
);

test("content before the limit is still read", async () => {
  const product = `<script type="application/ld+json">${
    JSON.stringify({
      "@type": "Product",
      name: "Tênis",
      offers: { price: "59.90", priceCurrency: "BRL" },
    })
  }</script>`;
  const { price } = await read(bytes(product + hostilePages["a comment without an end"]!()));
  expect(price?.value.cents).toBe(5990);
});
