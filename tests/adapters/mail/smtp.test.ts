import { generate } from "selfsigned";
import { expect, test } from "vitest";
import { emailFiles } from "../../../server/adapters/mail/email_files.ts";
import { smtpMail } from "../../../server/adapters/mail/smtp.ts";
import { sentEmails } from "../../support/identity/sent_emails.ts";
import { createDataFolder } from "../../support/product/start_product.ts";
import { smtpStandin } from "../../support/identity/smtp_standin.ts";
import type { Email } from "../../../server/core/emails/email.ts";

const from = { name: "Garimpo", address: "nao-responda@garimpo.example" };
const link = "https://garimpo.example/auth/action?mode=verifyEmail&oobCode=a.b_c-d";
const email: Email = {
  kind: "VERIFICATION",
  to: "ana@example.com",
  subject: "Confirme seu e-mail",
  text: "Olá.\n\nConfirme que este e-mail é seu: 1 < 2.",
  button: { label: "Confirmar e-mail", link },
  footnote: "O link vale por 24 horas.",
};

test("an email has a text and an HTML part, with one link", async () => {
  await using server = await smtpStandin();
  await smtpMail(server.url(), from)(email, "evt_1");
  const [{ file, recipients }] = server.taken as [typeof server.taken[number]];
  expect(recipients).toEqual(["ana@example.com"]);
  expect(file).toContain("From: Garimpo <nao-responda@garimpo.example>");
  expect(file).toContain("Message-ID: <evt_1@garimpo.example>");
  expect(file).toMatch(/Content-Type: multipart\/alternative/);

  const [{ subject, text, link: found }] = server.emails() as [
    ReturnType<typeof server.emails>[number],
  ];
  expect([subject, found?.href]).toEqual(["Confirme seu e-mail", link]);
  expect(text).toContain(`Confirmar e-mail:\r\n${link}\r\n\r\nO link vale por 24 horas.`);
  expect(text).toContain(`<a href="${link.replace("&", "&amp;")}"`);
  expect(text).toContain("1 &lt; 2");
  expect(text).toContain("1 < 2");
});

test("credentials are sent, and a wrong password loses no email", async () => {
  const account = { user: "garimpo@example.com", pass: "um:dois/três@" };
  await using server = await smtpStandin({ account });
  await smtpMail(server.url(), from)(email, "evt_1");
  expect(server.taken.map(({ user }) => user)).toEqual(["garimpo@example.com"]);
  const wrong = server.url().replace(/:[^:@]+@/, ":outra@");
  await expect(smtpMail(wrong, from)(email, "evt_2")).rejects.toThrow("535");
});

test.each(["mail", "rcpt", "data"] as const)(
  "a mail server that is busy at %s gets the email later",
  async (stage) => {
    await using server = await smtpStandin();
    const send = smtpMail(server.url(), from);
    server.refuses(stage, 421);
    await expect(send(email, "evt_1")).rejects.toThrow("421");
    await send(email, "evt_1");
    expect(server.emails().map(({ to }) => to)).toEqual(["ana@example.com"]);
  },
);

test("a permanently refused recipient is not tried again", async () => {
  await using server = await smtpStandin();
  server.refuses("rcpt", 550);
  await expect(smtpMail(server.url(), from)(email, "evt_1")).rejects.toMatchObject({
    reply: "550",
    isBounce: true,
  });
  expect([server.signIns.times, server.taken]).toEqual([1, []]);
});

test.each(["mail", "data"] as const)("what is refused at %s is no bounce", async (stage) => {
  await using server = await smtpStandin();
  server.refuses(stage, 550);
  await expect(smtpMail(server.url(), from)(email, "evt_1")).rejects.toMatchObject({
    reply: "550",
    isBounce: false,
  });
});

test("an address with a comma in it adds no second recipient", async () => {
  await using server = await smtpStandin();
  const send = smtpMail(server.url(), from);
  await send({ ...email, to: "a@example.com,b@example.com" }, "evt_1").catch(() => {});
  expect(server.taken.flatMap(({ recipients }) => recipients)).not.toContain("b@example.com");
});

test("an unreachable server is a temporary error", async () => {
  const { port, ...server } = await smtpStandin();
  await server[Symbol.asyncDispose]();
  await expect(smtpMail(`smtp://127.0.0.1:${port}`, from)(email, "evt_1")).rejects.toThrow(
    "ECONNREFUSED",
  );
});

test("over TLS the server's certificate is checked before anything is sent", async () => {
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const account = { user: "garimpo", pass: "segredo" };
  const tls = { key: made.private, cert: made.cert };
  await using server = await smtpStandin({ account, tls });
  await expect(smtpMail(server.url(), from)(email, "evt_1")).rejects.toThrow("self-signed");
  await expect(smtpMail(server.url("127.0.0.1"), from, made.cert)(email, "evt_1"))
    .rejects.toThrow("altnames");
  expect(server.signIns.passwords).toEqual([]);
  await smtpMail(server.url(), from, made.cert)(email, "evt_1");
  expect(server.emails()).toHaveLength(1);
});

test("no password is sent unencrypted", async () => {
  await using server = await smtpStandin({ account: { user: "garimpo", pass: "segredo" } });
  const elsewhere = server.url("0.0.0.0"); // this machine, by a name that does not say so
  await expect(smtpMail(elsewhere, from)(email, "evt_1")).rejects.toThrow(/STARTTLS/i);
  expect(server.signIns.passwords).toEqual([]);
});

test("without a mail server an email is a file, the same one however often it is written", async () => {
  await using folder = await createDataFolder();
  const send = emailFiles(`${folder.path}/mail`, from);
  await send(email, "evt_1");
  await send(email, "evt_1");
  await send({ ...email, to: "bia@example.com" }, "evt_2");
  const emails = sentEmails(folder.path);
  expect((await emails.all()).map(({ to }) => to)).toEqual(["ana@example.com", "bia@example.com"]);
  expect((await emails.link("ana@example.com", "verifyEmail")).href).toBe(link);
});
