import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { guardedClient } from "../../support/sites/guarded_client.ts";
import { blocked, redirect } from "../../support/sites/shop_site.ts";

test("the table names a stand-in for each host", () => {
  const table = parseStandins(
    "www.mercadolivre.com.br=http://127.0.0.1:9001, API.telegram.org=http://127.0.0.1:9002,",
  );
  expect([...table].map(([host, { origin }]) => [host, origin])).toEqual([
    ["www.mercadolivre.com.br", "http://127.0.0.1:9001"],
    ["api.telegram.org", "http://127.0.0.1:9002"],
  ]);
  expect(parseStandins("").size).toBe(0);
});

test.each([
  "loja.example",
  "loja.example=",
  "=http://127.0.0.1:9001",
  "loja.example=127.0.0.1:9001",
  "loja.example=ftp://127.0.0.1",
  "loja.example=http://127.0.0.1:9001/caminho",
  "loja.example=http://ana:segredo@127.0.0.1:9001",
  "loja.example/produto=http://127.0.0.1:9001",
  "loja.example=http://127.0.0.1:1,loja.example=http://127.0.0.1:2",
])("%j is refused with a sentence that names it", (text) => {
  expect(() => parseStandins(text)).toThrow(/^OUTBOUND_STANDINS: .*(loja\.example|127\.0\.0\.1)/);
});

test("a stand-in is requested like the host, with the same headers", async () => {
  await using shop = guardedClient();
  shop.serve("/produto", "Cafeteira");
  expect(await shop.read("http://loja.example/produto?cor=azul#preco")).toBe("Cafeteira");
  const [{ host, path, headers }] = shop.requests as [(typeof shop.requests)[number]];
  expect([host, path]).toEqual(["loja.example", "/produto?cor=azul"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "accept": expect.stringContaining("text/html"),
    "accept-language": expect.stringMatching(/^pt-BR/),
    "user-agent": expect.stringMatching(/^Mozilla\/5\.0 \(compatible; Garimpo/),
    "x-forwarded-proto": "https",
  });
});

test("redirects are resolved against the host's own name, and every hop is returned", async () => {
  await using shop = guardedClient();
  shop.serve("/curto", redirect("../promoção?de=curto"));
  shop.serve("/promo%C3%A7%C3%A3o", redirect("http://loja.example/produto", 301));
  shop.serve("/produto", "Cafeteira");
  const { url, hops, status, body } = await shop.outbound(
    new URL("https://loja.example/curto#topo"),
  );
  expect(await new Response(body).text()).toBe("Cafeteira");
  expect(status).toBe(200);
  expect(hops.map(String)).toEqual([
    "https://loja.example/curto",
    "https://loja.example/promo%C3%A7%C3%A3o?de=curto",
    "https://loja.example/produto",
  ]);
  expect(url).toBe(hops.at(-1));
});

test("hops within a host share a connection", async () => {
  await using shop = guardedClient();
  async function* inPieces() {
    yield new Uint8Array(1_000);
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    yield new Uint8Array(1_000);
  }
  const init = { status: 302, headers: { location: "/produto" } };
  shop.serve("/curto", () => new Response(ReadableStream.from(inPieces()), init));
  shop.serve("/produto", "Cafeteira");
  expect(await shop.read("/curto")).toBe("Cafeteira");
  expect(shop.requests[0]?.port).toBe(shop.requests[1]?.port);
});

test("cookies of one hop are not sent to the next", async () => {
  await using shop = guardedClient();
  const headers = { "location": "/produto", "set-cookie": "sessao=1" };
  shop.serve("/curto", () => new Response(null, { status: 302, headers }));
  shop.serve("/produto", "Cafeteira");
  expect(await shop.read("/curto")).toBe("Cafeteira");
  expect(await shop.read("/produto")).toBe("Cafeteira");
  for (const { headers } of shop.requests) {
    expect(["cookie", "referer", "authorization"].filter((name) => headers.has(name))).toEqual([]);
  }
});

test("a missing or blocked page is a response, not a refusal", async () => {
  await using shop = guardedClient();
  shop.serve("/parede", blocked);
  expect(await shop.outbound(new URL("https://loja.example/nada"))).toMatchObject({ status: 404 });
  expect(await shop.outbound(new URL("https://loja.example/parede"))).toMatchObject({
    status: 503,
  });
});

test("a stand-in replaces only its own host", async () => {
  await using shop = guardedClient({ names: { "www.loja.example": ["127.0.0.1"] } });
  expect(await shop.read("https://www.loja.example/")).toBe("ADDRESS_REFUSED");
  expect(await shop.read("https://loja.example:444/")).toBe("ADDRESS_REFUSED");
  expect(await shop.read(shop.origin)).toBe("ADDRESS_REFUSED");
  expect(shop.requests).toEqual([]);
});
