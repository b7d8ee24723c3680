import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountsApp, ana, cookieOf } from "../support/identity/accounts_app.ts";

const email = "ana@example.com";
const HOME = "203.0.113.10";
const attacker = (n: number) => `10.${n >> 8}.${n & 255}.1`; // a neighbourhood each

/** The product with its limits on, and Ana registered. */
async function guarded() {
  const a = await accountsApp({ limitsAttempts: true });
  const session = cookieOf(await a.register());
  const guesses = async (times: number, from: (n: number) => string, of = email) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      statuses.push((await a.signIn(of, "errada demais", from(n))).status);
    }
    return statuses;
  };
  return { ...a, session, guesses };
}

test("ten wrong passwords from one network are refused there, and only there", async () => {
  await using a = await guarded();
  expect(await a.guesses(11, () => HOME)).toEqual([...Array(10).fill(401), 429]);
  const refused = await a.signIn(email, ana.password, "203.0.113.99"); // the same neighbourhood
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(await refused.json()).toMatchObject({
    code: "TOO_MANY_ATTEMPTS",
    message: "Foram tentativas demais. Espere alguns minutos e tente de novo.",
    statusMessage: "Foram tentativas demais. Espere alguns minutos e tente de novo.",
  });
  expect((await a.signIn(email, ana.password, "198.18.0.1")).status).toBe(200);
});

test("the e-mail is counted alike in any spelling, and an unknown one as well", async () => {
  await using a = await guarded();
  await a.guesses(5, () => HOME, "ANA@example.com");
  await a.guesses(5, () => HOME, "Ana@Example.com");
  expect((await a.signIn(email, ana.password, HOME)).status).toBe(429);
  expect(await a.guesses(11, () => HOME, "ninguem@example.com")).toEqual(
    [...Array(10).fill(401), 429],
  );
});

test("concurrent attempts have the same limit as sequential ones", async () => {
  await using a = await guarded();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => a.signIn(email, "errada demais", HOME)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test("a right password does not count: a person signs in without a limit", async () => {
  await using a = await guarded();
  for (let n = 0; n < 12; n++) {
    expect((await a.signIn(email, ana.password, HOME)).status).toBe(200);
  }
});

test("expensive requests are limited, also when they succeed", async () => {
  await using a = await guarded();
  expect((await a.signIn(email, ana.password, HOME)).status).toBe(200);
  const changes = (current: string, next: string) =>
    a.post("/api/auth/account/password", { current, next }, a.session);
  const changed = await changes(ana.password, "outra senha boa");
  expect(changed.status).toBe(200);
  await sql`update attempts set points = 200 where key like 'signIn:%' or key like 'password:%'`
    .execute(a.w.db);
  expect((await a.signIn(email, "outra senha boa", HOME)).status).toBe(429);
  const again = { current: "outra senha boa", next: ana.password };
  expect((await a.post("/api/auth/account/password", again, cookieOf(changed))).status).toBe(429);
});

test("a person under attack can still sign in from a network they used before", async () => {
  await using a = await guarded();
  expect((await a.signIn(email, ana.password, HOME)).status).toBe(200);
  const statuses = await a.guesses(101, attacker);
  expect(statuses.at(-1)).toBe(429);
  expect((await a.signIn(email, ana.password, attacker(500))).status).toBe(429);
  expect((await a.signIn(email, ana.password, HOME)).status).toBe(200);
}, 60_000);

test(
  "refused attempts do not count: one client alone cannot lock an account for all",
  async () => {
    await using a = await guarded();
    const statuses = await a.guesses(111, () => "192.0.2.1");
    expect(statuses.slice(10)).toEqual(Array(101).fill(429));
    expect((await a.signIn(email, ana.password, "198.18.0.1")).status).toBe(200);
  },
  60_000,
);

test("a client that tries many accounts is limited, and so is a whole IPv6 network", async () => {
  await using a = await guarded();
  const statuses: number[] = [];
  for (let n = 0; n < 51; n++) {
    const from = `2001:db8:1:2::${n.toString(16)}`; // all of one customer
    statuses.push((await a.signIn(`p${n}@example.com`, "errada demais", from)).status);
  }
  expect(statuses).toEqual([...Array(50).fill(401), 429]);
  expect((await a.signIn("x@example.com", "errada demais", "2001:db8:1:3::1")).status).toBe(401);
}, 60_000);

test("one mailbox gets five emails of a kind an hour, from all clients together", async () => {
  await using a = await guarded();
  const resets: number[] = [];
  for (let n = 0; n < 6; n++) {
    const response = await a.post("/api/auth/emails/reset", { email }, {}, attacker(n));
    resets.push(response.status);
  }
  expect(resets).toEqual([200, 200, 200, 200, 200, 429]);
  const asks = () => a.post("/api/auth/emails/verification", {}, a.session);
  const verifications: number[] = [];
  for (let n = 0; n < 6; n++) verifications.push((await asks()).status);
  expect(verifications).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a stolen session has the same limit of passwords as a guest", async () => {
  await using a = await guarded();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const change = { current: "errada demais", next: "outra senha boa" };
    statuses.push((await a.post("/api/auth/account/password", change, a.session)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test.each([
  ["/api/first-admin", { code: "inventado" }, 10],
  ["/api/login", { token: "inventado" }, 60],
  ["/api/auth/codes/check-reset", { code: "inventado" }, 30],
  ["/api/auth/sign-up/email", { ...ana, password: "" }, 20],
  ["/api/profile/photo", {}, 30],
])("%s is refused after its limit of failed attempts", async (path, body, most) => {
  await using a = await guarded();
  const statuses: number[] = [];
  for (let n = 0; n <= most; n++) {
    statuses.push((await a.post(path, body, a.session, "192.0.2.1")).status);
  }
  expect(statuses.slice(0, most)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);

test("the stored counters contain no e-mail or address", async () => {
  await using a = await guarded();
  await a.guesses(1, () => HOME);
  const rows = await a.w.db.selectFrom("attempts" as never).selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/ana|203\.0/);
});

test("a body without an e-mail to count by is refused unread", async () => {
  await using a = await guarded();
  const answer = await a.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email, password: ana.password }).toString(),
  });
  expect(answer.status).toBe(415);
});

test("attempts expire after their window", async () => {
  await using a = await guarded();
  await a.guesses(10, () => HOME);
  await sql`update attempts set expire = 1`.execute(a.w.db);
  expect((await a.signIn(email, ana.password, HOME)).status).toBe(200);
});
