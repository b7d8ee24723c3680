import { gzipSync } from "node:zlib";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { liveHosts, PUBLIC } from "../../support/sites/live_hosts.ts";

const ISCA = "isca.loja.example";
const inside = [
  ["127.0.0.1"],
  ["169.254.169.254"],
  ["::ffff:10.0.0.1"],
  ["::ffff:127.0.0.1"],
  ["fd00::"],
  [PUBLIC, "127.0.0.1"],
];

/** Each host leads to the next one's page; the last one is read. */
const hosts = Array.from({ length: 30 }, (_, n) => `h${n}.loja.example`);
const chain = Object.fromEntries(hosts.map((host) => [host, [[PUBLIC]]]));
const numberOf = ({ url }: Request) => Number(/^https:\/\/h(\d+)/.exec(url)![1]);
const locationAfter = (n: number, port: number) => {
  const host = hosts[n + 1];
  // An http address is requested as https; its port is kept.
  return [
    `https://${host}:${port}/${n}`,
    `//${host}:${port}/x/../${n}`,
    `http://${host}:${port}/`,
  ][n % 3]!;
};

test("a name that moves to the inside after its first lookup is refused", async () => {
  const baits = inside.map((moved, n) => [`isca${n}.loja.example`, [[PUBLIC], moved]] as const);
  await using live = await liveHosts(
    Object.fromEntries(baits),
    () => new Response("loja", { headers: { connection: "close" } }),
  );
  for (const [host] of baits) {
    const address = `https://${host}:${live.port}/`;
    expect(await live.read(address)).toBe("loja");
    for (let again = 0; again < 2; again++) {
      expect(await live.read(address)).toBe("ADDRESS_REFUSED");
    }
  }
  expect(live.queries).toHaveLength(baits.length * 6); // of both families, each time: none is kept
  expect([live.requested.length, live.reachedInside]).toEqual([baits.length, []]);
});

test("a name that moves while it redirects to itself is refused at that hop", async () => {
  await using hosts = await liveHosts(
    { [ISCA]: [[PUBLIC], ["127.0.0.1"]] },
    ({ url }) =>
      new Response(null, {
        status: 302,
        headers: { location: new URL("/segredo", url).href, connection: "close" },
      }),
  );
  expect(await hosts.read(`https://${ISCA}:${hosts.port}/`)).toBe("ADDRESS_REFUSED");
  expect([hosts.requested.length, hosts.reachedInside.length]).toEqual([1, 0]);
});

test("a connection that stays open is to the host that was checked, not to where the name moved", async () => {
  await using hosts = await liveHosts(
    { [ISCA]: [[PUBLIC], ["127.0.0.1"]] },
    ({ url }) => url.endsWith("/fim") ? new Response("loja") : Response.redirect(`${url}fim`),
  );
  expect(await hosts.read(`https://${ISCA}:${hosts.port}/`)).toBe("loja");
  expect([hosts.requested.length, hosts.reachedInside.length]).toEqual([2, 0]);
});

test.each([5, 29])(
  "of %i redirects from host to host at most five are followed",
  async (redirects) => {
    await using live = await liveHosts(chain, (request) => {
      const n = numberOf(request);
      if (n === redirects) return new Response("chegou");
      return new Response("x".repeat(1_000), {
        status: 302,
        headers: { location: locationAfter(n, live.port) },
      });
    });
    const expected = redirects <= 5 ? "chegou" : "TOO_MANY_REDIRECTS";
    expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe(expected);
    expect(live.requested.map((url) => url.split(":")[0])).toEqual(
      hosts.slice(0, Math.min(redirects, 5) + 1),
    );
  },
);

test("hosts that send each other round are given up", async () => {
  await using live = await liveHosts(
    chain,
    (request) => Response.redirect(`https://${hosts[1 - numberOf(request)]}:${live.port}/`),
  );
  expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe("TOO_MANY_REDIRECTS");
  expect(live.requested).toHaveLength(6);
});

