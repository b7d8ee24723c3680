import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { cachedPage, readyResponse } from "../../../server/http/pages/cached_page.ts";
import { securityHeaders } from "../../../server/http/security_headers.ts";
import { serveHttp } from "../../../server/http/server/http_server.ts";

const page = await cachedPage("<p>Olá</p>", securityHeaders("home"));
/** For a client that sends nothing more; the others' requests never take so long. */
const quick = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 };
/** For requests that may be incomplete beside others that are not. */
const patient = { headersTimeout: 4_000, requestTimeout: 8_000, connectionsCheckingInterval: 100 };
const host = "Host: localhost\r\n";

/** A server with a link, one that is read first, and a page; else the app answers with what it read. */
async function served(
  { read = () => Promise.resolve(), ...options }: {
    limits?: typeof quick;
    mostIdle?: number;
    read?: () => Promise<void>;
  } = {},
) {
  let isRead = false;
  const server = await serveHttp({
    redirect: ({ path, method }) =>
      path === "/promo" || path === "/cold" && isRead ? `https://loja.example/${method}` : null,
    loadLink: ({ path }) => path === "/cold" ? read().then(() => isRead = true) : null,
    cachedPage: (request) =>
      request.url === "http://localhost/" ? Promise.resolve(readyResponse(request, page)) : null,
    query: ({ method, body }) => {
      const text = new TextDecoder().decode(body ?? undefined);
      if (!text.includes("known")) return null;
      return Promise.resolve({ status: 200, headers: ["a", "b"], body: `${method} known ${text}` });
    },
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      return new Response(`${request.method} ${pathname}${search} ${await request.text()}`);
    },
    upgrade: (_request, socket) => void socket.end("HTTP/1.1 426 Upgraded\r\n\r\n"),
  }, { port: 0, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Sends parts, each once the one before has left, and returns all that comes until the end. */
async function exchange(port: number, parts: readonly string[]): Promise<string> {
  using connection = await Deno.connect({ port });
  connection.setNoDelay();
  const reading = new Response(connection.readable).bytes().catch(() => new Uint8Array());
  for (const part of parts) {
    const bytes = Uint8Array.from(part, (character) => character.charCodeAt(0));
    await connection.write(bytes).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const text = new TextDecoder("latin1").decode(await reading);
  // What follows an answer that closes the connection is refused, or not read at all.
  const closing = text.search(/\r\nconnection: close\r\n/i);
  const refused = text.indexOf("HTTP/1.1 400 Refused", Math.max(0, closing));
  const ended = closing > 0 && refused > 0 ? text.slice(0, refused) : text;
  // Of headers that break two limits, the one that is met first refuses them.
  return ended.replaceAll(/Date: [^\r]{29}/g, "Date: now").replaceAll(
    " 431 Refused",
    " 400 Refused",
  );
}

const last = `GET /last HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const plain = (path: string, method = "GET") => `${method} ${path} HTTP/1.1\r\n${host}\r\n`;

const query = (body: string) =>
  `POST /graphql HTTP/1.1\r\n${host}Content-Length: ${body.length}\r\n\r\n${body}`;

/** Requests that are read in two ways by some, or are cut, or ask for more than an answer. */
const requests: Readonly<Record<string, string>> = {
  "a link": plain("/promo"),
  "a link's HEAD": plain("/promo", "HEAD"),
  "a page": plain("/"),
  "an address of the app": plain("/else?a=%E3%81%82&b=%"),
  "bad percent-encoding": plain("/%zz%"),
  "an encoded slash": plain("/%2Fpromo"),
  "two slashes": plain("//promo"),
  "dots": plain("/a/../promo"),
  "an absolute target": `GET http://localhost/promo HTTP/1.1\r\n${host}\r\n`,
  "an absolute target of another host": `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`,
  "an authority": `CONNECT localhost:80 HTTP/1.1\r\n${host}\r\n`,
  "an asterisk": `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  "a trace": `TRACE /promo HTTP/1.1\r\n${host}\r\n`,
  "HTTP/1.0": `GET /promo HTTP/1.0\r\n${host}\r\n`,
  "HTTP/1.0, kept": `GET /promo HTTP/1.0\r\n${host}Connection: keep-alive\r\n\r\n`,
  "HTTP/2's beginning": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "no host": "GET /promo HTTP/1.1\r\n\r\n",
  "two hosts": `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`,
  "an odd host": 'GET / HTTP/1.1\r\nHost: a"><b\r\n\r\n',
  "both lengths":
    `GET /promo HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "two lengths":
    `GET /promo HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 5\r\n\r\nabcde`,
  "a length with a sign": `POST /form HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nabcde`,
  "a body that is a request":
    `POST /form HTTP/1.1\r\n${host}Content-Length: ${plain("/promo").length}\r\n\r\n` +
    plain("/promo"),
  "chunks that are a request":
    `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n5\r\nGET /\r\n0\r\n\r\n`,
  "a query": query("known"),
  "an unknown query": query("other"),
  "a query that is a request": query(`known ${plain("/promo")}`),
  "a query that is cut": query("known").slice(0, -2),
  "a query and more": `${query("known")}x`,
  "a query and a request": query("known") + plain("/promo"),
  "queries at once": query("known").repeat(3) + query("other").repeat(2),
  "a query of two lengths": query("known").replace("\r\n\r\n", "\r\nContent-Length: 3\r\n\r\n"),
  "a query in chunks": query("known").replace("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\n"),
  "a query of a length with a zero": query("known").replace("Length: ", "Length: 0"),
  "a query elsewhere": query("known").replace("/graphql", "/graphql/../promo"),
  "a space before a colon": `GET /promo HTTP/1.1\r\n${host}Content-Length : 5\r\n\r\nabcde`,
  "a folded line": `GET /promo HTTP/1.1\r\n${host}A: b\r\n Content-Length: 5\r\n\r\n`,
  "a bare LF": `GET /promo HTTP/1.1\n${host}\n`,
  "a bare CR in a value": `GET /promo HTTP/1.1\r\n${host}A: b\rContent-Length: 5\r\n\r\n`,
  "a zero in a value": `GET /promo HTTP/1.1\r\n${host}A: \0\r\n\r\n`,
  "letters beyond ASCII": `GET /promo HTTP/1.1\r\n${host}A: \xe9\r\n\r\n`,
  "an empty line before": `\r\n${plain("/promo")}`,
  "an expectation":
    `POST /form HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 1\r\n\r\na`,
  "another expectation": `GET /promo HTTP/1.1\r\n${host}Expect: 200-ok\r\n\r\n`,
  "an upgrade": `GET /promo HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
  "a header of the connection":
    `GET /promo HTTP/1.1\r\n${host}Connection: Cookie\r\nCookie: a\r\n\r\n`,
  "headers of 20 kB": `GET /promo HTTP/1.1\r\n${host}A: ${"a".repeat(20_000)}\r\n\r\n`,
  "two thousand headers": `GET /promo HTTP/1.1\r\n${host}${
    Array.from({ length: 1_000 }, (_, n) => `A${n}: b\r\n`).join("")
  }\r\n`,
  "ten at once": plain("/promo").repeat(5) + plain("/").repeat(5),
};

test("a request has the same answer in one piece, which is read plainly, and in two", async () => {
  const { port } = await served({ limits: patient });
  await Promise.all(
    Object.entries(requests).map(async ([name, request]) => {
      const [whole, parts] = await Promise.all([
        exchange(port, [request, last]),
        exchange(port, [request.slice(0, 5), request.slice(5), last]),
      ]);
      expect([name, whole]).toEqual([name, parts]);
    }),
  );
});

test("a body in an unknown encoding is refused, and what follows is not read", async () => {
  const { port } = await served();
  const odd = `GET /promo HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n`;
  const answer = await exchange(port, [odd + last]);
  expect(answer).toContain("HTTP/1.1 400 Refused");
  expect(answer).not.toContain("/last");
});

test("however a stream of requests is cut, each is answered once and in order", async () => {
  const { port } = await served();
  await exchange(port, [plain("/cold"), last]); // it is in memory from now on
  const kinds = [
    "a link",
    "a page",
    "an address of the app",
    "a body that is a request",
    "a query that is a request",
    "an unknown query",
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.constantFrom(...kinds).map((kind) => requests[kind]!),
          fc.constant(plain("/cold")),
        ),
        {
          maxLength: 6,
        },
      ),
      fc.array(fc.nat(400), { maxLength: 6 }),
      async (stream, cuts) => {
        const text = stream.join("") + last;
        const places = [0, ...cuts.filter((at) => at < text.length).toSorted((a, b) => a - b)];
        const parts = places.map((at, n) => text.slice(at, places[n + 1]));
        expect(await exchange(port, parts)).toBe(await exchange(port, [...stream, last]));
      },
    ),
    { numRuns: 25 },
  );
});

test("a link that is read first is answered plainly, and what comes meanwhile after it", async () => {
  const [reading, isSent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { port } = await served({
    read() {
      reading.resolve();
      return isSent.promise;
    },
  });
  using connection = await Deno.connect({ port });
  const answering = new Response(connection.readable).text();
  const send = (text: string) => connection.write(new TextEncoder().encode(text));
  await send(plain("/cold"));
  await reading.promise; // or both requests might come at once, which is another way
  await send(plain("/promo") + last);
  isSent.resolve();
  const answer = await answering;
  expect(answer.match(/^HTTP\/1\.1 \d+|^location: .*$|GET \/last/gm)).toEqual([
    "HTTP/1.1 302",
    "location: https://loja.example/GET",
    "HTTP/1.1 302",
    "location: https://loja.example/GET",
    "HTTP/1.1 200",
    "GET /last",
  ]);
});

test("a client that sends its headers slowly is refused, also after a plain request", async () => {
  const { port } = await served({ limits: quick });
  for (const parts of [["G"], [plain("/promo"), "GET /pro"]]) {
    expect(await exchange(port, parts)).toMatch(/HTTP\/1\.1 408 /);
  }
});

test("of too many idle connections those that are idle for longest are closed", async () => {
  const { port } = await served({ mostIdle: 3 });
  const open = async () => {
    const connection = await Deno.connect({ port });
    onTestFinished(() => {
      try {
        connection.close();
      } catch { /* closed already */ }
    });
    return connection;
  };
  const bytes = new Uint8Array(2_048);
  const visit = async (connection: Deno.TcpConn) => {
    await connection.write(new TextEncoder().encode(plain("/promo")));
    return await connection.read(bytes).catch(() => null);
  };
  const [one, two, three] = [await open(), await open(), await open()];
  for (const connection of [two, three, one]) expect(await visit(connection)).toBeGreaterThan(0);
  const four = await open();
  expect(await visit(four)).toBeGreaterThan(0);
  expect(await two.read(bytes).catch(() => null)).toBeNull();
  for (const connection of [three, one, four]) expect(await visit(connection)).toBeGreaterThan(0);
});
