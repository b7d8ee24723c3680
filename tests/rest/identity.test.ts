import { expect, test } from "vitest";
import { issueSetupCode } from "../../server/core/users/administration/roles.ts";
import { accountsApp, ana, bearerOf, cookieOf } from "../support/identity/accounts_app.ts";

test("a registration begins a trial of seven days, by cookie and by bearer token", async () => {
  await using a = await accountsApp();
  const answer = await a.register();
  const cookie = cookieOf(answer);
  const seen = await a.viewer(cookie);
  expect(seen).toMatchObject({
    email: "ana@example.com",
    displayName: "Ana",
    admin: false,
    subscription: { plan: "Gratuito", status: "TRIALING", messageCount: 0 },
  });
  expect(seen.subscription.expiresAt).toBe("2026-11-28T12:00:00.000Z");
  expect(await a.viewer(await bearerOf(answer))).toEqual(seen);
  expect(await a.viewer({ cookie: "garimpo.session_token=inventado" })).toBeNull();
});

test("a registration stores only the requested fields", async () => {
  await using a = await accountsApp();
  const more = { image: "https://evil.example/x.png", emailVerified: true, role: "admin" };
  const session = cookieOf(await a.register({ ...ana, ...more }));
  const rows = await a.w.db.selectFrom("auth_users" as never).selectAll().execute();
  expect(rows).toMatchObject([{ image: null, emailVerified: false }]);
  expect(await a.viewer(session)).toMatchObject({ admin: false });
});

test("the cookie is not readable by scripts or other sites", async () => {
  await using a = await accountsApp();
  const [cookie] = (await a.register()).headers.getSetCookie();
  expect(cookie).toMatch(/^garimpo\.session_token=.*HttpOnly.*SameSite=Lax/i);
});

test("two registrations give one person and one refusal", async () => {
  await using a = await accountsApp();
  await a.register();
  const again = await a.register({ ...ana, email: "ana@example.com" });
  expect(again.status).toBe(422);
  expect((await again.json()).code).toMatch(/^USER_ALREADY_EXISTS/);
  expect(await a.w.events()).toEqual(["user.registered", "accountEmail.requested"]);
});

