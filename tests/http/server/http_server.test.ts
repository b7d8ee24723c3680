import { expect, onTestFinished, test } from "vitest";
import { serveHttp } from "../../../server/http/server/http_server.ts";

type Handle = (request: Request) => Response | Promise<Response>;

const quick = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

/** A server, and what it answers to the bytes of a request. */
async function served(handle: Handle, limits?: typeof quick) {
  const fetch = (request: Request) => handle(request);
  const server = await serveHttp({ fetch, upgrade() {} }, { port: 0, ...limits && { limits } });
  onTestFinished(() => server.close());
  return {
    origin: `http://localhost:${server.port}`,
    async send(text: string) {
      const connection = await Deno.connect({ port: server.port });
      await connection.write(new TextEncoder().encode(text));
      return await new Response(connection.readable).text(); // until the server closes
    },
  };
}

test("a client that does not end its headers or its body is refused, and its connection closed", async () => {
  const { send } = await served(async (request) => new Response(await request.text()), quick);
  const start = "POST / HTTP/1.1\r\nHost: localhost\r\n";
  expect(await send(start)).toMatch("HTTP/1.1 408 ");
  expect(await send(`${start}Content-Length: 10\r\n\r\nab`)).toMatch("HTTP/1.1 408 ");
});

test("headers that are too long are refused", async () => {
  const { send } = await served(() => new Response("ok"));
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`;
  expect(await send(long)).toMatch("HTTP/1.1 431 ");
});

test("a chunk extension of 200 kB causes no internal error", async () => {
  const { send } = await served(async (request) => new Response(await request.text()));
  const answer = await send(
    "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n" +
      `5;${"x".repeat(200_000)}\r\nhello\r\n0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 (?:200|413) /);
});

test("a path that is not normalized is refused before any handler", async () => {
  let isRead = false;
  const { send } = await served(() => {
    isRead = true;
    return new Response("ok");
  });
  for (const path of ["/a/./b", "/a/../b", "/%2e/a", "/a\\b", "http://localhost/./a"]) {
    const answer = await send(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([path, answer]).toEqual([path, expect.stringMatching("HTTP/1.1 400 ")]);
    expect(answer).toContain("content-security-policy");
  }
  expect(isRead).toBe(false);
});

test("a body is sent whole, cookies each in their own line, and a response with its length", async () => {
  const { origin } = await served(async (request) => {
    const headers = new Headers({ "x-length": String((await request.bytes()).length) });
    headers.append("set-cookie", "a=1");
    headers.append("set-cookie", "b=2");
    return new Response("olá", { status: 201, headers });
  });
  const answer = await fetch(origin, { method: "POST", body: new Uint8Array(3_000_000) });
  expect([answer.status, answer.headers.get("x-length")]).toEqual([201, "3000000"]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["4", "olá"]);
  expect((await fetch(origin, { method: "HEAD" })).status).toBe(201);
});

test.each([
  "text/event-stream",
  "text/csv; charset=utf-8",
  "application/zip",
  "application/jsonl; charset=utf-8",
])(
  "a stream (%s) is sent as it is produced, and ends when its client disconnects",
  async (type) => {
    const ended = Promise.withResolvers<void>();
    const { origin } = await served(() => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
        cancel: () => ended.resolve(),
      });
      return new Response(body, { headers: { "content-type": type } });
    });
    const answer = await fetch(origin);
    const reader = answer.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("data: 1\n\n");
    await reader.cancel();
    await ended.promise;
  },
);

test("closing waits for the requests in hand, and not for connections without one", async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await serveHttp({
    async fetch() {
      begun.resolve();
      await gate.promise;
      return new Response("ok");
    },
    upgrade() {},
  }, { port: 0 });
  using silent = await Deno.connect({ port: server.port });
  using half = await Deno.connect({ port: server.port });
  await half.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: localhost\r\n"));
  const response = fetch(`http://localhost:${server.port}/`);
  await begun.promise;
  const closed = server.close();
  gate.resolve();
  expect(await (await response).text()).toBe("ok");
  await closed;
  expect(await silent.read(new Uint8Array(1)).catch(() => null)).toBeNull();
});
