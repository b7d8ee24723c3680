import { expect, onTestFinished, test } from "vitest";
import { cachedPage, readyResponse } from "../../../server/http/pages/cached_page.ts";
import { securityHeaders } from "../../../server/http/security_headers.ts";
import { serveHttp } from "../../../server/http/server/http_server.ts";
import type { ReadyAnswers } from "../../../server/http/server/ready_answers.ts";

const page = await cachedPage("<p>Olá</p>".repeat(200), securityHeaders("home"));
const quick = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
const host = "Host: localhost\r\n";
const get = (path: string, headers = "", method = "GET") =>
  `${method} ${path} HTTP/1.1\r\n${host}${headers}\r\n`;

/** A server with a link and a page in memory; everything else is answered by the app with its path. */
async function served(answers: ReadyAnswers = {}, limits?: typeof quick) {
  const inApp: string[] = [];
  const server = await serveHttp({
    redirect: ({ path }) => path === "/promo" ? "https://loja.example/a" : null,
    cachedPage: (request) =>
      request.url === "http://localhost/" ? Promise.resolve(readyResponse(request, page)) : null,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      inApp.push(pathname);
      return new Response(`${pathname} ${await request.text()}`);
    },
    upgrade() {},
    ...answers,
  }, { port: 0, ...limits && { limits } });
  onTestFinished(() => server.close());
  return { server, inApp, connect: () => connected(server.port) };
}

/** A connection, and what comes on it until a text stands in it. */
async function connected(port: number) {
  const connection = await Deno.connect({ port });
  onTestFinished(() => {
    try {
      connection.close();
    } catch { /* closed by the test */ }
  });
  const [decoder, bytes] = [new TextDecoder("latin1"), new Uint8Array(65_536)];
  let text = "";
  return {
    connection,
    send: (sent: string) => connection.write(new TextEncoder().encode(sent)),
    async until(end: string | null): Promise<string> {
      while (end === null || !text.includes(end)) {
        const count = await connection.read(bytes).catch(() => null);
        if (count === null) break;
        text += decoder.decode(bytes.subarray(0, count));
      }
      const at = end === null ? text.length : text.indexOf(end) + end.length;
      const taken = text.slice(0, at);
      text = text.slice(at);
      return taken;
    },
  };
}

/** What a request is answered with, up to the answer of a next one that the app responds to. */
async function answered(connect: () => ReturnType<typeof connected>, request: string) {
  const { send, until } = await connect();
  await send(request);
  const head = await until("\r\n\r\n");
  await send(get("/end"));
  const rest = await until("/end ");
  const body = rest.slice(0, rest.lastIndexOf("HTTP/1.1 200 OK\r\n"));
  return (head + body).replace(/Date: [^\r]{29}/, "Date: now");
}

test("links and pages are answered with the same bytes as by node:http", async () => {
  const { connect, inApp } = await served();
  const requests: [path: string, headers: string][] = [
    ["/promo", ""],
    ["/", ""],
    ["/", "Accept-Encoding: gzip\r\n"],
    ["/", "Accept-Encoding: gzip, deflate, br, zstd\r\n"],
    ["/", "Accept-Encoding: br;q=0\r\n"],
    ["/", `If-None-Match: ${page.etag}\r\n`],
  ];
  for (const [path, headers] of requests) {
    for (const method of ["GET", "HEAD"]) {
      const [plain, other] = await Promise.all([
        answered(connect, get(path, headers, method)),
        answered(connect, get(path, `${headers}Content-Length: 0\r\n`, method)),
      ]);
      expect(plain).toMatch(/^HTTP\/1.1 (?:200|302|304) .*\r\nDate: now\r\n/s);
      expect(plain).toBe(other);
    }
  }
  expect(new Set(inApp)).toEqual(new Set(["/end"]));
});

test("known queries are answered with the same bytes as by node:http", async () => {
  const { connect, inApp } = await served({
    query({ method, url, headers, body }, from) {
      const name = `${method} ${url} ${headers.get("a")} ${new TextDecoder().decode(body!)}`;
      if (name.includes("unknown")) return null;
      if (name.includes("refused")) {
        return Promise.resolve(Response.json({ name, from }, { status: 429 }));
      }
      const [type, said] = ["application/json; charset=utf-8", JSON.stringify({ name, from })];
      return Promise.resolve({ status: 200, headers: ["content-type", type], body: said });
    },
  });
  const post = (body: string, headers = "") =>
    `POST /graphql HTTP/1.1\r\n${host}A: b\r\n${headers}` +
    `Content-Length: ${new TextEncoder().encode(body).length}\r\n\r\n${body}`;
  for (const body of ["olá", "refused", "unknown"]) {
    const [plain, other] = await Promise.all([
      answered(connect, post(body)),
      answered(connect, post(body, "X-Beyond-ASCII: é\r\n")),
    ]);
    expect(plain).toContain(
      body === "unknown"
        ? "/graphql unknown"
        : `POST http://localhost/graphql b ${body.slice(0, 2)}`,
    );
    expect(plain).toBe(other);
  }
  expect(inApp.filter((path) => path === "/graphql")).toHaveLength(2);
});

