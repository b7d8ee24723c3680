import { expect, test } from "vitest";
import { checkAuthorization, scopesIn } from "../../../server/core/oauth/authorization.ts";
import { isRedirectUri, isRegistered } from "../../../server/core/oauth/redirect_uris.ts";
import type { OAuthApp } from "../../../server/core/oauth/tables.ts";

test.each([
  [true, "https://app.example/volta"],
  [true, "https://app.example/volta?de=garimpo"],
  [true, "http://127.0.0.1:8123/volta"],
  [true, "http://[::1]/volta"],
  [true, "http://localhost/volta"],
  [false, "http://app.example/volta"],
  [false, "https://app.example/volta#parte"],
  [false, "https://*.example/volta"],
  [false, "https://ana:senha@app.example/"],
  [false, "javascript:alert(1)"],
  [false, "data:text/html,1"],
  [false, "com.example.app:/volta"],
  [false, "https://app.example\\@evil.example/"],
  [false, "/volta"],
  [false, ""],
])("where an app may be called back (%s): %s", (isOne, uri) => {
  expect(isRedirectUri(uri)).toBe(isOne);
});

test.each([
  [true, "https://app.example/volta"],
  [true, "http://127.0.0.1/volta"],
  [true, "http://127.0.0.1:49152/volta"],
  [false, "https://app.example/volta/"],
  [false, "https://app.example/volta?x=1"],
  [false, "https://app.example:8443/volta"],
  [false, "https://app.example.evil.example/volta"],
  [false, "https://app.example/volta/../evil"],
  [false, "HTTPS://app.example/volta"],
  [false, "http://127.0.0.1:49152/outra"],
  [false, "http://localhost:49152/volta"],
])("which addresses are an app's own (%s): %s", (isOne, uri) => {
  const registered = ["https://app.example/volta", "http://127.0.0.1/volta"];
  expect(isRegistered(registered, uri)).toBe(isOne);
});

const app: OAuthApp = {
  id: "oap_1",
  userId: "usr_1",
  name: "Planilha",
  redirectUris: ["https://app.example/volta"],
  isPublic: true,
  createdAt: new Date(0),
  disabledAt: null,
  disabledReason: null,
};
const params = {
  clientId: "oap_1",
  redirectUri: "https://app.example/volta",
  responseType: "code",
  scope: "OFFERS_READ COUPONS_WRITE",
  state: "é & #1",
  codeChallenge: "a".repeat(43),
  codeChallengeMethod: "S256",
};
const check = (
  change: Partial<Record<keyof typeof params, string | null>>,
  of: OAuthApp | null = app,
) => checkAuthorization(of, { ...params, ...change }, "https://garimpo.example");

test("a request that is right asks the person", () => {
  expect(check({})).toMatchObject({
    kind: "ASK",
    request: { scopes: ["OFFERS_READ", "COUPONS_WRITE"], state: "é & #1" },
  });
});

test("without a known app or address only the person is told", () => {
  expect(check({}, null)).toMatchObject({ kind: "REFUSE", code: "OAUTH_APP_NOT_FOUND" });
  expect(check({}, { ...app, disabledAt: new Date(0) }))
    .toMatchObject({ kind: "REFUSE", code: "OAUTH_APP_DISABLED" });
  for (const redirectUri of [null, "", "https://evil.example/"]) {
    expect(check({ redirectUri })).toMatchObject({
      kind: "REFUSE",
      code: "OAUTH_REDIRECT_UNKNOWN",
    });
  }
});

test.each([
  ["unsupported_response_type", { responseType: "token" }],
  ["unsupported_response_type", { responseType: null }],
  ["invalid_request", { codeChallengeMethod: "plain" }],
  ["invalid_request", { codeChallengeMethod: null }],
  ["invalid_request", { codeChallenge: null }],
  ["invalid_request", { codeChallenge: "short" }],
  ["invalid_scope", { scope: null }],
  ["invalid_scope", { scope: "OFFERS_READ ALL" }],
  ["invalid_scope", { scope: "ADMIN_READ" }],
])("the app is told %s for %o, with its state", (error, change) => {
  const checked = check(change);
  if (checked.kind !== "RETURN") throw new Error(checked.kind);
  const { origin, pathname, searchParams } = new URL(checked.redirectTo);
  expect(origin + pathname).toBe("https://app.example/volta");
  expect(Object.fromEntries(searchParams))
    .toEqual({ error, state: "é & #1", iss: "https://garimpo.example" });
});

test("scopes are named once each, and none is an admin's", () => {
  expect(scopesIn("COUPONS_READ  OFFERS_READ COUPONS_READ")).toEqual([
    "OFFERS_READ",
    "COUPONS_READ",
  ]);
  expect(scopesIn("ADMIN_WRITE OFFERS_READ")).toBeNull();
  expect(scopesIn("")).toBeNull();
});
