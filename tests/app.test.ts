import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../server/app.ts";
import { createDataFolder } from "./support/product/start_product.ts";
import { serveHttp } from "../server/http/server/http_server.ts";
import { type Someone, testApp } from "./support/test_app.ts";

const nobody = {
  browser: { provider: "embedded" as const, social: [] },
  renewSession: () => Promise.resolve([]),
  identify: () => Promise.resolve(null),
  openSession: () => Promise.resolve(null),
  endSession: () => Promise.resolve([]),
  handle: () => Promise.resolve(new Response()),
};
const get = (path: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost${path}`, { headers });
const post = (path: string, headers: HeadersInit, body = "{}") =>
  new Request(`http://localhost${path}`, { method: "POST", headers, body });
const json = { "content-type": "application/json" };

test("health and readiness are served, each request with its own id", async () => {
  await using w = await testApp();
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await w.app.fetch(get(path));
    expect([path, answer.status, await answer.json()]).toEqual([path, 200, { status: "ok" }]);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("the web app's addresses give its page, others 404", async () => {
  await using w = await testApp();
  const page = await w.app.fetch(get("/app/gerador"));
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<title>Garimpo</title>"),
  ]);
  expect((await w.app.fetch(get("/nada"))).status).toBe(404);
  expect((await w.app.fetch(get("/assets/nada.js"))).status).toBe(404);
  expect((await w.app.fetch(get("/api/nada"))).status).toBe(404);
});

test("a member gets 404 for the administration, and a guest is sent to sign in", async () => {
  await using w = await testApp();
  const status = async ({ token }: Someone) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return (await w.app.fetch(get("/app/admin/appearance", headers))).status;
  };
  expect(await status(w.guest)).toBe(200);
  expect(await status(await w.admin())).toBe(200);
  expect(await status(await w.member())).toBe(404);
});

test("a page starts its first queries, without parameters only, and goes out compressed", async () => {
  await using w = await testApp();
  const [layout, screen] = ["/graphql?documentId=layout", "/graphql?documentId=screen"];
  const outline = "<h1>Cole um link</h1>";
  const routes = new Map([
    ["/app/gerador", {
      files: [],
      queries: [layout, screen],
      isForAdmins: false,
      isInApp: true,
      outline,
    }],
    ["/auth/login", { files: [], queries: [], isForAdmins: false }],
  ]);
  const html = `<!--appearance--><div class="__FRAME__"><!--outline--></div>`;
  const app = createApp({ ...w, web: { ...w.web, html, routes } });
  const page = async (path: string) => await (await app.fetch(get(path))).text();
  const bare = await page("/app/gerador");
  for (const part of [layout, screen, outline, `class="frame"`]) expect(bare).toContain(part);
  const withOffer = await page("/app/gerador?oferta=1");
  expect(withOffer).toContain(layout);
  expect(withOffer).not.toContain(screen);
  expect(withOffer).not.toContain(outline);
  const signIn = await page("/auth/login");
  expect(signIn).toContain(`class="frame frame-sign-in"`);
  expect(signIn).not.toContain("earlyResponses");
  const response = await app.fetch(get("/app/gerador", { "accept-encoding": "gzip" }));
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const plain = response.body!.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(plain).text()).toContain(`class="frame"`);
});

test("only our own scripts run on a page, and it cannot be framed", async () => {
  await using w = await testApp();
  const policy = async () =>
    (await w.app.fetch(get("/app/gerador"))).headers.get("content-security-policy")!;
  const [first, second] = [await policy(), await policy()];
  expect(first).toMatch(
    /default-src 'none'.*frame-ancestors 'none'.*script-src 'self' 'nonce-[^']+'/,
  );
  expect(first).not.toBe(second); // a nonce that repeats is none
});

test("another site's page cannot act as the viewer", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const headers = { ...json, host: "garimpo.example", authorization: `Bearer ${ana.token}` };
  const body = JSON.stringify({ query: "{ viewer { email } }" });
  const sent = async (more: Record<string, string>) =>
    (await w.app.fetch(post("/graphql", { ...headers, ...more }, body))).status;
  expect(await sent({ origin: "https://garimpo.example" })).toBe(200);
  expect(await sent({})).toBe(200);
  expect(await sent({ origin: "https://mau.example" })).toBe(403);
  expect(await sent({ origin: "null" })).toBe(403);
  expect(await sent({ "sec-fetch-site": "cross-site" })).toBe(403);
  const server = await serveHttp(w.app, { port: 0 });
  const socket = await Deno.connect({ port: server.port });
  const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.example\r\n";
  const lines = `GET /graphql HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`;
  await socket.write(new TextEncoder().encode(lines));
  expect(await new Response(socket.readable).text()).toMatch("HTTP/1.1 403 ");
  await server.close();
});

