import { expect, test } from "vitest";
import { signCode } from "../../../server/adapters/better_auth/email_codes.ts";
import {
  accountsApp,
  ana,
  codeOf,
  cookieOf,
  refusalOf,
} from "../../support/identity/accounts_app.ts";
import { SECRET } from "../../support/test_app.ts";

const email = "ana@example.com";
const newEmail = "ana.nova@example.com";

/** Ana, registered, with her session and the email that verifies her e-mail. */
async function withAna() {
  const a = await accountsApp();
  const session = cookieOf(await a.register());
  const [verification] = await a.codeEmails();
  const code = (path: string, body: object) => a.post(`/api/auth/codes/${path}`, body);
  return {
    ...a,
    session,
    code,
    verification: verification!,
    verify: () => code("verify-email", { code: codeOf(verification!) }),
    /** Whether an email to her first address gives her the account. */
    async isHers() {
      await a.post("/api/auth/emails/reset", { email });
      const [reset] = await a.codeEmails();
      const password = crypto.randomUUID();
      await code("reset-password", { code: codeOf(reset!), password });
      return reset!.to === email && (await a.signIn(email, password)).status === 200;
    },
    /** The emails after she requested another e-mail. */
    async changesEmail(email: string, headers: HeadersInit = session) {
      const change = { email, password: ana.password };
      return await a.post("/api/auth/account/email", change, headers);
    },
  };
}

test("a registration sends an email, and its link verifies the e-mail, however often it is opened", async () => {
  await using a = await withAna();
  expect(a.verification).toMatchObject({ to: email, subject: "Confirme seu e-mail" });
  expect(a.verification.button!.link).toMatch(
    /^http:\/\/localhost\/auth\/action\?mode=verifyEmail&oobCode=[\w.-]+$/,
  );
  expect(JSON.stringify(a.verification)).not.toContain(ana.name);
  expect(await a.account(a.session)).toMatchObject({ emailVerified: false });

  for (const _ of ["once", "again"]) {
    const verified = await a.verify();
    expect([verified.status, await verified.json()]).toEqual([200, { email }]);
  }
  expect(await a.account(a.session)).toEqual({
    email,
    displayName: "Ana",
    emailVerified: true,
    hasPassword: true,
  });
  const user = await a.w.db.selectFrom("users").select("email_verified_at").executeTakeFirst();
  expect(user!.email_verified_at).not.toBeNull(); // at once, and not only when she is back
});

test("a signed-in person can request the verification email again until it has no use", async () => {
  await using a = await withAna();
  const asks = (headers: HeadersInit = {}) => a.post("/api/auth/emails/verification", {}, headers);
  expect(await refusalOf(await asks())).toEqual([401, "UNAUTHORIZED"]);
  expect((await asks(a.session)).status).toBe(200);
  expect(await a.codeEmails()).toHaveLength(1);
  await a.verify();
  expect((await asks(a.session)).status).toBe(200);
  expect(await a.codeEmails()).toEqual([]);
});

test("a forgotten password is reset by email, once, and every session ends", async () => {
  await using a = await withAna();
  for (const requested of [email, "ninguem@example.com"]) {
    const answer = await a.post("/api/auth/emails/reset", { email: requested });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  }
  const emails = await a.codeEmails();
  expect(emails.map(({ to }) => to)).toEqual([email]);
  const code = codeOf(emails[0]!);

  const checked = await a.code("check-reset", { code });
  expect([checked.status, await checked.json()]).toEqual([200, { email }]);
  const sets = (password: string) => a.code("reset-password", { code, password });
  expect(await refusalOf(await sets("curta"))).toEqual([400, "PASSWORD_TOO_SHORT"]);
  expect(await refusalOf(await sets("a".repeat(129)))).toEqual([400, "PASSWORD_TOO_LONG"]);
  expect((await sets("outra senha boa")).status).toBe(200);

  expect(await a.account(a.session)).toBeNull();
  expect((await a.signIn(email, ana.password)).status).toBe(401);
  const signedIn = await a.signIn(email, "outra senha boa");
  expect(signedIn.status).toBe(200);
  expect(await a.account(cookieOf(signedIn))).toMatchObject({ emailVerified: true });
  expect(await refusalOf(await sets("mais uma senha"))).toEqual([400, "INVALID_TOKEN"]);
  expect(await refusalOf(await a.code("check-reset", { code }))).toEqual([400, "INVALID_TOKEN"]);
});

