import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeApiKeys } from "../../../server/core/api_keys/commands.ts";
import { listApiKeys } from "../../../server/core/api_keys/queries.ts";
import type { ApiScope } from "../../../server/core/api_keys/scopes.ts";
import { secretHash } from "../../../server/core/api_keys/secret.ts";
import {
  createApiKey,
  MOST_KEYS,
  revokeApiKey,
  rotateApiKey,
} from "../../../server/core/api_keys/write_api_key.ts";
import { testApp } from "../../support/test_app.ts";

const HOUR_MS = 60 * 60_000;
const READS: readonly ApiScope[] = ["OFFERS_READ"];

let w: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  w = await testApp();
});
afterAll(() => w[Symbol.asyncDispose]());

test("a key is stored as its hash, and listed without it", async () => {
  const ana = await w.member();
  const { secret, apiKey } = await createApiKey(ana.ctx(), {
    name: "  Planilha\u0000 ",
    scopes: ["SENDING_WRITE", "OFFERS_READ", "OFFERS_READ"],
    expiresAt: null,
  });
  expect(apiKey).toMatchObject({ name: "Planilha", scopes: ["OFFERS_READ", "SENDING_WRITE"] });
  expect(await listApiKeys(ana.ctx())).toEqual([apiKey]);
  const stored = await w.db.selectFrom("api_keys").selectAll().where("id", "=", apiKey.id)
    .executeTakeFirstOrThrow();
  expect(stored.secret_hash).toBe(await secretHash(secret));
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test("what is wrong with a new key is refused by its field", async () => {
  const ana = await w.member();
  const key = { name: "Planilha", scopes: READS, expiresAt: null };
  const wrong = [
    [{ ...key, name: " " }, "API_KEY_NAME_INVALID", "name"],
    [{ ...key, name: "x".repeat(61) }, "API_KEY_NAME_INVALID", "name"],
    [{ ...key, scopes: [] }, "API_KEY_SCOPES_INVALID", "scopes"],
    [{ ...key, scopes: ["ADMIN_READ"] as const }, "API_SCOPE_FOR_ADMINS", "scopes"],
    [{ ...key, expiresAt: ana.ctx().now }, "API_KEY_EXPIRY_INVALID", "expiresAt"],
  ] as const;
  for (const [input, code, field] of wrong) {
    await expect(createApiKey(ana.ctx(), input)).rejects.toMatchObject({ code, path: [field] });
  }
  const rute = await w.admin();
  await createApiKey(rute.ctx(), { ...key, scopes: ["ADMIN_READ"] });
});

test("a person has so many keys that work, also by two requests at once", async () => {
  const ana = await w.member();
  const create = () => createApiKey(ana.ctx(), { name: "x", scopes: READS, expiresAt: null });
  const { apiKey } = await create();
  for (let n = 2; n < MOST_KEYS; n++) await create();
  const both = await Promise.allSettled([create(), create()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(create()).rejects.toMatchObject({ code: "API_KEYS_TOO_MANY" });
  await revokeApiKey(ana.ctx(), { id: apiKey.id });
  await create();
});

test("a replaced key works beside the new one for as long as the person says", async () => {
  const ana = await w.member();
  const expiresAt = new Date(ana.ctx().now.getTime() + 100 * HOUR_MS);
  const old = await createApiKey(ana.ctx(), { name: "x", scopes: READS, expiresAt });
  const wrong = rotateApiKey(ana.ctx(), { id: old.apiKey.id, overlapHours: 169 });
  await expect(wrong).rejects.toMatchObject({ code: "API_KEY_OVERLAP_INVALID" });
  const { apiKey } = await rotateApiKey(ana.ctx(), { id: old.apiKey.id, overlapHours: 2 });
  expect(apiKey).toMatchObject({ name: "x", scopes: READS, expiresAt });
  const listed = await listApiKeys(ana.ctx());
  expect(listed.find(({ id }) => id === old.apiKey.id)).toMatchObject({
    rotatedTo: apiKey.id,
    expiresAt: new Date(ana.ctx().now.getTime() + 2 * HOUR_MS),
  });
  const again = rotateApiKey(ana.ctx(), { id: old.apiKey.id });
  await expect(again).rejects.toMatchObject({ code: "API_KEY_NOT_FOUND" });
});

test("keys are deleted by their period after they ended, and the others stay", async () => {
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const key = { name: "x", scopes: READS, expiresAt: null };
  const [stays, ends] = [await createApiKey(ana.ctx(), key), await createApiKey(ana.ctx(), key)];
  const another = revokeApiKey(bia.ctx(), { id: ends.apiKey.id });
  await expect(another).rejects.toMatchObject({ code: "API_KEY_NOT_FOUND" });
  await revokeApiKey(ana.ctx(), { id: ends.apiKey.id });
  await purgeApiKeys(w.system.ctx(), { before: ana.ctx().now, most: 100 });
  const left = await w.db.selectFrom("api_keys").select("id").where("user_id", "=", ana.id)
    .execute();
  expect(left).toEqual([{ id: stays.apiKey.id }]);
});
