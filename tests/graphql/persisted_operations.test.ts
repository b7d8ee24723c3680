import { join } from "node:path";
import { createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import {
  builtOperations,
  persistedOperations,
  schemaDigest,
} from "../../server/graphql/persisted_operations.ts";
import { schema } from "../../server/graphql/schema.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { serveHttp } from "../../server/http/server/http_server.ts";
import { type Someone, testApp } from "../support/test_app.ts";

const documents = persistedOperations({
  me: "query Me { viewer { displayName } }",
  one: "query One($id: ID!) { node(id: $id) { id } }",
  erase: `mutation Erase($id: ID!) { deleteOffer(input: { id: $id }) { __typename } }`,
  changes: "subscription Changes { offerChanged { offer { title } } }",
}, schema);

const arbitrary = "{ viewer { email } }";

/** The product as it runs in that environment, with a web app that has the documents above. */
async function product(environment: "test" | "production") {
  const w = await testApp();
  const app = createApp({
    ...w,
    config: { ...w.config, environment },
    release: { ...w.release, documents },
  });
  const respond = async (request: Request) => {
    const answer = await app.fetch(request);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    ...w,
    app,
    get: (query: Record<string, string>, headers: HeadersInit = {}) =>
      respond(
        new Request(`http://localhost/graphql?${new URLSearchParams(query)}`, {
          headers: { accept: "application/json", ...headers },
        }),
      ),
    post: (body: object, headers: HeadersInit = {}) =>
      respond(
        new Request("http://localhost/graphql", {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }),
      ),
  };
}

const tokenOf = ({ token }: Someone) => ({ authorization: `Bearer ${token}` });
const codeOf = ({ body }: { body: { errors?: { extensions?: { code?: string } }[] } }) =>
  body.errors?.[0]?.extensions?.code;

test("a known query is requested by its id, by its address or in a body", async () => {
  await using p = await product("test");
  const ana = await p.member();
  const mine = { data: { viewer: { displayName: ana.token } } };
  const got = await p.get({ documentId: "me" }, tokenOf(ana));
  expect([got.status, got.body]).toEqual([200, mine]);
  expect(got.headers.get("cache-control")).toBe("no-store");
  expect((await p.post({ documentId: "me" }, tokenOf(ana))).body).toEqual(mine);
  const offer = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: { cents: 100, currency: "BRL" } },
  });
  const variables = JSON.stringify({ id: offer.id });
  const { body } = await p.get({ documentId: "one", variables }, tokenOf(ana));
  expect(body).toEqual({ data: { node: { id: offer.id } } });
});

test("an address never changes anything, and asks nothing that is not known", async () => {
  await using p = await product("test");
  const ana = await p.member();
  const offer = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: { cents: 100, currency: "BRL" } },
  });
  const variables = { id: offer.id };
  const erase = { documentId: "erase", variables: JSON.stringify(variables) };
  expect((await p.get(erase, tokenOf(ana))).status).toBe(405);
  expect((await p.get({ query: arbitrary }, tokenOf(ana))).status).toBe(405);
  expect(await p.count("offers where deleted_at is null")).toBe(1);
  await p.post({ documentId: "erase", variables }, tokenOf(ana));
  expect(await p.count("offers where deleted_at is null")).toBe(0);
});

test("an id of another release is refused in words, and by a code that the page knows", async () => {
  await using p = await product("test");
  for (const answer of [await p.get({ documentId: "old" }), await p.post({ documentId: "old" })]) {
    expect([answer.status, codeOf(answer)]).toEqual([400, "UNKNOWN_OPERATION"]);
    expect(answer.body.errors[0].message).toMatch(/versão anterior.*Recarregue/);
  }
});

test("in production a browser asks known documents only; GraphiQL and a program whatever they like", async () => {
  await using p = await product("production");
  const ana = await p.member();
  for (
    const browser of [
      { cookie: "a=b" },
      { origin: "http://localhost", host: "localhost" },
      { "sec-fetch-site": "same-origin" },
    ]
  ) {
    const refused = await p.post({ query: arbitrary }, browser);
    expect([refused.status, codeOf(refused)]).toEqual([400, "PERSISTED_OPERATIONS_ONLY"]);
    expect(refused.body.errors[0].message).toContain("programa com token");
    const both = await p.post({ query: arbitrary, documentId: "me" }, browser);
    expect(both.body).toEqual({ data: { viewer: null } }); // the id has the word
  }
  const noToken = { cookie: "a=b", authorization: "Basic eDp5" };
  expect(codeOf(await p.post({ query: arbitrary }, noToken))).toBe("PERSISTED_OPERATIONS_ONLY");
  const program = await p.post({ query: arbitrary }, { ...tokenOf(ana), cookie: "a=b" });
  expect(program.body.data.viewer.email).toContain("@example.com");
  expect((await p.post({ query: arbitrary })).status).toBe(200);
  const tried = { cookie: "a=b", "x-graphiql": "1" };
  expect((await p.post({ query: arbitrary }, tried)).body).toEqual({ data: { viewer: null } });
  const elsewhere = { ...tried, origin: "https://other.example" };
  expect((await p.post({ query: arbitrary }, elsewhere)).status).toBe(403);
});

