import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLArgument,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "../../server/app.ts";
import { asRequest, type WholeRequest } from "../../server/http/known_query_requests.ts";
import documents from "../../web/__generated__/documents.json" with { type: "json" };
import { createApiKey } from "../../server/core/api_keys/write_api_key.ts";
import { kindOf } from "../../server/graphql/compiled_documents.ts";
import { persistedOperations } from "../../server/graphql/persisted_operations.ts";
import { schema } from "../../server/graphql/schema.ts";
import { valueFor } from "../support/permissions/field_documents.ts";
import { appWithUsers } from "../support/permissions/users.ts";
import type { Someone } from "../support/test_app.ts";

let here: Awaited<ReturnType<typeof appWithUsers>>;
let app: App;
beforeAll(async () => {
  here = await appWithUsers();
  const { w } = here;
  const release = { ...w.release, documents: persistedOperations(documents, schema) };
  app = createApp({ ...w, release });
});
afterAll(() => here[Symbol.asyncDispose]());

type Sent = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};

type Received = {
  readonly isShort: boolean;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

const requestOf = (someone: Someone, { method = "POST", path = "", headers, body }: Sent) => ({
  method,
  url: `http://localhost/graphql${path}`,
  headers: new Headers({
    host: "localhost",
    ...someone.token && { authorization: `Bearer ${someone.token}` },
    ...body !== undefined && { "content-type": "application/json" },
    ...headers,
  }),
  body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
});

/** What the usual way and the one for known queries send; the request's id differs. */
async function bothWays(someone: Someone, sent: Sent) {
  const { url, ...init } = requestOf(someone, sent);
  const usual = await receivedOf(await app.fetch(new Request(url, init)));
  const known = await answered(app, requestOf(someone, sent), "192.0.2.1");
  return { usual, known: await receivedOf(known) };
}

/** What is sent for a request to `/graphql` whose body was read. */
const answered = async ({ query, fetch }: App, request: WholeRequest, from = "") =>
  await (query(request, from) ?? fetch(asRequest(request), from));

type Sending = Awaited<ReturnType<typeof answered>>;

async function receivedOf(response: Sending): Promise<Received> {
  const isShort = !(response instanceof Response);
  const named: [string, string][] = isShort
    ? Array.from({ length: response.headers.length / 2 }, (_, nth) => [
      response.headers[2 * nth]!,
      response.headers[2 * nth + 1]!,
    ])
    : [...response.headers];
  const { "x-request-id": id, ...headers } = Object.fromEntries(named);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return {
    isShort,
    status: response.status,
    headers,
    body: isShort ? response.body : await response.text(),
  };
}

/** Values of a document's variables: each is an id of what its argument takes, or of its type. */
function variablesFor(document: DocumentNode): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable(node, _key, parent) {
        const type = info.getInputType();
        const isDefinition = parent && "kind" in parent &&
          parent.kind === Kind.VARIABLE_DEFINITION;
        if (isDefinition || !type) return;
        const argument = info.getArgument() ?? { name: node.name.value, description: "", type };
        const input = { ...argument, name: node.name.value } as GraphQLArgument;
        values[node.name.value] = argument.name === "after" || argument.name === "before"
          ? null
          : valueFor(input, type, here.anas);
      },
    }),
  );
  return values;
}

test("each query of the app gets the same response both ways, byte for byte", async () => {
  const { w, ana, rute } = here;
  const ways: Record<string, number> = { short: 0, refused: 0 };
  for (const [documentId, text] of Object.entries(documents)) {
    const document = parse(text);
    // What these say of the machine and its database changes from one request to the next.
    const isChanging = /\b(?:serverStatus|systemHealth)\b/.test(text);
    if (kindOf(document) !== "query" || isChanging) continue;
    const variables = variablesFor(document);
    for (const someone of [ana, rute, w.guest]) {
      const { usual, known } = await bothWays(someone, { body: { documentId, variables } });
      expect({ text, ...known, isShort: false }).toEqual({ text, ...usual });
      if (someone !== w.guest) {
        const isFailed = usual.body.includes('"errors":');
        expect({ text, isShort: known.isShort }).toEqual({ text, isShort: !isFailed });
      }
      ways[known.isShort ? "short" : "refused"]! += 1;
    }
  }
  expect(ways["short"]).toBeGreaterThan(ways["refused"]!);
});

