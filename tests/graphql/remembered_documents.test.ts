import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "../support/test_app.ts";

const QUERY = "query Me { viewer { id } }";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const byHash = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });

async function client() {
  const w = await testApp();
  const ana = await w.member();
  return {
    ana,
    async post(body: object, token = ana.token) {
      const response = await w.app.fetch(
        new Request("http://localhost/graphql", {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        }),
      );
      const { data, errors } = await response.json();
      return { status: response.status, data, code: errors?.[0].extensions.code };
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  };
}

test("a document is executed by its hash once it was sent with it, by the right of who sends the hash", async () => {
  await using c = await client();
  const extensions = byHash(hashOf(QUERY));
  expect(await c.post({ extensions }))
    .toEqual({ status: 200, data: undefined, code: "PERSISTED_QUERY_NOT_FOUND" });
  const mine = { status: 200, data: { viewer: { id: c.ana.id } }, code: undefined };
  expect(await c.post({ query: QUERY, extensions })).toEqual(mine);
  expect(await c.post({ extensions })).toEqual(mine);
  expect((await c.post({ extensions }, "nobody")).data).toEqual({ viewer: null });
});

test("a hash of another text is refused, and what is no hash is none", async () => {
  await using c = await client();
  const extensions = byHash(hashOf("{ __typename }"));
  expect(await c.post({ query: QUERY, extensions }))
    .toEqual({ status: 400, data: undefined, code: "PERSISTED_QUERY_HASH_MISMATCH" });
  expect((await c.post({ extensions })).code).toBe("PERSISTED_QUERY_NOT_FOUND");
  expect((await c.post({ query: QUERY, extensions: byHash(5) })).code).toBeUndefined();
});

test("a long document is executed, and not remembered", async () => {
  await using c = await client();
  const long = `${QUERY} #${"x".repeat(20_000)}`;
  const extensions = byHash(hashOf(long));
  expect((await c.post({ query: long, extensions })).code).toBeUndefined();
  expect((await c.post({ extensions })).code).toBe("PERSISTED_QUERY_NOT_FOUND");
});