test("elsewhere than in production a browser may ask anything", async () => {
  await using p = await product("test");
  expect((await p.post({ query: arbitrary }, { cookie: "a=b" })).body)
    .toEqual({ data: { viewer: null } });
});

test("a subscription by its id is answered by server-sent events", async () => {
  await using p = await product("production");
  const ana = await p.member();
  const headers = { accept: "text/event-stream", ...tokenOf(ana) };
  const answer = await p.app.fetch(
    new Request("http://localhost/graphql?documentId=changes", { headers }),
  );
  const reported = answer.body!.pipeThrough(new TextDecoderStream());
  await expect.poll(p.subscribers).toBe(1);
  await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: { cents: 100, currency: "BRL" } },
  });
  for await (const text of reported) if (text.includes(`"title":"Fone"`)) break;
  await expect.poll(p.subscribers).toBe(0);
});

test("over a WebSocket the same holds: known documents for the web, anything for a token", async () => {
  await using p = await product("production");
  const ana = await p.member();
  const server = await serveHttp(p.app, { port: 0 });
  const url = `ws://localhost:${server.port}/graphql`;
  class FromBrowser extends WebSocket {
    constructor(url: string, protocol: string) {
      const headers = { origin: `http://localhost:${server.port}` };
      super(url, { protocols: [protocol], headers } as unknown as string[]); // Deno's own way
    }
  }
  const web = createClient({ url, webSocketImpl: FromBrowser, retryAttempts: 0 });
  const program = createClient({
    ...{ url, webSocketImpl: FromBrowser, retryAttempts: 0 },
    connectionParams: { authorization: `Bearer ${ana.token}` },
  });
  const graphiql = createClient({
    ...{ url, webSocketImpl: FromBrowser, retryAttempts: 0 },
    connectionParams: { "x-graphiql": "1" },
  });
  const byId = (documentId: string) => ({ query: "", extensions: { documentId } });
  try {
    expect((await web.iterate(byId("me")).next()).value).toEqual({ data: { viewer: null } });
    await expect(web.iterate({ query: arbitrary }).next()).rejects
      .toMatchObject([{ extensions: { code: "PERSISTED_OPERATIONS_ONLY" } }]);
    expect((await graphiql.iterate({ query: arbitrary }).next()).value)
      .toEqual({ data: { viewer: null } });
    await expect(web.iterate(byId("old")).next()).rejects
      .toMatchObject([{ extensions: { code: "UNKNOWN_OPERATION" } }]);
    const mine = { data: { viewer: { email: expect.stringContaining("@example.com") } } };
    expect((await program.iterate({ query: arbitrary }).next()).value).toEqual(mine);
    const changes = program.iterate(byId("changes"));
    const first = changes.next();
    await expect.poll(p.subscribers).toBe(1);
    await createOffer(ana.ctx(), {
      fields: { title: "Fone", price: { cents: 100, currency: "BRL" } },
    });
    const reported = { data: { offerChanged: { offer: { title: "Fone" } } } };
    expect((await first).value).toEqual(reported);
    await changes.return?.();
  } finally {
    await Promise.all([web, program, graphiql].map((client) => client.dispose()));
    p.app.close();
    await server.close();
  }
});

test("a web app that was built for another schema does not start, unless all it asks is there", async () => {
  const folder = await Deno.makeTempDir();
  const built = async (schema: string, query: string) => {
    await Deno.writeTextFile(join(folder, "build.json"), JSON.stringify({ schema }));
    await Deno.writeTextFile(join(folder, "documents.json"), JSON.stringify({ a: query }));
  };
  const open = () => builtOperations(folder, schema, null);
  await built("another", "{ nothing }");
  expect(open).toThrow(/another schema/);
  await built("another", "{ viewer { id } }");
  expect(open().find("a")).toMatchObject({ text: "{ viewer { id } }" });
  await built(schemaDigest(), "{ viewer { id } }");
  const { find } = open();
  expect(find("a")).toMatchObject({ text: "{ viewer { id } }" });
  expect(find("a")).toBe(find("a")); // parsed once
  expect(open().find("b")).toBeNull();
  await Deno.remove(folder, { recursive: true });
});