test("a handler that fails ends no process: the app responds", async () => {
  const { connect } = await served({
    query() {
      throw new Error("a bug");
    },
  });
  const { send, until } = await connect();
  await send(`POST /graphql HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}`);
  expect(await until("/graphql {}")).toMatch(/^HTTP\/1.1 200 /);
});

test("a connection goes on with anything that comes after plain requests", async () => {
  const { connect } = await served();
  const { send, until } = await connect();
  await send(get("/promo"));
  await until("\r\n\r\n");
  await send(get("/promo"));
  await until("\r\n\r\n");
  await send("POST /form HTTP/1.1\r\n" + host + "Content-Length: 4\r\n\r\nab");
  await send("cd");
  expect(await until("/form abcd")).toMatch(/^HTTP\/1.1 200 /);
  await send(get("/promo"));
  expect(await until("\r\n\r\n")).toMatch(/^HTTP\/1.1 302 /);
});

test("requests that come together, or in parts, are answered in their order", async () => {
  const { connect } = await served();
  const { send, until } = await connect();
  await send(get("/promo") + get("/a") + get("/promo").slice(0, 20));
  expect(await until("\r\n\r\n")).toMatch(/^HTTP\/1.1 302 /);
  expect(await until("/a ")).toMatch(/^HTTP\/1.1 200 /);
  await send(get("/promo").slice(20));
  expect(await until("\r\n\r\n")).toMatch(/^HTTP\/1.1 302 /);
});

test("a connection that went the usual way is closed after twenty redirects in a row", async () => {
  const { connect, inApp } = await served();
  const { send, until } = await connect();
  const redirected = async (times: number) => {
    const closes: boolean[] = [];
    for (let n = 0; n < times; n++) {
      await send(get("/promo"));
      closes.push(/\r\nconnection: close\r\n/i.test(await until("\r\n\r\n")));
    }
    return closes.lastIndexOf(true) + 1;
  };
  expect(await redirected(30)).toBe(0);
  await send(get("/else"));
  await until("/else ");
  expect(await redirected(19)).toBe(0);
  await send(get("/else"));
  await until("/else ");
  expect(await redirected(20)).toBe(20);
  expect(await until(null)).toBe("");
  expect(inApp).toEqual(["/else", "/else"]);
});

test("what comes while a page is looked up is answered after it", async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { connect } = await served({
    async cachedPage(request) {
      if (!request.url.endsWith("/")) return null;
      begun.resolve();
      await gate.promise;
      return readyResponse(request, page);
    },
  });
  const { send, until } = await connect();
  await send(get("/", `If-None-Match: ${page.etag}\r\n`));
  await begun.promise;
  await send("POST /next HTTP/1.1\r\n" + host + "Content-Length: 0\r\nConnection: close\r\n\r\n");
  gate.resolve();
  expect(await until("\r\n\r\n")).toMatch(/^HTTP\/1.1 304 /);
  expect(await until(null)).toMatch(/^HTTP\/1.1 200 .*\/next $/s);
});

test("a page that is not in memory, or whose check fails, is the app's", async () => {
  const { connect, inApp } = await served({
    cachedPage: ({ url }) => url.endsWith("/fails") ? Promise.reject(new Error("away")) : null,
  });
  for (const path of ["/fails", "/none"]) {
    const { send, until } = await connect();
    await send(get(path));
    expect(await until(`${path} `)).toMatch(/^HTTP\/1.1 200 /);
  }
  expect(inApp).toEqual(["/fails", "/none"]);
});

test("an address whose host makes it another one is refused as before", async () => {
  const { connect, inApp } = await served({
    cachedPage: (request) => Promise.resolve(readyResponse(request, page)),
  });
  const { send, until } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a"><b\r\n\r\n');
  expect(await until("\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  expect(inApp).toEqual([]);
});

test("a connection without a request is refused, and closed, after its time", async () => {
  const { connect } = await served({}, quick);
  const { until } = await connect();
  expect(await until(null)).toMatch(/^HTTP\/1.1 408 /);
});

test("a client that ends its side gets its answer, and closing ends idle connections", async () => {
  const { server, connect } = await served();
  const ending = await connect();
  await ending.send(get("/", `If-None-Match: ${page.etag}\r\n`));
  await ending.connection.closeWrite();
  expect(await ending.until(null)).toMatch(/^HTTP\/1.1 304 /);
  const idle = await connect();
  await idle.send(get("/promo"));
  await idle.until("\r\n\r\n");
  await server.close();
  expect(await idle.until(null)).toBe("");
});
