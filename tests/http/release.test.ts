import { expect, test } from "vitest";
import { testApp } from "../support/test_app.ts";

test("an open page learns the served release, and the meaning of an earlier response", async () => {
  await using w = await testApp();
  const get = (path: string) =>
    Promise.resolve(w.app.fetch(new Request(`http://localhost${path}`)));
  const latest = await get("/builds/latest.json");
  expect(await latest.json()).toEqual({ id: "tests", timestamp: 0 });
  expect(latest.headers.get("cache-control")).toBe("no-cache");
  const meta = await get("/builds/meta/tests.json");
  expect(await meta.json()).toEqual({ id: "tests", timestamp: 0, matcher: {}, prerendered: [] });
  expect(meta.headers.get("cache-control")).toContain("immutable");
  for (const path of ["/builds/meta/other.json", "/builds/meta/tests", "/builds/nada"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});