test("of two people who set a password by one code at once, one succeeds", async () => {
  await using a = await withAna();
  await a.post("/api/auth/emails/reset", { email });
  const code = codeOf((await a.codeEmails())[0]!);
  const sets = ["primeira senha", "segunda senha"].map((password) =>
    a.code("reset-password", { code, password })
  );
  const statuses = (await Promise.all(sets)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test("the e-mail changes once the new address confirms it, and the old one can take it back", async () => {
  await using a = await withAna();
  await a.verify();
  expect((await a.changesEmail("Ana.Nova@example.com")).status).toBe(200);
  const [requested, ...more] = await a.codeEmails();
  expect([requested!.to, more]).toEqual([newEmail, []]);
  expect(requested!.button!.link).toContain("mode=verifyEmail");
  expect(await a.account(a.session)).toMatchObject({ email }); // until its link is opened

  for (const _ of ["once", "again"]) {
    const changed = await a.code("verify-email", { code: codeOf(requested!) });
    expect([changed.status, await changed.json()]).toEqual([200, { email: newEmail }]);
  }
  expect(await a.account(a.session)).toMatchObject({ email: newEmail, emailVerified: true });
  expect((await a.signIn(email, ana.password)).status).toBe(401);
  expect(await a.viewer(a.session)).toMatchObject({ email: newEmail });

  const [reported] = await a.codeEmails();
  expect(reported).toMatchObject({ to: email, subject: "O e-mail da sua conta mudou" });
  expect(reported!.button!.link).toContain("mode=recoverEmail");
  const recovers = () => a.code("recover-email", { code: codeOf(reported!) });
  const recovered = await recovers();
  expect([recovered.status, await recovered.json()]).toEqual([200, { email }]);
  expect(await a.account(a.session)).toBeNull(); // the session that changed it is ended
  // The password was known to the person who changed the address: it opens nothing any more.
  expect((await a.signIn(email, ana.password)).status).toBe(401);
  expect(await a.isHers()).toBe(true);
  expect(await refusalOf(await recovers())).toEqual([400, "INVALID_TOKEN"]);
});

test("an e-mail that was changed twice can still be taken back by the first address", async () => {
  await using a = await withAna();
  await a.verify();
  const changesTo = async (email: string) => {
    await a.changesEmail(email);
    const [requested] = await a.codeEmails();
    await a.code("verify-email", { code: codeOf(requested!) });
    return (await a.codeEmails())[0]!;
  };
  const first = await changesTo("um@example.com");
  const second = await changesTo("dois@example.com");
  expect([first.to, second.to]).toEqual([email, "um@example.com"]);
  expect((await a.code("recover-email", { code: codeOf(first) })).status).toBe(200);
  expect(await a.isHers()).toBe(true);
  // The attacker also had that address: its email must not give the account back to them.
  const late = await a.code("recover-email", { code: codeOf(second) });
  expect(await refusalOf(late)).toEqual([400, "INVALID_TOKEN"]);
  expect(await a.isHers()).toBe(true);
});

test("an earlier address can take the account back from a later one", async () => {
  await using a = await withAna();
  await a.verify();
  const changesTo = async (email: string) => {
    await a.changesEmail(email);
    const [requested] = await a.codeEmails();
    await a.code("verify-email", { code: codeOf(requested!) });
    return (await a.codeEmails())[0]!;
  };
  const first = await changesTo("um@example.com");
  const second = await changesTo("dois@example.com");
  expect((await a.code("recover-email", { code: codeOf(second) })).status).toBe(200);
  expect((await a.code("recover-email", { code: codeOf(first) })).status).toBe(200);
  expect(await a.isHers()).toBe(true);
});

test("an earlier address cannot be registered by another person while it can be taken back", async () => {
  await using a = await withAna();
  await a.verify();
  await a.changesEmail(newEmail);
  await a.code("verify-email", { code: codeOf((await a.codeEmails())[0]!) });
  const [reported] = await a.codeEmails();

  expect((await a.register()).status).toBe(422); // the attacker tries once more
  expect((await a.code("recover-email", { code: codeOf(reported!) })).status).toBe(200);
  expect(await a.isHers()).toBe(true);
  expect((await a.register({ ...ana, email: newEmail })).status).toBe(200); // that one is free
});

test("an old address that was never verified can take nothing back", async () => {
  await using a = await withAna();
  await a.changesEmail(newEmail);
  const [requested] = await a.codeEmails();
  expect((await a.code("verify-email", { code: codeOf(requested!) })).status).toBe(200);
  expect(await a.codeEmails()).toEqual([]);
  expect(await refusalOf(await a.verify())).toEqual([400, "INVALID_TOKEN"]); // of the old address
});

test("a change of e-mail needs the password, and an address that is free until the end", async () => {
  await using a = await withAna();
  await a.register({ ...ana, email: "bia@example.com" });
  await a.codeEmails();
  const change = { email: newEmail, password: "outra senha" };
  const refused = await a.post("/api/auth/account/email", change, a.session);
  expect(await refusalOf(refused)).toEqual([400, "INVALID_PASSWORD"]);
  expect(await refusalOf(await a.changesEmail("bia@example.com"))).toEqual(
    [422, "USER_ALREADY_EXISTS"],
  );
  expect(await refusalOf(await a.changesEmail("ANA@example.com"))).toEqual(
    [400, "EMAIL_IS_THE_SAME"],
  );
  for (const email of ["", "ana", "a@b", "a@b.c, d@e.f", `${"a".repeat(250)}@b.cd`]) {
    expect(await refusalOf(await a.changesEmail(email))).toEqual([400, "INVALID_EMAIL"]);
  }
  expect(await a.codeEmails()).toEqual([]);

  await a.changesEmail(newEmail);
  const [requested] = await a.codeEmails();
  await a.register({ ...ana, email: newEmail });
  const late = await a.code("verify-email", { code: codeOf(requested!) });
  expect(await refusalOf(late)).toEqual([422, "USER_ALREADY_EXISTS"]);
  expect(await a.account(a.session)).toMatchObject({ email });
});

/** Another person with a confirmed address, and the change to another one that they request. */
async function other(a: Awaited<ReturnType<typeof withAna>>, name: string) {
  const session = cookieOf(await a.register({ ...ana, email: `${name}@example.com` }));
  await a.code("verify-email", { code: codeOf((await a.codeEmails())[0]!) });
  return { session, changesEmail: (email: string) => a.changesEmail(email, session) };
}

test("of two people who change to one address at once, one gets it", async () => {
  await using a = await withAna();
  await a.verify();
  const bia = await other(a, "bia");
  await Promise.all([a.changesEmail(newEmail), bia.changesEmail(newEmail)]);
  const emails = await a.codeEmails();
  expect(emails.map(({ to }) => to)).toEqual([newEmail, newEmail]);
  const answers = await Promise.all(
    emails.map((email) => a.code("verify-email", { code: codeOf(email) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const now = [await a.account(a.session), await a.account(bia.session)];
  expect(now.filter(({ email }) => email === newEmail)).toHaveLength(1);
});

test("nobody changes to an address that its former owner can take back", async () => {
  await using a = await withAna();
  await a.verify();
  const bia = await other(a, "bia");
  await a.changesEmail(newEmail);
  await bia.changesEmail("bia.nova@example.com");
  const [anas] = await a.codeEmails();
  await a.code("verify-email", { code: codeOf(anas!) });
  const [recovery] = await a.codeEmails();
  expect(await refusalOf(await bia.changesEmail(email))).toEqual([422, "USER_ALREADY_EXISTS"]);
  expect((await a.changesEmail(email)).status).toBe(200); // it is hers
  expect((await a.code("recover-email", { code: codeOf(recovery!) })).status).toBe(200);
  expect(await a.isHers()).toBe(true);
});

test("a change that was requested before its address became another's is refused at its link", async () => {
  await using a = await withAna();
  await a.verify();
  const bia = await other(a, "bia");
  await bia.changesEmail("caro@example.com");
  const [waiting] = await a.codeEmails();
  for (const next of ["caro@example.com", newEmail]) {
    await a.changesEmail(next);
    await a.code("verify-email", { code: codeOf((await a.codeEmails())[0]!) });
    await a.codeEmails();
  }
  const late = await a.code("verify-email", { code: codeOf(waiting!) });
  expect(await refusalOf(late)).toEqual([422, "USER_ALREADY_EXISTS"]);
});

test("a link changes the account that requested it, and only the last request's does", async () => {
  await using a = await withAna();
  await a.verify();
  const bia = await other(a, "bia");
  await a.changesEmail("antes@example.com");
  await a.changesEmail(newEmail);
  const [first, last] = await a.codeEmails().then((emails) =>
    ["antes@example.com", newEmail].map((address) => emails.find(({ to }) => to === address))
  );
  expect(first && (await a.code("verify-email", { code: codeOf(first) })).status).not.toBe(200);
  await a.post("/api/auth/codes/verify-email", { code: codeOf(last!) }, bia.session);
  expect(await a.account(bia.session)).toMatchObject({ email: "bia@example.com" });
  expect(await a.account(a.session)).toMatchObject({ email: newEmail });
});

test("a change that a stolen password requested ends with a new password", async () => {
  await using a = await withAna();
  await a.verify();
  await a.changesEmail("ladra@example.com");
  const [pending] = await a.codeEmails();
  expect(await a.isHers()).toBe(true); // she sets a new password by email
  const late = await a.code("verify-email", { code: codeOf(pending!) });
  expect(await refusalOf(late)).toEqual([400, "INVALID_TOKEN"]);
});

const spellings = [
  "ａｎａ@example.com",
  "ana@ｅxample.com",
  "ana@example。com",
  "ana@example.com。br",
  "аna@example.com", // a Cyrillic letter
  "ana\u200b@example.com",
  "ana\u00ad@example.com",
  "ana@example.com\u0000",
  "\u0130ana@example.com",
  "ana@exámple.com",
  '"ana"@example.com',
];

test("an address has no second spelling, at registration or at a change", async () => {
  await using a = await withAna();
  for (const email of spellings) {
    expect([email, (await a.register({ ...ana, email })).status]).toEqual([email, 400]);
    expect([email, ...await refusalOf(await a.changesEmail(email))])
      .toEqual([email, 400, "INVALID_EMAIL"]);
  }
  expect(await a.w.count("users")).toBe(1);
});

test("capitals and spaces around are the same address everywhere", async () => {
  await using a = await withAna();
  expect((await a.register({ ...ana, email: "ANA@EXAMPLE.COM" })).status).toBe(422);
  expect((await a.register({ ...ana, email: " ana@example.com " })).status).not.toBe(200);
  expect(await refusalOf(await a.changesEmail(" ANA@Example.com "))).toEqual(
    [400, "EMAIL_IS_THE_SAME"],
  );
  expect(await a.w.count("users")).toBe(1);
});

test("a code that is expired, another account's or for another action is refused, and changes nothing", async () => {
  await using a = await withAna();
  const claims = { emailId: "gone", subject: "nobody", email };
  const over = await signCode(SECRET, "verifyEmail", claims, new Date(Date.now() - 1000));
  const another = await signCode("another secret", "verifyEmail", claims, new Date(9e12));
  const reported = async (path: string, code: unknown) =>
    (await refusalOf(await a.code(path, { code, password: "uma senha boa" })))[1];

  expect(await reported("verify-email", over)).toBe("TOKEN_EXPIRED");
  for (const code of [another, "", "a.b.c", 7, null, "x".repeat(5_000)]) {
    expect(await reported("verify-email", code)).toBe("INVALID_TOKEN");
  }
  for (const path of ["check-reset", "reset-password", "recover-email"]) {
    expect(await reported(path, codeOf(a.verification))).toBe("INVALID_TOKEN");
  }
  expect((await a.verify()).status).toBe(200);
});

test("an email whose code expired or was used while it waited is not sent", async () => {
  await using a = await withAna();
  await a.post("/api/auth/emails/reset", { email });
  await a.w.db.updateTable("auth_verifications" as never)
    .set({ expiresAt: new Date(0) } as never).execute();
  expect(await a.codeEmails()).toEqual([]);
});

test("no code is stored in plain: neither in events and jobs nor in the tables of accounts", async () => {
  await using a = await withAna();
  await a.post("/api/auth/emails/reset", { email });
  const jobs = JSON.stringify(a.w.jobs);
  const [reset] = await a.codeEmails();
  const kept = JSON.stringify([
    await a.w.db.selectFrom("events").selectAll().execute(),
    await a.w.db.selectFrom("auth_verifications" as never).selectAll().execute(),
    jobs,
  ]);
  for (const email of [reset!, a.verification]) {
    const signature = codeOf(email).split(".")[2]!;
    expect(kept).not.toContain(signature);
  }
});

test("a removed account leaves no email behind", async () => {
  await using a = await withAna();
  const { subject } = await a.w.db.selectFrom("identities").select("subject")
    .executeTakeFirstOrThrow();
  await a.w.system.ctx().ports.accounts.remove(subject);
  expect(await a.w.count("auth_verifications")).toBe(0);
  expect(await refusalOf(await a.verify())).toEqual([400, "INVALID_TOKEN"]);
});

test("better-auth's other endpoints are not served", async () => {
  await using a = await withAna();
  const paths = ["update-user", "delete-user", "link-social", "revoke-sessions", "reset-password"];
  for (const path of paths) {
    expect((await a.post(`/api/auth/${path}`, {}, a.session)).status).toBe(404);
  }
  expect((await a.request("/api/auth/verify-email?token=x")).status).toBe(404);
  for (const path of ["list-sessions", "get-session"]) {
    expect((await a.request(`/api/auth/${path}`, { headers: a.session })).status).toBe(404);
  }
});
