import { expect, test } from "vitest";
import { webPages } from "../../../server/adapters/web_pages/web_pages.ts";
import { type Outbound, OutboundRefusal } from "../../../server/core/outbound.ts";
import { pageFile } from "../../support/sites/page.ts";

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  hops?: string[];
};

/** A client with given responses, which reports the bodies left open. */
function web(answers: Record<string, Answer>) {
  const requested: string[] = [];
  const open = new Set<string>();
  const outbound: Outbound = (url) => {
    requested.push(url.href);
    const { status = 200, headers, body, hops = [] } = answers[url.href] ?? { status: 404 };
    open.add(url.href);
    const chunks = [body?.subarray(0, 700), body?.subarray(700)].filter((chunk) => chunk?.length);
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        controller.close();
        open.delete(url.href);
      },
      cancel: () => void open.delete(url.href),
    }, { highWaterMark: 0 });
    const way = [url, ...hops.map((hop) => new URL(hop))];
    return Promise.resolve({
      url: way.at(-1)!,
      hops: way,
      status,
      headers: new Headers(headers ?? { "content-type": "text/html; charset=utf-8" }),
      body: stream,
    });
  };
  return { read: (url: string) => webPages(outbound)(new URL(url)), requested, open };
}

const product = "https://www.mercadolivre.com.br/cafeteira-aurora/p/MLB90001111";
const shop = "https://loja.example.br/tenis";

test("a short link is read at its target, and the hops are returned", async () => {
  const { read, open } = web({
    "https://meli.la/2a": { body: pageFile("mercado_livre_pix"), hops: [product] },
  });
  const { hops, product: { title, price } } = await read("https://meli.la/2a");
  expect(hops.map(String)).toEqual(["https://meli.la/2a", product]);
  expect([title?.value, price?.value.cents]).toEqual(["Cafeteira Aurora 12 Xícaras Preta", 18990]);
  expect(open.size).toBe(0);
});

test("an affiliate's official link leads through their page to the product", async () => {
  const social = "https://www.mercadolivre.com.br/social/ana?matt_word=ana";
  const onward = `${product}?matt_event_ts=1&c_id=x#polycard_client=affiliate-profile`;
  const { read, requested, open } = web({
    "https://mercadolivre.com/sec/1A": {
      body: pageFile("mercado_livre_affiliate"),
      hops: [social],
    },
    [onward]: { body: pageFile("mercado_livre_pix") },
  });
  const { hops, product: { productId } } = await read("https://mercadolivre.com/sec/1A");
  expect(productId).toBe("MLB90001111");
  expect(hops.map(String)).toEqual(["https://mercadolivre.com/sec/1A", social, onward]);
  expect(requested).toHaveLength(2);
  expect(open.size).toBe(0);
});

test.each([
  (target: string) => `https://www.awin1.com/cread.php?awinaffid=98765&ued=${target}`,
  (target: string) => `https://redir.lomadee.com/v2/98765?url=${target}`,
  (target: string) => `https://click.linksynergy.com/deeplink?id=98765&murl=${target}`,
  (target: string) => `https://www.youtube.com/redirect?redir_token=98765&q=${target}`,
  (target: string) => `https://www.mercadolivre.com.br/gz/account-verification?go=${target}`,
])("a link that carries its target is read at the target alone: %s", async (wrap) => {
  const link = wrap(encodeURIComponent(shop));
  const { read, requested } = web({ [shop]: { body: pageFile("any_shop") } });
  const { hops, product: { price } } = await read(link);
  expect(price?.value.cents).toBe(29990);
  expect(requested).toEqual([shop]);
  expect(hops.map(String)).toEqual([link, shop]);
});

test("an affiliate's page that shows two products leads to none", async () => {
  const two = new TextDecoder().decode(pageFile("mercado_livre_affiliate")) +
    '<a class="poly-component__link--action-link" href="/p/MLB90002222">Ir para produto</a>';
  const url = "https://www.mercadolivre.com.br/social/ana";
  const { read, requested } = web({ [url]: { body: new TextEncoder().encode(two) } });
  expect((await read(url)).product.title).toBeNull();
  expect(requested).toHaveLength(1);
});

