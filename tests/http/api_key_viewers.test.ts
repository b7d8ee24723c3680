import { afterAll, beforeAll, expect, test } from "vitest";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import type { ApiScope } from "../../server/core/api_keys/scopes.ts";
import {
  createApiKey,
  revokeApiKey,
  rotateApiKey,
} from "../../server/core/api_keys/write_api_key.ts";
import { newSecret } from "../../server/core/api_keys/secret.ts";
import { blockUser } from "../../server/core/users/administration/block_user.ts";
import { type Member, type Someone, testApp } from "../support/test_app.ts";

let w: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  w = await testApp();
});
afterAll(() => w[Symbol.asyncDispose]());

async function keyOf(person: Member, ...scopes: ApiScope[]) {
  const { secret, apiKey } = await createApiKey(person.ctx(), {
    name: "Programa",
    scopes: scopes.length > 0 ? scopes : ["OFFERS_READ"],
    expiresAt: null,
  });
  const program: Someone = { ctx: person.ctx, token: secret };
  return { program, id: apiKey.id, secret };
}

const OFFERS = "{ viewer { id offers(first: 1) { edges { node { id } } } } }";
const codeOf = async (someone: Someone, query: string) =>
  (await w.request(someone, query)).errors?.[0]?.extensions.code ?? null;

test("a key acts as its person, within its scopes", async () => {
  const ana = await w.member();
  const { program } = await keyOf(ana);
  const { data, extensions } = await w.request(program, OFFERS) as {
    data: { viewer: unknown };
    extensions?: { cost: unknown };
  };
  expect(extensions?.cost).toMatchObject({ most: 20_000, calls: 1 });
  expect(data.viewer).toEqual({ id: ana.id, offers: { edges: [] } });
  const { errors } = await w.request(
    program,
    "{ viewer { coupons(first: 1) { edges { cursor } } } }",
  );
  expect(errors?.[0].extensions).toMatchObject({
    code: "API_SCOPE_MISSING",
    scope: "COUPONS_READ",
  });
});

test("a key that may change offers creates one with all that this reads", async () => {
  const { program } = await keyOf(await w.member(), "OFFERS_WRITE");
  const { data } = await w.request(
    program,
    `mutation { createOffer(input: { fields: { title: "Chaleira", shop: "Loja" } }) {
      ... on Offer { title } ... on UserError { message } } }`,
  );
  expect(data.createOffer).toEqual({ title: "Chaleira" });
});

test("a key that is unknown, malformed or revoked is refused with 401, over every door", async () => {
  const ana = await w.member();
  const { program, id, secret } = await keyOf(ana);
  expect(await codeOf(program, OFFERS)).toBeNull();
  await revokeApiKey(ana.ctx(), { id });
  await expect.poll(() => codeOf(program, OFFERS)).toBe("API_KEY_INVALID");
  for (const token of [secret, newSecret(), "gmp_x"]) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ query: OFFERS });
    for (
      const [path, init] of [["/graphql", { method: "POST", body }], [
        "/api/coupons.csv",
        {},
      ]] as const
    ) {
      const answer = await w.app.fetch(
        new Request(`http://localhost${path}`, { ...init, headers }),
      );
      expect([token, path, answer.status]).toEqual([token, path, 401]);
      expect(await answer.text()).toContain("API_KEY_INVALID");
    }
  }
});

test("a cookie beside a key gives it nothing", async () => {
  const ana = await w.member();
  const { secret } = await keyOf(ana);
  const answer = await w.app.fetch(
    new Request("http://localhost/api/coupons.csv", {
      headers: { authorization: `Bearer ${secret}`, cookie: `session=${ana.token}` },
    }),
  );
  expect([answer.status, (await answer.json()).code]).toEqual([403, "API_SCOPE_MISSING"]);
});

test("both keys work until the overlap is over, then the new one alone", async () => {
  const ana = await w.member();
  const { program, id } = await keyOf(ana);
  const { secret } = await rotateApiKey(ana.ctx(), { id, overlapHours: 1 });
  const later: Someone = { ctx: ana.ctx, token: secret };
  expect([await codeOf(program, OFFERS), await codeOf(later, OFFERS)]).toEqual([null, null]);
  w.advance(60 * 60_000);
  expect(await codeOf(program, OFFERS)).toBe("API_KEY_INVALID");
  expect(await codeOf(later, OFFERS)).toBeNull();
});

test("a key of a blocked person does not work", async () => {
  const [ana, rute] = [await w.member(), await w.admin()];
  const { program } = await keyOf(ana);
  expect(await codeOf(program, OFFERS)).toBeNull();
  await blockUser(rute.ctx(), { userId: ana.id, reason: "Um motivo de muitas letras." });
  await expect.poll(() => codeOf(program, OFFERS)).toBe("API_KEY_INVALID");
});

test("an admin's key is an admin's only by its scope", async () => {
  const rute = await w.admin();
  const PEOPLE = "{ users(first: 1) { edges { node { id } } } }";
  const { program } = await keyOf(rute, "OFFERS_WRITE", "PROFILE_READ");
  expect(await codeOf(program, PEOPLE)).toBe("API_SCOPE_MISSING");
  const { program: admins } = await keyOf(rute, "ADMIN_READ", "PROFILE_READ");
  expect(await codeOf(admins, PEOPLE)).toBeNull();
});

test("the use of a key is recorded once a minute, with its address", async () => {
  const ana = await w.member();
  const { program, id } = await keyOf(ana);
  const used = () =>
    w.db.selectFrom("api_keys").select(["last_used_at as at", "last_used_from as from"])
      .where("id", "=", id).executeTakeFirstOrThrow();
  expect(await used()).toEqual({ at: null, from: null });
  await w.request(program, OFFERS);
  const first = await used();
  expect(first).toEqual({ at: ana.ctx().now, from: "" });
  w.advance(59_000);
  await w.request(program, OFFERS);
  expect(await used()).toEqual(first);
  w.advance(1_000);
  await w.request(program, OFFERS);
  expect((await used()).at).toEqual(ana.ctx().now);
});

test("a subscription by a key ends once the key is revoked", async () => {
  const ana = await w.member();
  const { program, id } = await keyOf(ana);
  const changes = await w.subscribe(
    program,
    "subscription { offerChanged { offerId } }",
  );
  const next = changes.next();
  await expect.poll(w.subscribers).toBeGreaterThan(0);
  await revokeApiKey(ana.ctx(), { id });
  await expect.poll(() => codeOf(program, OFFERS)).toBe("API_KEY_INVALID");
  await createOffer(ana.ctx(), { fields: { title: "Chaleira", shop: "Loja" } });
  const { value } = await next;
  expect(value.errors[0].extensions.code).toBe("API_KEY_INVALID");
});
