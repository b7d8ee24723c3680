import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "../../server/app.ts";
import type { ApiScope } from "../../server/core/api_keys/scopes.ts";
import { createApiKey } from "../../server/core/api_keys/write_api_key.ts";
import { type Member, testApp } from "../support/test_app.ts";

let w: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  w = await testApp();
});
afterAll(() => w[Symbol.asyncDispose]());

const OVER_MS = 5 * 60_000;
const CREATE = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, shop: "Loja" } }) {
    ... on Offer { id title }
    ... on UserError { code }
  }
}`;
const newKey = () => crypto.randomUUID();

type Sent = { readonly app?: Pick<typeof w.app, "fetch">; readonly query?: string };

/** Sends a mutation with a key, and returns what a client sees of the answer. */
async function send(token: string | null, key: string, title = "Chaleira", sent: Sent = {}) {
  const response = await (sent.app ?? w.app).fetch(
    new Request("http://localhost/graphql", {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "idempotency-key": key,
        ...token && { authorization: `Bearer ${token}` },
      },
      body: JSON.stringify({ query: sent.query ?? CREATE, variables: { title } }),
    }),
  );
  const body = await response.json();
  return {
    status: response.status,
    body,
    code: body.errors?.[0]?.extensions.code ?? null,
    isReplayed: response.headers.get("idempotency-replayed") === "true",
    retryAfter: response.headers.get("retry-after"),
  };
}

const offersOf = ({ id }: Member) => w.count(`offers where user_id = '${id}'`);

const programOf = async (person: Member, ...scopes: ApiScope[]) =>
  (await createApiKey(person.ctx(), { name: "Programa", scopes, expiresAt: null })).secret;

test("the same request with the same key is executed once, also after a restart", async () => {
  const ana = await w.member();
  const [program, key] = [await programOf(ana, "OFFERS_WRITE"), newKey()];
  const first = await send(program, key);
  expect([first.status, first.isReplayed, first.body.data.createOffer.title])
    .toEqual([200, false, "Chaleira"]);
  const again = await send(program, key);
  expect(again).toEqual({ ...first, isReplayed: true });
  const restarted = createApp(w);
  expect(await send(program, `"${key}"`, "Chaleira", { app: restarted })).toEqual(again);
  expect(await offersOf(ana)).toBe(1);
});

test("a key stands for one request, by the same right", async () => {
  const ana = await w.member();
  const [program, key] = [await programOf(ana, "OFFERS_WRITE"), newKey()];
  await send(program, key);
  const other = await send(program, key, "Torradeira");
  expect([other.status, other.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  const narrower = await programOf(ana, "OFFERS_READ");
  expect((await send(narrower, key)).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await send(ana.token, key)).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await send((await w.member()).token, key)).isReplayed).toBe(false); // another person's own
  expect(await offersOf(ana)).toBe(1);
});

test("of many at once one is executed, and the others wait for its answer", async () => {
  const ana = await w.member();
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(ana.token, key)));
  expect(await offersOf(ana)).toBe(1);
  expect(answers.filter(({ status, isReplayed }) => status === 200 && !isReplayed)).toHaveLength(1);
  for (const { status, code, retryAfter } of answers.filter(({ status }) => status !== 200)) {
    expect([status, code, retryAfter]).toEqual([409, "IDEMPOTENCY_IN_PROGRESS", "2"]);
  }
  expect((await send(ana.token, key)).isReplayed).toBe(true);
});

test("after a crash between the change and its answer nothing is done twice", async () => {
  const ana = await w.member();
  const key = newKey();
  const { vault } = ana.ctx().ports;
  vi.spyOn(vault, "seal").mockRejectedValueOnce(new Error("the process died"));
  expect((await send(ana.token, key)).status).toBe(200);
  expect((await send(ana.token, key)).code).toBe("IDEMPOTENCY_IN_PROGRESS");
  w.advance(OVER_MS);
  const later = await send(ana.token, key);
  expect([later.status, later.code]).toEqual([409, "IDEMPOTENCY_OUTCOME_UNKNOWN"]);
  expect(await offersOf(ana)).toBe(1);
});

test("several mutations of a document are one request", async () => {
  const ana = await w.member();
  const key = newKey();
  const query = `mutation ($title: String!) {
    one: createOffer(input: { fields: { title: $title } }) { ... on Offer { id } }
    other: createOffer(input: { fields: { title: "Torradeira" } }) { ... on Offer { id } }
  }`;
  const first = await send(ana.token, key, "Chaleira", { query });
  expect(first.body.data.one.id).not.toBe(first.body.data.other.id);
  expect((await send(ana.token, key, "Chaleira", { query })).body).toEqual(first.body);
  expect(await offersOf(ana)).toBe(2);
});

test("a refusal is an answer, too, and a secret in one is sealed", async () => {
  const ana = await w.member();
  const refused = `mutation ($title: ID!) { revokeApiKey(input: { id: $title }) {
    ... on UserError { code } } }`;
  const key = newKey();
  const first = await send(ana.token, key, "key_01ARZ3NDEKTSV4RRFFQ69G5FAV", { query: refused });
  expect(JSON.stringify(first.body)).toContain("API_KEY_NOT_FOUND");
  expect(await send(ana.token, key, "key_01ARZ3NDEKTSV4RRFFQ69G5FAV", { query: refused }))
    .toEqual({ ...first, isReplayed: true });

  const create = `mutation ($title: String!) {
    createApiKey(input: { name: $title, scopes: [OFFERS_READ] }) {
      ... on CreatedApiKey { secret } } }`;
  const [created, replayed] = [
    await send(ana.token, "k-of-secret", "Planilha", { query: create }),
    await send(ana.token, "k-of-secret", "Planilha", { query: create }),
  ];
  const { secret } = created.body.data.createApiKey;
  expect([secret.slice(0, 4), replayed.body]).toEqual(["gmp_", created.body]);
  const rows = await w.db.selectFrom("idempotency_keys").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test("a key that is none is refused, and those of guests and queries are ignored", async () => {
  const ana = await w.member();
  const invalid = await send(ana.token, "a".repeat(256));
  expect([invalid.status, invalid.code]).toEqual([400, "IDEMPOTENCY_KEY_INVALID"]);
  const key = newKey();
  for (const token of [null, null]) {
    const { body, isReplayed } = await send(token, key);
    expect([body.data.createOffer.code, isReplayed]).toEqual(["SIGN_IN_FIRST", false]);
  }
  const query = "query ($title: String!) { viewer { id } __type(name: $title) { name } }";
  expect((await send(ana.token, key, "Offer", { query })).isReplayed).toBe(false);
  expect((await send(ana.token, key, "Group", { query })).status).toBe(200);
  expect(await w.count(`idempotency_keys where user_id = '${ana.id}'`)).toBe(0);
});

test("a file is uploaded once for its key", async () => {
  const ana = await w.member();
  const key = newKey();
  const picture = (background: string) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background } }).png().toBuffer();
  const upload = async (body: Uint8Array) => {
    const headers = { authorization: `Bearer ${ana.token}`, "idempotency-key": key };
    const response = await w.app.fetch(
      new Request("http://localhost/api/offers/pictures", {
        method: "POST",
        headers,
        body: new Uint8Array(body),
      }),
    );
    const isReplayed = response.headers.has("idempotency-replayed");
    return { status: response.status, isReplayed, body: await response.json() };
  };
  const red = await picture("red");
  const first = await upload(red);
  expect([first.status, first.isReplayed]).toEqual([200, false]);
  expect(await upload(red)).toEqual({ ...first, isReplayed: true });
  const other = await upload(await picture("blue"));
  expect([other.status, other.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
});

test("a person's uploads that never end do not hold up those of others", async () => {
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const upload = ({ token }: Member, body: BodyInit) =>
    Promise.resolve(w.app.fetch(
      new Request("http://localhost/api/offers/pictures", {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-length": "1000", // else it is read as a whole before anything else
          "idempotency-key": newKey(),
        },
        body,
      }),
    ));
  const endless: ReadableStreamDefaultController[] = [];
  const unended = [1, 2].map(() =>
    upload(ana, new ReadableStream({ start: (stream) => void endless.push(stream) }))
  );
  const none = await upload(bia, new Uint8Array([1]));
  expect(none.status).toBe(400); // it is no picture, but it had its turn
  for (const stream of endless) stream.close();
  await Promise.all(unended);
});
