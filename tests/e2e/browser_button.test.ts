import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPage } from "../../server/adapters/web_pages/read_page.ts";
import { bookmarklet } from "../../web/screens/generator/bookmarklet.ts";
import { collectPage } from "../../web/screens/generator/collect_page.ts";
import { browser } from "../support/browser.ts";
import { pageBytes, type StoredPage, storedPages } from "../support/sites/stored_pages.ts";

const SHOP = `<!doctype html><title>Loja · Fone</title>
<link rel="canonical" href="https://loja.example/fone">
<meta property="og:title" content="Fone"><style>p{color:red}</style>
<script type="application/ld+json">{"@type":"Product","name":"Fone"}</script>
<script>alert("tracking")</script>
<h1>Fone</h1><div class="ui-pdp-price"><s class="andes-money-amount--previous">R$ 20</s>
<script>track()</script><span class="andes-money-amount">R$ 10</span></div>
<div id="corePriceDisplay_desktop_feature_div"><span class="priceToPay">R$ 11</span></div>
<p>Quem viu também viu</p>`;

let chrome: Awaited<ReturnType<typeof browser>>;
beforeAll(async () => void (chrome = await browser()));
afterAll(() => chrome[Symbol.asyncDispose]());

/** A shop's page, open in somebody's browser; its scripts, as far as stored, do not run. */
async function opened(html: string | Uint8Array, url = "https://loja.example/fone"): Promise<Page> {
  const { page } = await chrome.device("https://garimpo.example", { javaScriptEnabled: false });
  const body = typeof html === "string" ? html : new TextDecoder().decode(html);
  await page.route(
    url,
    (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  await page.waitForLoadState("domcontentloaded");
  return page;
}

async function collected(...page: Parameters<typeof opened>): Promise<string> {
  const open = await opened(...page);
  const html = await open.evaluate(`(${collectPage.toString()})(document)`);
  await open.context().close();
  return String(html);
}

test("the button takes what speaks of the product, each part once", async () => {
  const html = await collected(SHOP);
  expect(html).toContain('{"@type":"Product","name":"Fone"}');
  expect(html).toContain('<meta property="og:title" content="Fone">');
  expect(html).toContain('href="https://loja.example/fone"');
  expect(html.match(/R\$ 10/g)).toHaveLength(1);
  expect(html.match(/R\$ 11/g)).toHaveLength(1);
  expect(html).toMatch(/class="ui-pdp-price">.*andes-money-amount--previous/s);
  expect(html).not.toMatch(/track|alert|também viu|color:red/);
});

test("the button keeps to 150 kB, what matters first", async () => {
  const bulk = `"${"x".repeat(200_000)}"`;
  const html = await collected(`${SHOP}<script id="__NEXT_DATA__" type="a">${bulk}</script>`);
  expect(html.length).toBeLessThan(151_000);
  expect(html).toContain('"@type":"Product"');
});

test("the button opens the generator with the capture where no server sees it", async () => {
  const page = await opened(SHOP);
  const code = decodeURIComponent(
    bookmarklet("https://garimpo.example").slice("javascript:".length),
  );
  const address = await page.evaluate(`(() => {
    let address = ""; window.open = (url) => { address = url; return null; };
    ${code}; return address; })()`);
  await page.context().close();
  const [origin, encoded = ""] = String(address).split("/app/gerador#captura=");
  expect(origin).toBe("https://garimpo.example");
  const bytes = Uint8Array.fromBase64(encoded, { alphabet: "base64url" });
  const capture = JSON.parse(new TextDecoder().decode(bytes));
  expect(capture.url).toBe("https://loja.example/fone");
  expect(capture.html).toContain("Fone");
});

const products = storedPages().filter(({ expected }) => !expected.blocked);

test.skipIf(products.length === 0).each(products)(
  "what the button takes of $file is read like the page itself",
  async (visit: StoredPage) => {
    const { url, expected } = visit;
    const html = await collected(pageBytes(visit), url.href);
    const chunks = (async function* () {
      yield new TextEncoder().encode(html);
    })();
    const read = await readPage({ url, html: chunks, charset: "utf-8" }, "BROWSER");
    expect({
      title: read.title?.value ?? null,
      price: read.price?.value.cents ?? null,
      oldPrice: read.oldPrice?.value.cents ?? null,
      image: read.imageUrl?.value ?? null,
      isSoldOut: read.availability === "OUT_OF_STOCK",
    }).toEqual({
      title: expected.title,
      price: expected.priceCents,
      oldPrice: expected.oldPriceCents,
      image: expected.imageUrl,
      isSoldOut: expected.availability === "out_of_stock",
    });
  },
);
