import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { guardedClient } from "../../support/sites/guarded_client.ts";
import { type Answer, endless, hang, stalled } from "../../support/sites/shop_site.ts";

const packed = (encoding: string, bytes: Uint8Array<ArrayBuffer>): Answer => () =>
  new Response(bytes, { headers: { "content-encoding": encoding } });

const { BROTLI_PARAM_QUALITY } = constants;
const quickBrotli = (input: string | Uint8Array) =>
  brotliCompressSync(input, { params: { [BROTLI_PARAM_QUALITY]: 3 } });

test("a body of the maximum size is read, and one byte more is refused", async () => {
  await using shop = guardedClient({ limits: { maxBytes: 100_000 } });
  shop.serve("/cabe", endless(100_000));
  expect(await shop.read("/cabe")).toHaveLength(100_000);
  shop.serve("/passa", endless(100_001));
  expect(await shop.read("/passa")).toBe("TOO_LARGE");
});

test("a body that announces too many bytes is refused before any is read", async () => {
  await using shop = guardedClient();
  shop.serve("/dez-mega", () => new Response("x".repeat(10_000_000)));
  await expect(shop.outbound(new URL("https://loja.example/dez-mega")))
    .rejects.toMatchObject({ reason: "TOO_LARGE" });
});

test("an endless body is refused at the limit", async () => {
  await using shop = guardedClient();
  shop.serve("/infinita", endless());
  expect(await shop.read("/infinita")).toBe("TOO_LARGE");
});

test.each([
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", quickBrotli],
])("%s is unpacked, and its unpacked size is limited", async (encoding, pack) => {
  await using shop = guardedClient({ limits: { maxBytes: 1_000_000 } });
  shop.serve("/", packed(encoding, new Uint8Array(pack("café".repeat(1_000)))));
  const { body, headers } = await shop.outbound(new URL("https://loja.example/"));
  expect(await new Response(body).text()).toBe("café".repeat(1_000));
  expect([...headers.keys()]).not.toContain("content-encoding");

  const numbers = Array.from({ length: 2_000 }, (_, index) => index * 7_919 % 10_007).join(" ");
  shop.serve("/cortada", packed(encoding, new Uint8Array(pack(numbers)).slice(0, -20)));
  expect(numbers.startsWith(await shop.read("/cortada"))).toBe(true);
  shop.serve("/vazia", packed(encoding, new Uint8Array()));
  expect(await shop.read("/vazia")).toBe("");

  const bomb = new Uint8Array(pack(new Uint8Array(20_000_000)));
  expect(bomb.length).toBeLessThan(100_000);
  shop.serve("/bomba", packed(encoding, bomb));
  expect(await shop.read("/bomba")).toBe("TOO_LARGE");
});

test("a body in an unsupported or broken encoding is an empty one", async () => {
  await using shop = guardedClient();
  shop.serve("/zstd", packed("zstd", new Uint8Array(10)));
  expect(await shop.read("/zstd")).toBe("UNREACHABLE");
  shop.serve("/duas", packed("gzip, gzip", new Uint8Array(gzipSync(gzipSync("oi")))));
  expect(await shop.read("/duas")).toBe("UNREACHABLE");
  shop.serve("/quebrada", packed("gzip", new Uint8Array(10)));
  expect(await shop.read("/quebrada")).toBe("UNREACHABLE");
});

test("a body that breaks while it is not read causes no error", async () => {
  await using shop = guardedClient();
  shop.serve("/quebrada", packed("gzip", new Uint8Array(10)));
  shop.serve("/", "ainda aqui");
  await shop.outbound(new URL("https://loja.example/quebrada"));
  for (let again = 0; again < 10; again++) expect(await shop.read("/")).toBe("ainda aqui");
});

test("headers above the limit are refused", async () => {
  await using shop = guardedClient({ limits: { maxHeaderBytes: 10_000 } });
  shop.serve("/", () => new Response("", { headers: { "x-longa": "x".repeat(10_000) } }));
  expect(await shop.read("/")).toBe("TOO_LARGE");
});

test.each([
  ["never answers", hang],
  ["begins and never ends", stalled],
  ["leads on to one that never answers", () => Response.redirect("https://loja.example/hang")],
])("a host that %s is given up", async (_what, answer) => {
  await using shop = guardedClient({ limits: { totalMs: 300 } });
  shop.serve("/", answer);
  shop.serve("/hang", hang);
  expect(await shop.read("/")).toBe("TIMED_OUT");
});

test("a name lookup that does not end is given up", async () => {
  const never = new Promise<never>(() => {});
  await using shop = guardedClient({ limits: { totalMs: 300 }, resolve: () => never });
  expect(await shop.read("https://lenta.example/")).toBe("TIMED_OUT");
});

test("the caller can abort, before the response and while it is read", async () => {
  await using shop = guardedClient();
  const giveUp = new AbortController();
  shop.serve("/", stalled);
  const { body } = await shop.outbound(new URL("https://loja.example/"), giveUp.signal);
  const reader = body.getReader();
  await reader.read();
  const rest = reader.read();
  giveUp.abort("desisto");
  await expect(rest).rejects.toBe("desisto");
  await expect(shop.outbound(new URL("https://loja.example/"), giveUp.signal))
    .rejects.toBe("desisto");
});

type End = (body: ReadableStream) => Promise<unknown>;

test.each<[string, End, HeadersInit]>([
  ["cancelled", (body) => body.cancel(), {}],
  ["cut at the cap", (body) => new Response(body).text(), {}],
  ["announced too long", () => Promise.resolve(), { "content-length": "100001" }],
  ["in a foreign encoding", () => Promise.resolve(), { "content-encoding": "zstd" }],
])("a body that is %s releases its connection", async (_what, end, headers) => {
  await using shop = guardedClient({ limits: { maxBytes: 100_000 } });
  const gone = Promise.withResolvers<void>();
  const piece = new Uint8Array(1_000);
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(piece);
  shop.serve(
    "/",
    () => new Response(new ReadableStream({ pull, cancel: () => gone.resolve() }), { headers }),
  );
  await shop.outbound(new URL("https://loja.example/")).then(({ body }) => end(body)).catch(
    () => {},
  );
  await gone.promise;
});
