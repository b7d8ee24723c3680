import { expect, test } from "vitest";
import { testApp } from "../support/test_app.ts";

test("icons are served by name, only the requested ones, and may be cached", async () => {
  await using w = await testApp();
  const get = (path: string) => w.app.fetch(new Request(`http://localhost${path}`));
  for (const home of ["/api/icons", "/api/_nuxt_icon"]) {
    const answer = await get(`${home}/lucide.json?icons=bell,help-circle,bell`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d{6,}/);
    const { prefix, icons, aliases, width, not_found } = await answer.json();
    expect([prefix, width, not_found]).toEqual(["lucide", 24, undefined]);
    expect(Object.keys(icons)).toEqual(["bell", aliases["help-circle"].parent]);
    expect(icons.bell.body).toContain("<path");

    const drawing = await get(`${home}/lucide/bell.svg`);
    expect(drawing.headers.get("content-type")).toMatch("image/svg+xml");
    expect(await drawing.text()).toMatch(/^<svg xmlns=.*viewBox="0 0 24 24".*<\/svg>$/);
  }
});

test("a missing icon is reported as missing, whatever its name", async () => {
  await using w = await testApp();
  const names = [
    "nada",
    "constructor",
    "__proto__",
    "toString",
    "../lucide",
    "<script>alert(1)</script>",
    "á\u0000",
  ];
  const get = (path: string) => w.app.fetch(new Request(`http://localhost${path}`));
  const all = await get(`/api/icons/lucide.json?icons=bell,${encodeURIComponent(names.join(","))}`);
  const { icons, not_found } = await all.json();
  expect([Object.keys(icons), not_found]).toEqual([["bell"], names]);
  expect(all.headers.get("content-type")).toMatch("application/json");
  expect(all.headers.get("x-content-type-options")).toBe("nosniff");
  for (const name of names) {
    const answer = await get(`/api/icons/lucide/${encodeURIComponent(name)}.svg`);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

test("an unknown set, no names and too many names are refused", async () => {
  await using w = await testApp();
  const status = async (path: string) =>
    (await w.app.fetch(new Request(`http://localhost${path}`))).status;
  for (const prefix of ["mdi", "constructor", "__proto__", "..%2Flucide"]) {
    expect([prefix, await status(`/api/icons/${prefix}.json?icons=bell`)]).toEqual([prefix, 404]);
    expect([prefix, await status(`/api/icons/${prefix}/bell.svg`)]).toEqual([prefix, 404]);
  }
  expect(await status("/api/icons/lucide.json")).toBe(400);
  const many = Array.from({ length: 101 }, (_, n) => `icon-${n}`);
  expect(await status(`/api/icons/lucide.json?icons=${many}`)).toBe(400);
  expect(await status(`/api/icons/lucide.json?icons=${many.slice(1)}`)).toBe(200);
  expect(await status("/api/icons/lucide/bell.png")).toBe(404);
});
