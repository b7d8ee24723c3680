import { auditServer } from "graphql-http";
import { expect, test } from "vitest";
import { testApp } from "../support/test_app.ts";

/** What the specification lets a server do, and we do not: an address is stored, logged and followed. */
const NOT_SERVED = /GET/;

test("GraphQL over HTTP is as its specification says, in every audit of graphql-http", async () => {
  await using w = await testApp();
  const results = await auditServer({
    url: "http://localhost/graphql",
    fetchFn: (url: string, init: RequestInit) => w.app.fetch(new Request(url, init)),
  });
  const failed = results.filter(({ status }) => status !== "ok")
    .map(({ name, status }) => `${status}: ${name}`);
  expect(results.length).toBeGreaterThan(50);
  expect(failed.filter((name) => !NOT_SERVED.test(name))).toEqual([]);
  expect(failed.filter((name) => !name.startsWith("notice: MAY"))).toEqual([]);
});
