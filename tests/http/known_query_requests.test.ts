import {
  type DocumentNode,
  type GraphQLArgument,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "../../server/app.ts";
import documents from "../../web/dist/documents.json" with { type: "json" };
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
  const known = await app.graphql(requestOf(someone, sent), "192.0.2.1");
  return { usual, known: await receivedOf(known) };
}

type Sending = Awaited<ReturnType<typeof app.graphql>>;

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
    if (kindOf(document) !== "query") continue;
    const variables = variablesFor(document);
    for (const someone of [ana, rute, w.guest]) {
      const { usual, known } = await bothWays(someone, { body: { documentId, variables } });
      expect({ text, ...known, isShort: false }).toEqual({ text, ...usual });
      if (!known.isShort && !usual.body.includes('"errors":')) {
        console.log(
          someone === ana ? "ana" : someone === rute ? "rute" : "guest",
          text.split("\n")[0],
        );
      }
      ways[known.isShort ? "short" : "refused"]! += 1;
    }
  }
  expect(ways["short"]).toBeGreaterThan(ways["refused"]!);
});
