import { expect, onTestFinished, test } from "vitest";
import { smtpMail } from "../../../server/adapters/mail/smtp.ts";
import { resumeEmails, retryEmail } from "../../../server/core/emails/manage_emails.ts";
import { newId } from "../../../server/core/ids.ts";
import { requestAccountDeletion } from "../../../server/core/users/account/deletion.ts";
import { smtpStandin } from "../../support/identity/smtp_standin.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const from = { name: "Garimpo", address: "nao-responda@garimpo.example" };

/** The product on a mail server of this machine; `react` runs what follows from what happened. */
async function scene() {
  const w = await testApp();
  const server = await smtpStandin();
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]();
    await w[Symbol.asyncDispose]();
  });
  const sendEmail = smtpMail(server.url(), from);
  const writeAccountEmail = () =>
    Promise.resolve({
      kind: "RESET" as const,
      to: written.to,
      subject: "Escolha uma nova senha",
      text: "Olá.",
    });
  const written = { to: "" };
  const system = {
    ...w.system,
    ctx: () => ({
      ...w.system.ctx(),
      ports: { ...w.system.ctx().ports, sendEmail, writeAccountEmail },
    }),
  };
  return {
    w,
    server,
    written,
    rute: await w.admin(),
    react: async () => {
      w.advance(1_000);
      await runReactions({ ...w, system });
    },
    /** The emails to that person, oldest first. */
    emails: (person: Member) =>
      w.db.selectFrom("emails").selectAll().where("user_id", "=", person.id).orderBy("id")
        .execute(),
    titles: async (person: Member) => {
      const { data } = await w.request(
        person,
        "{ viewer { emailBounce { bouncedAt } notifications(first: 9) { edges { node { title } } } } }",
      );
      return data.viewer;
    },
  };
}
const leave = async (person: Member) =>
  await requestAccountDeletion(person.ctx(), { confirmation: `${person.token}@example.com` });

test("an email is recorded without its content, and sent once", async () => {
  const { w, server, emails, react } = await scene();
  const ana = await w.member();
  const jobs = [...w.jobs];
  await react();
  w.jobs.push(...jobs);
  await react();
  expect(server.emails().filter(({ to }) => to.startsWith("ana"))).toHaveLength(1);
  expect(await emails(ana)).toMatchObject([{
    kind: "WELCOME",
    recipient: "a•••@example.com",
    status: "SENT",
    attempts: 1,
    problem: null,
    sent_at: expect.any(Date),
  }]);
});

test("a busy server leaves it waiting, with why", async () => {
  const { w, server, emails, react } = await scene();
  await react();
  const ana = await w.member();
  const jobs = w.jobs.filter(({ reaction }) => reaction === "welcomeUser");
  w.jobs.splice(0, Infinity, ...jobs);
  server.refuses("mail", 421);
  await expect(react()).rejects.toThrow("421");
  expect(await emails(ana)).toMatchObject([{ status: "WAITING", problem: "421", attempts: 1 }]);
  w.jobs.push(...jobs);
  await react();
  expect(await emails(ana)).toMatchObject([{ status: "SENT", problem: null, attempts: 2 }]);
});

test("an address that bounces gets no more, and its person sees it until they resume", async () => {
  const { w, server, emails, react, titles } = await scene();
  await react();
  const ana = await w.member();
  server.refuses("rcpt", 550);
  await react();
  await react(); // the notification
  expect(await emails(ana)).toMatchObject([{ status: "BOUNCED", problem: "550" }]);
  const shown = await titles(ana);
  expect(shown.emailBounce.bouncedAt).toBeTruthy();
  expect(JSON.stringify(shown)).toContain("Seu e-mail não recebe nossas mensagens");

  await leave(ana);
  const before = server.signIns.times;
  await react();
  expect((await emails(ana)).map(({ status }) => status)).toEqual(["BOUNCED", "BLOCKED"]);
  expect(server.signIns.times).toBe(before);

  await resumeEmails(ana.ctx(), undefined);
  expect((await titles(ana)).emailBounce).toBeNull();
  await w.db.updateTable("users").set({ deletes_at: null }).where("id", "=", ana.id).execute();
  await leave(ana);
  await react();
  expect((await emails(ana)).at(-1)).toMatchObject({ kind: "DELETION", status: "SENT" });
});

test("a code that a person requests is tried again a day after a bounce, and ends it", async () => {
  const { w, server, written, emails, react } = await scene();
  await react();
  const ana = await w.member();
  written.to = `${ana.token}@example.com`;
  server.refuses("rcpt", 550);
  await react();
  const requests = async () => {
    const id = newId("evt");
    await w.db.insertInto("events").values({
      id,
      name: "accountEmail.requested",
      payload: JSON.stringify({ userId: ana.id, emailId: "1" }),
      happened_at: w.system.ctx().now,
    }).execute();
    w.jobs.push({ event: "accountEmail.requested", reaction: "sendAccountEmail", eventId: id });
  };
  await requests();
  await react();
  w.advance(DAY);
  await requests();
  await react();
  expect((await emails(ana)).map(({ status }) => status)).toEqual(["BOUNCED", "BLOCKED", "SENT"]);
  expect(await w.count("email_bounces")).toBe(0);
});

test("an admin sends again what was refused, and what a restore held back", async () => {
  const { w, server, rute, emails, react } = await scene();
  await react();
  const ana = await w.member();
  server.refuses("data", 554);
  await react();
  const [refused] = await emails(ana);
  expect(refused).toMatchObject({ status: "REFUSED", problem: "554" });
  await expect(retryEmail(ana.ctx(), { id: refused!.id })).rejects.toThrow();
  await retryEmail(rute.ctx(), { id: refused!.id });
  await react();
  expect(await emails(ana)).toMatchObject([{ status: "SENT", attempts: 2, problem: null }]);
  await expect(retryEmail(rute.ctx(), { id: refused!.id }))
    .rejects.toMatchObject({ code: "EMAIL_NOT_RETRYABLE" });

  const bia = await w.member("bia");
  await w.db.insertInto("restores").values({
    id: newId("rst"),
    copy: "garimpo-1",
    copied_at: w.system.ctx().now,
    restored_at: new Date(Date.now() + DAY),
    announced_at: null,
  }).execute();
  await react();
  expect(await emails(bia)).toMatchObject([{ status: "HELD", attempts: 0 }]);
  expect(server.emails().some(({ to }) => to.startsWith("bia"))).toBe(false);
  const list = `{
    emailCounts { held }
    emails(status: HELD) { edges { node { id recipient canRetry } } }
  }`;
  const { data } = await w.request(rute, list);
  expect(data.emailCounts.held).toBe(1);
  const [{ node }] = data.emails.edges;
  expect(node).toMatchObject({ recipient: "b•••@example.com", canRetry: true });
  await retryEmail(rute.ctx(), { id: node.id });
  await react();
  expect(await emails(bia)).toMatchObject([{ status: "SENT" }]);
});

test("admins are told what becomes of each email", async () => {
  const { w, rute, react } = await scene();
  const ana = await w.member();
  const changes = await w.subscribe(
    rute,
    "subscription { emailChanged { id email { status } } }",
  );
  const first = changes.next();
  await leave(ana);
  await react();
  expect((await first).value.data.emailChanged).toMatchObject({ email: { status: "SENT" } });
});