const spellings = [
  "file:///etc/passwd",
  "data:text/html,oi",
  "https://ana:segredo@h1.loja.example/",
  "https://2130706433:PORT/",
  "https://0x7f000001:PORT/",
  "https://0177.0.0.1:PORT/",
  "https://127.1:PORT/",
  "https://127.0.0.1.:PORT/",
  "https://[::ffff:7f00:1]:PORT/",
  "https://[::ffff:127.0.0.1]:PORT/",
  "//127.0.0.1:PORT/",
  "\\\\127.0.0.1:PORT\\",
  "//１２７。０。０。１:PORT/",
  "https://h1.loja.example@127.0.0.1:PORT/",
  "\t//127.0.0.1:PORT",
];

test("no hop leads inside, or to what is not the web, in any spelling", async () => {
  await using live = await liveHosts(chain, (request) => {
    const { pathname } = new URL(request.url);
    const spelling = spellings[Number(pathname.slice(1))]!.replace("PORT", `${live.port}`);
    const location = numberOf(request) === 0
      ? `https://${hosts[1]}:${live.port}${pathname}`
      : spelling;
    return new Response(null, { status: 307, headers: { location: asBytes(location) } });
  });
  for (const [n, spelling] of spellings.entries()) {
    const answer = await live.read(`https://${hosts[0]}:${live.port}/${n}`);
    expect(answer, spelling).toMatch(/^(ADDRESS_REFUSED|NOT_HTTP)$/);
  }
  expect([live.requested.length, live.reachedInside]).toEqual([2 * spellings.length, []]);
});

test("hosts that are slow one by one share one limit of time", async () => {
  await using live = await liveHosts(chain, async (request) => {
    await delay(100);
    return Response.redirect(`https://${hosts[numberOf(request) + 1]}:${live.port}/`);
  }, { totalMs: 250 });
  expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe("TIMED_OUT");
  expect(live.requested.length).toBeLessThan(4);
});

const bomb = gzipSync(new Uint8Array(20_000_000));
/** A whole gzip file of nothing: so many of them are still an empty page. */
const nothing = gzipSync(new Uint8Array());

type Flood = { readonly headers?: HeadersInit; readonly piece: Uint8Array<ArrayBuffer> };

test.each<[string, Flood]>([
  ["never ends", { piece: new Uint8Array(50_000) }],
  ["unpacks without end", { headers: { "content-encoding": "gzip" }, piece: new Uint8Array(bomb) }],
])("what a redirect sends, when it %s, is thrown away after a few bytes", async (_what, flood) => {
  const sent: number[] = [];
  await using live = await liveHosts(chain, (request) => {
    const n = numberOf(request);
    if (n === 5) return new Response("chegou");
    sent[n] = 0;
    return endlessly(flood, () => sent[n]!++, locationAfter(n, live.port));
  });
  expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe("chegou");
  const bytes = sent.map((pieces) => pieces * flood.piece.length);
  expect(Math.max(...bytes)).toBeLessThan(8_000_000); // what the machine's own buffers take
});

test("headers above the limit are refused at any hop", async () => {
  await using live = await liveHosts(chain, (request) => {
    const n = numberOf(request);
    const headers = { location: locationAfter(n, live.port), "x-longa": "x".repeat(n * 20_000) };
    return new Response(null, { status: 302, headers });
  });
  expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe("TOO_LARGE");
  expect(live.requested).toHaveLength(5);
});

test("an endless body that unpacks to nothing is refused at the limit", async () => {
  let pieces = 0;
  const piece = new Uint8Array(Buffer.concat(Array(2_000).fill(nothing)));
  await using live = await liveHosts(
    chain,
    () => endlessly({ headers: { "content-encoding": "gzip" }, piece }, () => pieces++),
  );
  expect(await live.read(`https://${hosts[0]}:${live.port}/`)).toBe("TOO_LARGE");
  expect(pieces * piece.length).toBeLessThan(10_000_000);
});

/** A response that sends `piece` again and again. */
function endlessly({ headers, piece }: Flood, onPiece: () => void, location?: string): Response {
  const body = new ReadableStream({
    pull(controller) {
      onPiece();
      controller.enqueue(piece);
    },
  });
  return new Response(body, {
    status: location ? 302 : 200,
    headers: { ...headers, ...location && { location } },
  });
}

/** Text as the bytes of its UTF-8, which is how a header carries it. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
