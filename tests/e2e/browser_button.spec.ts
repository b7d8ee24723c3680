import type { Page } from "@playwright/test";
import { readPage } from "../../server/adapters/web_pages/read_page.ts";
import { bookmarklet, collectPage } from "../../web/screens/generator/bookmarklet.ts";
import { pageBytes, storedPages } from "../support/sites/stored_pages.ts";
import { expect, test } from "./support/test.ts";

const SHOP = `<!doctype html><title>Loja · Fone</title>
<link rel="canonical" href="https://loja.example/fone">
<meta property="og:title" content="Fone"><style>p{color:red}</style>
<script type="application/ld+json">{"@type":"Product","name":"Fone"}</script>
<script>alert("tracking")</script>
<h1>Fone</h1><div class="ui-pdp-price"><s class="andes-money-amount--previous">R$ 20</s>
<script>track()</script><span class="andes-money-amount">R$ 10</span></div>
<div id="corePriceDisplay_desktop_feature_div"><span class="priceToPay">R$ 11</span></div>
<p>Quem viu também viu</p>`;

/** Opens a shop's page in a browser, without its scripts. */
test.use({ javaScriptEnabled: false });

type Shop = [html: string | Uint8Array, url?: string];

async function opened(page: Page, html: string | Uint8Array, url = "https://loja.example/fone") {
  const body = typeof html === "string" ? html : new TextDecoder().decode(html);
  await page.route(
    url,
    (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto(url, { waitUntil: "domcontentloaded" });
}

async function collected(page: Page, ...shop: Shop): Promise<string> {
  await opened(page, ...shop);
  return String(await page.evaluate(`(${collectPage.toString()})(document)`));
}

test("the button captures the parts that describe the product, each once", async ({ page }) => {
  const html = await collected(page, SHOP);
  expect(html).toContain('{"@type":"Product","name":"Fone"}');
  expect(html).toContain('<meta property="og:title" content="Fone">');
  expect(html).toContain('href="https://loja.example/fone"');
  expect(html.match(/R\$ 10/g)).toHaveLength(1);
  expect(html.match(/R\$ 11/g)).toHaveLength(1);
  expect(html).toMatch(/class="ui-pdp-price">.*andes-money-amount--previous/s);
  expect(html).not.toMatch(/track|alert|também viu|color:red/);
});

test("the button captures at most 150 kB, the most important parts first", async ({ page }) => {
  const bulk = `"${"x".repeat(200_000)}"`;
  const html = await collected(page, `${SHOP}<script id="__NEXT_DATA__" type="a">${bulk}</script>`);
  expect(html.length).toBeLessThan(151_000);
  expect(html).toContain('"@type":"Product"');
});

test("the button opens the generator with the capture where no server sees it", async ({ page }) => {
  await opened(page, SHOP);
  const code = decodeURIComponent(
    bookmarklet("https://garimpo.example").slice("javascript:".length),
  );
  const address = await page.evaluate(`(() => {
    let address = ""; window.open = (url) => { address = url; return null; };
    ${code}; return address; })()`);
  const [origin, encoded = ""] = String(address).split("/app/gerador#captura=");
  expect(origin).toBe("https://garimpo.example");
  const bytes = Uint8Array.fromBase64(encoded, { alphabet: "base64url" });
  const capture = JSON.parse(new TextDecoder().decode(bytes));
  expect(capture.url).toBe("https://loja.example/fone");
  expect(capture.html).toContain("Fone");
});

const products = storedPages().filter(({ expected }) => !expected.blocked);

for (const visit of products) {
  const { file, url, expected } = visit;
  test(`what the button takes of ${file} is read like the page itself`, async ({ page }) => {
    const html = await collected(page, pageBytes(visit), url.href);
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
  });
}
