import { expect, test } from "vitest";
import { builtProduct, isBuilt } from "../support/built_pages.ts";

// Skipped without a build (`deno task web`); the gate builds first.
const built = test.skipIf(!isBuilt);

built("every answer, of whatever kind, carries the headers of the house", async () => {
  await using w = await builtProduct();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await (await w.ask("/app/gerador")).text())![1]!;
  const places = [
    "/",
    "/?titulo=x",
    "/nada",
    "/app/gerador",
    "/termos/",
    script,
    "/assets/nada.js",
  ];
  const data = ["/api/nada", "/healthz", "/robots.txt", "/_payload.json", "/api/auth/get-session"];
  for (const path of [...places, ...data, "/graphql", "/sw.js", "/manifest.webmanifest"]) {
    const { headers } = await w.ask(path);
    expect([path, Object.fromEntries(headers)]).toEqual([
      path,
      expect.objectContaining({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringMatching(
          /default-src 'none'.*frame-ancestors 'none'/,
        ),
      }),
    ]);
    const policy = headers.get("content-security-policy")!;
    expect(policy).not.toMatch(/unsafe/);
    if (data.includes(path)) expect(policy).not.toContain("script-src");
  }
});

built("the app runs by a nonce that no other answer has; its worker asks only us", async () => {
  await using w = await builtProduct();
  const app = async () => {
    const answer = await w.ask("/app/gerador");
    const policy = answer.headers.get("content-security-policy")!;
    const nonce = /script-src 'self' 'nonce-([\w-]{22,})'/.exec(policy)![1]!;
    const html = await answer.text();
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain("__NONCE__");
    expect(policy).toContain("worker-src 'self'; ");
    expect(policy).toContain("manifest-src 'self'");
    return nonce;
  };
  expect(await app()).not.toBe(await app());
  const worker = await w.ask("/sw.js");
  expect(worker.headers.get("content-security-policy")).toMatch(/connect-src 'self'$/);
});

built("files that carry their hash are kept for ever, and come compressed", async () => {
  await using w = await builtProduct();
  const script = /src="(\/assets\/[^"]+)"/.exec(await (await w.ask("/")).text())![1]!;
  const { headers, status } = await w.ask(script, { "accept-encoding": "br" });
  expect([status, headers.get("content-encoding"), headers.get("cache-control")])
    .toEqual([200, "br", "public, max-age=31536000, immutable"]);
});

built("a browser that opens /graphql can try operations, by files of the house alone", async () => {
  await using running = await builtProduct({ environment: "production", siteName: "A & B" });
  const open = (path = "/graphql") => running.ask(path, { accept: "text/html" });
  const page = await open();
  const policy = page.headers.get("content-security-policy")!;
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("worker-src 'self'");
  const html = await page.text();
  expect(html).toContain("<title>GraphiQL · A &amp; B</title>");
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/graphiql[^"]+)"/g)].map(([, at]) =>
    at!
  );
  expect(files.length).toBe(3);
  for (const file of files) expect((await running.ask(file)).status).toBe(200);
  expect((await running.ask("/graphql")).status).toBe(405);
  expect(await (await open("/graphql?exemplo=2")).text()).toContain('data-chosen="true"');
});