const own = "query Own { viewer { id offers(first: 2) { edges { node { title text } } } } }";

test("a text takes the short way once it was found valid", async () => {
  const { ana } = here;
  for (const [query, operationName] of [[own, "Own"], [getIntrospectionQuery(), null]]) {
    const sent = { body: { query, operationName, variables: null } };
    const first = await receivedOf(await answered(app, requestOf(ana, sent)));
    expect(first).toMatchObject({ isShort: false, status: 200 });
    const { usual, known } = await bothWays(ana, sent);
    expect(known).toEqual({ ...usual, isShort: true });
  }
});

test("whatever is no plain valid query is answered by the usual way", async () => {
  const { ana } = here;
  const valid = { query: "{ viewer { id } }" };
  await bothWays(ana, { body: valid });
  const text = encodeURIComponent(valid.query);
  const [documentId, other] = Object.entries(documents)
    .filter(([, query]) => /^query \w+ \{/.test(query)).map(([id]) => id);
  const odd: Record<string, [status: number, sent: Sent]> = {
    "another site": [403, { body: valid, headers: { origin: "https://bad.example" } }],
    "a text in the address": [405, { method: "GET", path: `?query=${text}` }],
    "a page": [200, { method: "GET", headers: { accept: "text/html" } }],
    "an unknown id": [400, { body: { documentId: "nobody" } }],
    "an id in the address that is unknown": [400, { method: "GET", path: "?documentId=nobody" }],
    "broken variables": [400, {
      method: "GET",
      path: `?documentId=${documentId}&variables={`,
    }],
    "two ids in the address": [200, {
      method: "GET",
      path: `?documentId=${documentId}&documentId=${other}`,
    }],
    "variables in the address as well": [400, { path: "?variables={", body: valid }],
    "variables that are a list": [400, { body: { ...valid, variables: [] } }],
    "a name of no operation": [400, { body: { ...valid, operationName: "Other" } }],
    "a text that cannot be stored": [200, {
      body: {
        query: "query($id: ID!) { node(id: $id) { id } }",
        variables: { id: "\0" },
      },
    }],
    "a mutation": [200, {
      body: { query: `mutation { deleteOffer(input: { id: "ofr_0" }) { __typename } }` },
    }],
  };
  for (const [name, [status, sent]] of Object.entries(odd)) {
    await bothWays(ana, sent);
    const { usual, known } = await bothWays(ana, sent);
    expect({ name, ...known }).toEqual({ name, ...usual, status });
  }
  expect(await receivedOf(await answered(app, requestOf(here.w.guest, { body: valid }))))
    .toMatchObject({ isShort: true, body: '{"data":{"viewer":null}}' });
});

test("a program's call is counted once, and told alike, also where it fails", async () => {
  const { w, ana } = here;
  const { secret } = await createApiKey(ana.ctx(), {
    name: "Programa",
    scopes: ["OFFERS_READ"],
    expiresAt: null,
  });
  const release = { ...w.release, documents: persistedOperations(documents, schema) };
  const counting = createApp({ ...w, release, limitsAttempts: true });
  const remaining = async (query: string) => {
    const request = requestOf({ ...ana, token: secret }, { body: { query } });
    const { body, headers, isShort } = await receivedOf(await answered(counting, request));
    return { left: Number(headers["x-ratelimit-remaining"]), isShort, cost: body.includes("cost") };
  };
  const { left } = await remaining(own);
  expect(await remaining(own)).toEqual({ left: left - 1, isShort: true, cost: true });
  const failing = `{ node(id: "ofr_0") { id } }`;
  await remaining(failing);
  expect(await remaining(failing)).toEqual({ left: left - 3, isShort: false, cost: true });
  const foreign = "{ viewer { email } }";
  await remaining(foreign);
  expect(await remaining(foreign)).toEqual({ left: left - 5, isShort: false, cost: true });
});
