import { expect, test } from "vitest";
import { builtProduct, isBuilt } from "../../support/built_pages.ts";

// Skipped without a build (`deno task web`); the gate builds first.
const built = test.skipIf(!isBuilt);
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

built("an address of nobody's gets a page that says so, with a way home and an id", async () => {
  await using w = await builtProduct();
  for (const path of ["/nada", "/app/nada", "/app/admin/nada", "/termos/nada"]) {
    const page = await w.ask(path);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(html).toContain("<title>Page Not Found · Garimpo</title>");
    expect(html).toContain(`Page not found: ${path}</span>`);
    expect(html).toMatch(/<a href="\/"[^>]*>Ir para o início/);
    expect(html).toContain(page.headers.get("x-request-id"));
  }
});

built(
  "signed in, an unknown address of the app gets the app's page, which keeps its menu",
  async () => {
    await using w = await builtProduct();
    const { token } = await w.member();
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ["/app/nada", "/app/admin/nada"]) {
      const page = await w.app.fetch(new Request(`http://localhost${path}`, { headers }));
      expect([path, page.status]).toEqual([path, 404]);
      expect(await page.text()).toContain(`<div id="root">`);
    }
  },
);

built.each([
  ["a zero byte", "/%00", "Page not found: /</span>"],
  ["a broken escape", "/%E0%A4%A", "Page not found: /%E0%A4%A</span>"],
  ["another host", "//mau.example", "Page not found: //mau.example</span>"],
  ["another host with a slash", "//mau.example/", "Page not found: //mau.example/</span>"],
  ["markup", "/<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["an attribute", "/x%22%20onmouseover=%22a", "onmouseover=&quot;a"],
  ["emails that turn the text", "/moc%E2%80%AEgpj.exe", "/mocgpj.exe"],
  ["a very long one", `/${"a".repeat(9_000)}`, `/${"a".repeat(199)}…</span>`],
  ["a way up", "/..%2f..%2fetc/passwd", "Page not found: "],
])("a hostile address is shown harmlessly: %s", async (_, path, reported) => {
  await using w = await builtProduct();
  const page = await w.ask(path);
  expect([page.status, page.headers.get("location")]).toEqual([404, null]);
  expect((await page.text()).slice(0, 60_000)).toContain(reported);
});

built("a known address with a slash too many is the one without", async () => {
  await using w = await builtProduct();
  for (const path of ["/termos", "/app/gerador"]) {
    const answer = await w.ask(`${path}/?volta=1`);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `${path}?volta=1`]);
  }
});

built(
  "what fails while a page is made is reported on a page, and logged under its id",
  async () => {
    await using w = await builtProduct({}, (pages) => ({
      ...pages,
      render(page, frame) {
        if (page.name !== "error") throw new Error("secret of the house");
        return pages.render(page, frame);
      },
    }));
    const page = await w.ask("/termos");
    const html = await page.text();
    expect(page.status).toBe(500);
    expect(html).toContain("<title>Internal Server Error · Garimpo</title>");
    expect(html).toContain(page.headers.get("x-request-id"));
    expect(html).not.toContain("secret");
    expect((await w.ask("/privacidade", { "user-agent": CRAWLER })).status).toBe(500);
  },
);

built("programs get JSON, crawlers the bare status", async () => {
  await using w = await builtProduct();
  for (const path of ["/api/nada", "/builds/nada"]) {
    const answer = await w.ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toHaveProperty("message");
  }
  const posted = await w.ask("/nada", {}, "POST");
  expect([posted.status, await posted.json()]).toEqual([404, {
    message: "Endereço desconhecido.",
    requestId: posted.headers.get("x-request-id"),
  }]);
  const crawled = await w.ask("/nada", { "user-agent": CRAWLER });
  expect([crawled.status, await crawled.text()]).toEqual([404, ""]);
  expect((await (await w.ask("/", { "user-agent": CRAWLER })).text()).length).toBeGreaterThan(
    1_000,
  );
  const head = await w.ask("/nada", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([404, ""]);
});