test("behind a proxy that names itself, the public address is the configured one", async () => {
  await using w = await testApp();
  const app = createApp({
    ...w,
    config: { ...w.config, publicUrl: "https://garimpo.example" },
    identity: nobody,
  });
  const headers = { ...json, host: "app:8000", origin: "https://garimpo.example" };
  const body = JSON.stringify({ query: "{ viewer { email } }" });
  expect((await app.fetch(post("/graphql", headers, body))).status).toBe(200);
  expect((await w.app.fetch(post("/graphql", headers, body))).status).toBe(403);
});

test("responses about a person are not cached", async () => {
  await using w = await testApp();
  const answer = await w.app.fetch(post("/graphql", json, `{"query":"{viewer{id}}"}`));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a mutation by GET is refused", async () => {
  await using w = await testApp();
  const query = encodeURIComponent(`mutation { deleteOffer(input: { id: "x" }) { __typename } }`);
  const answer = await w.app.fetch(get(`/graphql?query=${query}`, { accept: "application/json" }));
  expect(answer.status).toBe(405);
});

test("an endless body is refused", async () => {
  await using w = await testApp();
  const body = JSON.stringify({ query: "x".repeat(3_000_000) });
  expect(
    (await w.app.fetch(post("/graphql", { ...json, "content-length": String(body.length) }, body)))
      .status,
  )
    .toBe(413);
});

test("internal errors are masked, and the response names the request", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await w.db.schema.alterTable("offers").renameTo("elsewhere").execute();
  const { errors } = await w.request(ana, `{ viewer { offers { edges { cursor } } } }`);
  expect(errors?.[0]?.message).toBe("Ocorreu um erro inesperado. Tente novamente mais tarde.");
  expect(JSON.stringify(errors)).not.toContain('offers" does not exist');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INTERNAL",
    requestId: expect.any(String),
  });
});

test("reading from another site is allowed, by HEAD as by GET", async () => {
  await using w = await testApp();
  const headers = { "sec-fetch-site": "cross-site" };
  for (const method of ["GET", "HEAD"]) {
    const sent = new Request("http://localhost/app/gerador", { method, headers });
    expect((await w.app.fetch(sent)).status).toBe(200);
  }
});

test("an invalid Host is refused on every path", async () => {
  await using w = await testApp();
  const server = await serveHttp(w.app, { port: 0 });
  for (const path of ["/", "/nada", "/sitemap.xml", "/graphql?documentId=a"]) {
    const socket = await Deno.connect({ port: server.port });
    const sent = `GET ${path} HTTP/1.1\r\nHost: a"><b\r\nConnection: close\r\n\r\n`;
    await socket.write(new TextEncoder().encode(sent));
    const answer = await new Response(socket.readable).text();
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain("content-security-policy");
  }
  await server.close();
});

const onLinux = test.skipIf(Deno.build.os !== "linux");

onLinux("files that are only inspected, or go out compressed, are not left open", async () => {
  await using w = await testApp();
  await using folder = await createDataFolder();
  await Deno.mkdir(join(folder.path, "assets"));
  for (const name of ["a.js", "a.js.br"]) {
    await Deno.writeTextFile(join(folder.path, "assets", name), "code");
  }
  const app = createApp({ ...w, web: { ...w.web, folder: folder.path } });
  const open = () =>
    [...Deno.readDirSync("/proc/self/fd")].filter(({ name }) => {
      try {
        return Deno.readLinkSync(`/proc/self/fd/${name}`).startsWith(folder.path);
      } catch {
        return false; // closed by now
      }
    }).length;
  const headers = { "accept-encoding": "br" };
  for (const method of ["HEAD", "GET"]) {
    const answer = await app.fetch(
      new Request("http://localhost/assets/a.js", { method, headers }),
    );
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
    await answer.text();
  }
  expect(open()).toBe(0);
});

test("a request's id is our own, whatever the client sends", async () => {
  await using w = await testApp();
  const response = await w.app.fetch(get("/healthz", { "x-request-id": "of-a-stranger" }));
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("another site's page cannot fetch an export", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const headers = { authorization: `Bearer ${ana.token}`, "sec-fetch-site": "cross-site" };
  for (const path of ["/api/coupons.csv", "/api/catalogue/products.csv"]) {
    expect([path, (await w.app.fetch(get(path, headers))).status]).toEqual([path, 403]);
  }
});
