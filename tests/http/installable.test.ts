import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { currentAppearance } from "../../server/core/appearance/appearance.ts";
import { createDataFolder } from "../support/product/start_product.ts";
import { testApp } from "../support/test_app.ts";

const get = (path: string) => new Request(`http://localhost${path}`);

test("the manifest has the site's name and its icons, in the public colour", async () => {
  await using w = await testApp();
  const answer = await w.app.fetch(get("/manifest.webmanifest"));
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(await answer.json()).toMatchObject({
    name: "Garimpo",
    lang: "pt-BR",
    start_url: "/app/gerador",
    display: "standalone",
    share_target: { action: "/app/gerador", params: { text: "texto", url: "link" } },
    theme_color: "#6200EE",
    icons: [
      { src: "/192.png", sizes: "192x192", purpose: "any" },
      { src: "/512.png", sizes: "512x512", purpose: "any" },
      { src: "/maskable.png", sizes: "512x512", purpose: "maskable" },
    ],
  });
});

test("the manifest has a changed colour at once", async () => {
  await using w = await testApp();
  const appearance = { ...await currentAppearance(w.guest.ctx()), primaryColor: "#AA0000" };
  const app = createApp({ ...w, appearance: () => Promise.resolve(appearance) });
  const answer = await app.fetch(get("/manifest.webmanifest"));
  expect(await answer.json()).toMatchObject({ theme_color: "#AA0000" });
});

test("the service worker is at the root, so that its scope is the site, and is never stale", async () => {
  await using w = await testApp();
  await using folder = await createDataFolder();
  await Deno.writeTextFile(join(folder.path, "sw.js"), "self.skipWaiting();");
  const app = createApp({ ...w, web: { ...w.web, folder: folder.path } });
  const answer = await app.fetch(get("/sw.js"));
  expect([answer.status, await answer.text()]).toEqual([200, "self.skipWaiting();"]);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self'");
});
