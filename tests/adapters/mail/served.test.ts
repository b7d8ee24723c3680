import { expect, test } from "vitest";
import { sentEmails } from "../../support/identity/sent_emails.ts";
import { createDataFolder, register, startProduct } from "../../support/product/start_product.ts";
import { smtpStandin } from "../../support/identity/smtp_standin.ts";

const email = "ana@example.com";

const brings = (origin: string, link: URL) =>
  fetch(`${origin}/api/auth/codes/verify-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: link.searchParams.get("oobCode") }),
  });

test(
  "without a mail server the email is in a file, the log names it, and its link works",
  async () => {
    await using folder = await createDataFolder();
    await using product = await startProduct(folder.path);
    await register(product.origin, email);
    const link = await sentEmails(folder.path).link(email, "verifyEmail");
    expect(link.origin).toBe(product.origin);
    expect((await brings(product.origin, link)).status).toBe(200);
    await expect.poll(product.said).toContain(`${folder.path}/mail/`);
    expect(product.said()).not.toContain(link.searchParams.get("oobCode"));
  },
);

test(
  "a busy mail server gets each email in the end, and its password is never logged",
  async () => {
    const account = { user: "garimpo", pass: "um-segredo-do-correio" };
    await using server = await smtpStandin({ account });
    server.refuses("mail", 421);
    server.refuses("data", 451);
    await using folder = await createDataFolder();
    await using product = await startProduct(folder.path, "", { SMTP_URL: server.url() });
    await register(product.origin, email);
    const subjects = () => server.emails().map(({ subject }) => subject).sort();
    await expect.poll(subjects, { timeout: 60_000 }).toEqual([
      "Confirme seu e-mail",
      "Sua conta está pronta",
    ]);
    const link = server.emails().find(({ link }) => link)!.link!;
    expect((await brings(product.origin, link)).status).toBe(200);
    await expect.poll(product.said).toMatch(/421|451/);
    expect(product.said()).not.toContain(account.pass);
  },
);