test.each<[string, string, Answer]>([
  ["forbidden", shop, { status: 403 }],
  ["too many requests", shop, { status: 429 }],
  ["Amazon's refusal", "https://www.amazon.com.br/dp/B0TESTE123", { status: 503 }],
  ["a challenge named in the headers", shop, {
    status: 202,
    headers: { "x-amzn-waf-action": "challenge" },
  }],
  ["Cloudflare's challenge", shop, { status: 200, headers: { "cf-mitigated": "challenge" } }],
  ["a redirect to the account check", product, {
    body: pageFile("article"),
    hops: ["https://www.mercadolivre.com.br/gz/account-verification?go=x"],
  }],
  ["a redirect to the captcha", "https://www.amazon.com.br/dp/B0TESTE123", {
    hops: ["https://www.amazon.com.br/errors/validateCaptcha"],
  }],
  ["a redirect to the sign-in", "https://shopee.com.br/product/4001/5002", {
    hops: ["https://shopee.com.br/buyer/login?next=x"],
  }],
  ["a wall with status 200", product, { body: pageFile("mercado_livre_wall") }],
])("%s is a wall, and its body is closed", async (_, url, answer) => {
  const { read, open } = web({ [url]: answer });
  expect((await read(url)).product).toMatchObject({ blocked: true, title: null });
  expect(open.size).toBe(0);
});

test.each<[string, Answer]>([
  ["not found", { status: 404, body: pageFile("any_shop") }],
  ["gone", { status: 410 }],
  ["a picture", { headers: { "content-type": "image/png" }, body: pageFile("any_shop") }],
  ["a document", { headers: { "content-type": "application/pdf" } }],
])("%s is no product, and no wall", async (_, answer) => {
  const { read, open } = web({ [shop]: answer });
  expect((await read(shop)).product).toMatchObject({ blocked: false, title: null, price: null });
  expect(open.size).toBe(0);
});

test.each([500, 502, 400])("a shop that responds %i is unavailable", async (status) => {
  const { read, open } = web({ [shop]: { status } });
  await expect(read(shop)).rejects.toThrow(OutboundRefusal);
  await expect(read(shop)).rejects.toMatchObject({ reason: "UNREACHABLE" });
  expect(open.size).toBe(0);
});

test("a page without a content type is parsed as a page", async () => {
  const { read } = web({ [shop]: { headers: {}, body: pageFile("any_shop") } });
  expect((await read(shop)).product.price?.value.cents).toBe(29990);
});

test("the server's charset is respected", async () => {
  const bytes = Uint8Array.from(
    '<meta property="og:type" content="product"><title>Maçã</title>',
    (c) => c.charCodeAt(0),
  );
  const { read } = web({
    [shop]: { headers: { "content-type": 'text/html; charset="ISO-8859-1"' }, body: bytes },
  });
  expect((await read(shop)).product.title?.value).toBe("Maçã");
});

test("after Amazon's columns are read, the rest of the page is not read", async () => {
  const url = "https://www.amazon.com.br/dp/B0TESTE123";
  const rest = new TextEncoder().encode("<p>neighbours</p>".repeat(10_000));
  const page = pageFile("amazon_product");
  let requested = 0;
  const outbound: Outbound = (at) =>
    Promise.resolve({
      url: at,
      hops: [at],
      status: 200,
      headers: new Headers({ "content-type": "text/html" }),
      body: new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (requested++ === 0) controller.enqueue(page);
          else if (requested < 100) controller.enqueue(rest);
          else controller.close();
        },
      }, { highWaterMark: 0 }),
    });
  const { product: { price } } = await webPages(outbound)(new URL(url));
  expect(price?.value.cents).toBe(107990);
  expect(requested).toBe(1);
});