test("every refusal has a code for programs and a sentence in Portuguese", async () => {
  await using a = await accountsApp();
  await a.register();
  const refusal = async (path: string, init: RequestInit) => {
    const answer = await a.request(path, init);
    const { code, message } = await answer.json();
    return [answer.status, code, message];
  };
  const json = { "content-type": "application/json" };
  const post = (body: unknown, headers: HeadersInit = json) => ({
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const signIn = "/api/auth/sign-in/email";
  expect(await refusal(signIn, post({ email: ana.email, password: "outra senha" }))).toEqual([
    401,
    "INVALID_EMAIL_OR_PASSWORD",
    "E-mail ou palavra-passe incorretos. Tente novamente.",
  ]);
  expect(await refusal(signIn, post({ email: 5 }))).toEqual([
    400,
    "VALIDATION_ERROR",
    "Falta um dado do pedido, ou o formato dele é inválido.",
  ]);
  expect(await refusal(signIn, post({}, { "content-type": "text/plain" }))).toEqual([
    415,
    "UNSUPPORTED_MEDIA_TYPE",
    "Envie o corpo em JSON.",
  ]);
  expect(await refusal("/api/auth/nada", {})).toEqual([
    404,
    "NOT_FOUND",
    "Endereço desconhecido.",
  ]);
  expect(await refusal("/api/auth/sign-up/email", post({ ...ana, password: "curta" }))).toEqual([
    400,
    "PASSWORD_TOO_SHORT",
    "A senha deve ter pelo menos 8 caracteres.",
  ]);
  expect(await refusal(signIn, { method: "PUT" })).toEqual([
    404,
    "NOT_FOUND",
    "Endereço desconhecido.",
  ]);
  expect(await refusal(signIn, post(ana, { ...json, origin: "https://evil.example" }))).toEqual([
    403,
    "CROSS_SITE",
    "Esta requisição veio de outro site.",
  ]);
  expect(await refusal(signIn, post({ email: "a".repeat(3_000_000) }))).toEqual([
    413,
    "TOO_LARGE",
    "A requisição é grande demais.",
  ]);
});

test("an account without a person gets one at the first request", async () => {
  await using a = await accountsApp();
  const cookie = cookieOf(await a.register());
  await a.w.db.deleteFrom("users").execute(); // as if the process had died in between
  const seen = await Promise.all([a.viewer(cookie), a.viewer(cookie), a.viewer(cookie)]);
  expect(new Set(seen.map(({ email }) => email))).toEqual(new Set(["ana@example.com"]));
  expect(await a.w.db.selectFrom("users").select("email").execute()).toHaveLength(1);
});

test("after signing out the token is invalid", async () => {
  await using a = await accountsApp();
  const answer = await a.register();
  const [cookie, bearer] = [cookieOf(answer), await bearerOf(answer)];
  expect((await a.post("/api/auth/sign-out", {}, cookie)).status).toBe(200);
  expect([await a.viewer(cookie), await a.viewer(bearer)]).toEqual([null, null]);
});

test("a wrong password and an unknown e-mail get the same response", async () => {
  await using a = await accountsApp();
  await a.register();
  const signIn = async (email: string, password: string) =>
    (await (await a.post("/api/auth/sign-in/email", { email, password })).json()).code;
  expect(await signIn(ana.email, "outra senha")).toBe("INVALID_EMAIL_OR_PASSWORD");
  expect(await signIn("ninguem@example.com", ana.password)).toBe("INVALID_EMAIL_OR_PASSWORD");
});

test("the set-up link makes one first admin, once", async () => {
  await using a = await accountsApp();
  const code = await issueSetupCode(a.w.system.ctx());
  const cookie = cookieOf(await a.register());
  const claim = async (headers: HeadersInit, given = code) =>
    (await a.post("/api/first-admin", { code: given }, headers)).status;
  expect(await claim({})).toBe(401);
  expect(await claim(cookie, "inventado")).toBe(400);
  expect((await a.viewer(cookie)).admin).toBe(false);
  const claimed = await a.post("/api/first-admin", { code }, cookie);
  expect(claimed.status).toBe(204);
  expect(await a.viewer(cookie)).toBeNull(); // a copied session is ended as well
  expect((await a.viewer(cookieOf(claimed))).admin).toBe(true);

  const bia = cookieOf(await a.register({ ...ana, email: "bia@example.com" }));
  expect(await claim(bia)).toBe(400);
  expect(await issueSetupCode(a.w.system.ctx())).toBeNull();
});

test("a set-up link ends after a day", async () => {
  await using a = await accountsApp();
  const code = await issueSetupCode(a.w.system.ctx());
  const cookie = cookieOf(await a.register());
  a.w.advance(24 * 60 * 60 * 1000);
  expect((await a.post("/api/first-admin", { code }, cookie)).status).toBe(400);
});

test("a bearer token becomes a session by cookie, and logging out ends it", async () => {
  await using a = await accountsApp();
  const { token } = await (await a.register()).json();
  const opened = await a.post("/api/login", { token });
  expect([opened.status, await opened.json()]).toEqual([200, { success: true }]);
  const cookie = cookieOf(opened);
  expect(opened.headers.getSetCookie()[0]).toMatch(/HttpOnly/i);
  expect(await a.viewer(cookie)).toMatchObject({ email: "ana@example.com" });

  const ended = await a.post("/api/logout", {}, cookie);
  expect(ended.status).toBe(200);
  expect(ended.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
  expect(await a.viewer(cookie)).toBeNull();
  expect(await a.viewer({ authorization: `Bearer ${token}` })).toBeNull();
});

test("an invalid token is refused, and signing out twice is no error", async () => {
  await using a = await accountsApp();
  const wrong = await a.post("/api/login", { token: "nobody" });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ statusMessage: "Usuário não autenticado." });
  expect(wrong.headers.getSetCookie()).toEqual([]);
  for (const token of [undefined, 7, "", "a".repeat(10_000), "a\nb", "a\0", "日本"]) {
    expect((await a.post("/api/login", { token })).status).toBe(400);
  }
  expect((await a.post("/api/logout", {})).status).toBe(200);
  expect((await a.post("/api/logout", {})).status).toBe(200);
});

test("a token identifies its person, and no cookie replaces an invalid one", async () => {
  await using a = await accountsApp();
  const cookie = cookieOf(await a.register());
  for (const authorization of ["Bearer x", "Bearer a.b"]) {
    expect(await a.viewer({ ...cookie, authorization })).toBeNull();
  }
  const ofProxy = { authorization: "Basic eDp5" }; // a password before the whole site
  expect(await a.viewer({ ...cookie, ...ofProxy })).toMatchObject({ email: "ana@example.com" });
});
