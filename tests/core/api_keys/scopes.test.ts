import { expect, test } from "vitest";
import { type ApiScope, apiScopes, isWithin } from "../../../server/core/api_keys/scopes.ts";
import { newId } from "../../../server/core/ids.ts";
import { may, type Permission, refusal } from "../../../server/core/permissions.ts";
import type { Person } from "../../../server/core/users/viewer.ts";

const keyOf = (kind: Person["kind"], ...scopes: ApiScope[]): Person => ({
  kind,
  userId: newId("usr"),
  apiKey: { id: newId("key"), scopes: new Set(scopes) },
});

test("who may change an area may read it, and nothing of another area", () => {
  const writes = new Set<ApiScope>(["OFFERS_WRITE"]);
  expect(isWithin(writes, "offer.edit")).toBe(true);
  expect(isWithin(writes, "offer.see")).toBe(true);
  expect(isWithin(new Set<ApiScope>(["OFFERS_READ"]), "offer.edit")).toBe(false);
  expect(isWithin(writes, "dispatch.send")).toBe(false);
});

test("no scope contains the account, keys, credentials or money", () => {
  const all = keyOf("admin", ...apiScopes);
  const never: Permission[] = [
    "account.edit",
    "apiKey.see",
    "apiKey.edit",
    "affiliateTags.edit",
    "connection.edit",
    "session.connect",
    "billing.edit",
    "payout.manage",
    "user.manage",
  ];
  for (const permission of never) {
    expect([permission, may(all, permission)]).toEqual([permission, false]);
    expect(refusal(all, permission).code).toBe("NOT_FOR_API_KEYS");
  }
});

test("a key never has more than its person: a member's key with an admin's scope has nothing of it", () => {
  expect(may(keyOf("member", "ADMIN_READ"), "audit.see")).toBe(false);
  expect(may(keyOf("admin", "ADMIN_READ"), "audit.see")).toBe(true);
  expect(may(keyOf("admin", "OFFERS_WRITE"), "audit.see")).toBe(false);
});

test("a refusal names the scope that is missing", () => {
  const refused = refusal(keyOf("member", "OFFERS_READ"), "offer.edit");
  expect(refused).toMatchObject({ code: "API_SCOPE_MISSING", scope: "OFFERS_WRITE" });
  expect(refused.message).toMatch(/Falta: OFFERS_WRITE\.$/);
});

test("what is public is public for every key", () => {
  expect(may(keyOf("member"), "publicStore.see")).toBe(true);
});
