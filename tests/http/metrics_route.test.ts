import { expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { isDirectFromHere } from "../../server/http/metrics_route.ts";
import { testApp } from "../support/test_app.ts";

const TOKEN = "a token of the tests";
const request = (headers: Record<string, string> = {}) =>
  new Request("http://localhost/metrics", { headers: { host: "localhost:8000", ...headers } });

test("metrics are for who has the token, and for programs on this machine", async () => {
  await using w = await testApp();
  const status = async (headers: Record<string, string>, from: string, app = w.app) => {
    const response = await app.fetch(request(headers), from);
    await response.body?.cancel();
    return response.status;
  };
  expect(await status({ authorization: `Bearer ${TOKEN}` }, "203.0.113.9")).toBe(200);
  expect(await status({ authorization: `Bearer ${TOKEN}.` }, "203.0.113.9")).toBe(404);
  expect(await status({}, "203.0.113.9")).toBe(404);
  expect(await status({}, "127.0.0.1")).toBe(200);
  expect(await status({ "x-forwarded-for": "203.0.113.9" }, "127.0.0.1")).toBe(404);
  const proxied = createApp({
    ...w,
    config: { ...w.config, clientAddressHeader: "X-Client", metricsToken: null },
  });
  expect(await status({ "x-client": "203.0.113.9" }, "127.0.0.1", proxied)).toBe(404);
  expect(await status({ authorization: "Bearer " }, "203.0.113.9", proxied)).toBe(404);
  expect(await status({}, "::1", proxied)).toBe(200);
});

test.each([
  [true, "127.0.0.1", {}],
  [true, "::ffff:127.0.0.1", { host: "127.0.0.1:8000" }],
  [true, "::1", { host: "[::1]:8000" }],
  [false, "10.0.0.2", {}],
  [false, "127.0.0.1", { host: "garimpo.example" }],
  [false, "127.0.0.1", { forwarded: "for=203.0.113.9" }],
  [false, "127.0.0.1", { "x-real-ip": "203.0.113.9" }],
  [false, "127.0.0.1", { via: "1.1 proxy" }],
  [false, "127.0.0.1", { "cf-connecting-ip": "203.0.113.9" }],
  [false, "127.0.0.1", { origin: "http://localhost:8000" }],
  [false, "127.0.0.1", { "sec-fetch-site": "same-origin" }],
])("directly from here is %s: %s with %j", (isDirect, from, headers) => {
  expect(isDirectFromHere(request(headers).headers, from)).toBe(isDirect);
});

test("without the database the process still reports itself", async () => {
  await using w = await testApp();
  const app = createApp({
    ...w,
    contextOf: (viewer) => ({
      ...w.contextOf(viewer),
      ports: { ...w.contextOf(viewer).ports, jobQueue: away },
    }),
  });
  const text = await (await app.fetch(request(), "127.0.0.1")).text();
  expect(text).toContain("garimpo_database_up 0\n");
  expect(text).toContain('garimpo_process_resident_memory_bytes{process="web-0"} 100000000\n');
  expect(text).not.toMatch(/^garimpo_sessions/m);
});

const away = {
  loadFacts: () => Promise.reject(new Error("away")),
  retry: () => Promise.resolve(0),
};
