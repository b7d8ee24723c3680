import { expect, test } from "vitest";
import type { Payments } from "../../server/core/billing/payments.ts";
import { joinReferralProgramme } from "../../server/core/referrals/join_programme.ts";
import { loadProgramme } from "../../server/core/referrals/queries.ts";
import { updateReferralRate } from "../../server/core/referrals/referral_rates.ts";
import { testApp } from "../support/test_app.ts";

const payments = { listFingerprints: () => Promise.resolve([]) } as unknown as Payments;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1";

/** Ana takes part; requests come over HTTP. */
async function invited() {
  const app = await testApp({ payments });
  const [admin, ana] = [await app.admin(), await app.member()];
  await app.db.insertInto("plans")
    .values({ price_id: "price_1", name: "Profissional", limits: "{}", price_cents: 4_990 })
    .execute();
  const rate = { percent: 20, months: 12 };
  await updateReferralRate(admin.ctx(), { priceId: "price_1", rate });
  await joinReferralProgramme(ana.ctx(), { terms: "1.0" });
  const { code } = await loadProgramme(ana.ctx());
  const send = (path: string, init: RequestInit = {}, address = "203.0.113.1") =>
    app.app.fetch(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { "user-agent": IPHONE, ...init.headers as Record<string, string> },
      }),
      address,
    );
  const visit = (headers: Record<string, string> = {}, address?: string) =>
    send(`/indica/${code}`, { headers }, address);
  const accept = (headers: Record<string, string> = {}) =>
    send("/api/invitation", { method: "POST", headers, body: JSON.stringify({ code }) });
  const clicks = async () => (await loadProgramme(ana.ctx())).clickCount;
  return { app, ana, code: code!, send, visit, accept, clicks };
}

test("a visit leads to the home page and counts once a day for a person; programs do not", async () => {
  const w = await invited();
  await using _ = w.app;
  for (let n = 0; n < 3; n++) {
    const response = await w.visit();
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/?indica=${w.code}`);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  await w.visit({ "user-agent": "WhatsApp/2.24" });
  await w.visit({ "user-agent": "curl/8" });
  expect(await w.clicks()).toBe(1);
  await w.visit({}, "203.0.113.2");
  expect(await w.clicks()).toBe(2);
  for (let n = 0; n < 40; n++) await w.visit({ "user-agent": `${IPHONE} ${n}` });
  expect(await w.clicks()).toBe(21); // an address counts 20 times at most
  expect((await w.send("/indica/unknown")).headers.get("location")).toBe("/");
  const stored = await w.app.db.selectFrom("attempts" as "users").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("203.0.113");
});

test("after consent a cookie stores the first link for 60 days; the registration takes it", async () => {
  const w = await invited();
  await using _ = w.app;
  const cookie = (await w.accept()).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    new RegExp(`^invitation=${w.code}\\.\\d+; Max-Age=5184000; Path=/; HttpOnly; SameSite=Lax$`),
  );
  const value = cookie.split(";")[0]!;
  expect((await w.accept({ cookie: value })).headers.get("set-cookie")).toBeNull();
  w.app.advance(60_000);
  const bia = await w.app.member("bia");
  const ask = { method: "POST", body: `{"query":"{ __typename }"}` };
  const headers = { cookie: value, "content-type": "application/json" };
  const asGuest = await w.send("/graphql", { ...ask, headers });
  expect(asGuest.headers.get("set-cookie")).toBeNull();
  const response = await w.send("/graphql", {
    ...ask,
    headers: { ...headers, authorization: `Bearer ${bia.token}` },
  });
  expect(response.headers.get("set-cookie")).toMatch(/^invitation=; Max-Age=0/);
  expect(await w.app.count(`referrals where referred_id = '${bia.id}'`)).toBe(1);
  expect(await w.app.count("events where name = 'referral.created'")).toBe(1);
});

test("a person who had an account before is not brought by anybody", async () => {
  const w = await invited();
  await using _ = w.app;
  const bia = await w.app.member("bia");
  w.app.advance(60_000);
  const value = ((await w.accept()).headers.get("set-cookie") ?? "").split(";")[0]!;
  await w.send("/graphql", {
    method: "POST",
    body: `{"query":"{ __typename }"}`,
    headers: {
      cookie: value,
      "content-type": "application/json",
      authorization: `Bearer ${bia.token}`,
    },
  });
  expect(await w.app.count("referrals")).toBe(0);
});

test("without an answer about cookies, the address of the visit says who brought a person who registers in it", async () => {
  const w = await invited();
  await using _ = w.app;
  const arrive = (person: { token: string | null }, referer: string, cookie = "") =>
    w.send("/graphql", {
      method: "POST",
      body: `{"query":"{ __typename }"}`,
      headers: {
        ...{ "content-type": "application/json", referer, cookie },
        authorization: `Bearer ${person.token}`,
      },
    });
  const back = encodeURIComponent(`/app/gerador?indica=${w.code}`);
  const referred = (id: string) => w.app.count(`referrals where referred_id = '${id}'`);
  const [bia, caio] = [await w.app.member("bia"), await w.app.member("caio")];
  for (const other of ["https://outro.example/", "http://localhost/?indica=%zz", "x"]) {
    await arrive(bia, other);
  }
  expect(await referred(bia.id)).toBe(0);
  const response = await arrive(bia, `http://localhost/auth/register?volta=${back}`);
  expect(response.headers.get("set-cookie")).toBeNull();
  await arrive(bia, `http://localhost/app/gerador?indica=${w.code}`);
  expect(await referred(bia.id)).toBe(1);
  w.app.advance(16 * 60_000); // it was another visit
  await arrive(caio, `http://localhost/app/gerador?indica=${w.code}`);
  expect(await referred(caio.id)).toBe(0);
});
