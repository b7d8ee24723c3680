import type { BrowserContext, Page } from "@playwright/test";
import { Buffer } from "node:buffer";
import { strFromU8, unzipSync } from "fflate";
import { legal } from "../../web/public/legal.ts";
import { sentEmails } from "../support/identity/sent_emails.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import type { NewPerson } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test } from "./support/test.ts";

const accept = `mutation ($terms: String!, $privacy: String!) {
  acceptDocuments(input: { terms: $terms, privacy: $privacy }) { __typename }
}`;

/** Somebody new who has accepted the texts, on a phone. */
async function somebody(newPerson: NewPerson, name: string) {
  const person = await newPerson(name);
  await person.ask(accept, { terms: legal.terms.version, privacy: legal.privacy.version });
  return person;
}

/** Opens the newest email's link, in another tab of the same browser. */
async function opened(product: Product, context: BrowserContext, email: string) {
  const { pathname, search } = await sentEmails(product.dataDir).link(email, "verifyEmail");
  const tab = await context.newPage();
  await tab.goto(pathname + search);
  await heading(tab, "E-mail confirmado");
  await tab.close();
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();

test("a name, a zone and a photo are changed, and stand wherever one is shown", async ({ newPerson }) => {
  const { page, keys, complaints, ask } = await somebody(newPerson, "Nina");
  await page.goto("/app/gerador");
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Seu perfil" }));
  await heading(page, "Seu perfil");
  await told(page, /Gratuito · em teste até/);
  await expectAccessible(page);

  const name = page.getByLabel("Seu nome");
  await keys.type(name, "");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await told(page, "Escreva como quer ser chamado.");
  await keys.type(name, "Nina Castro");
  await page.reload();
  await expect(name).toHaveValue("Nina Castro"); // typed, not saved, not lost
  await page.getByLabel("Fuso horário", { exact: true }).selectOption("America/Manaus");
  await told(page, /seguem Manaus: lá são \d\d:\d\d/);
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await told(page, "Salvo.");
  const saved = async () => (await ask("{ viewer { displayName timeZone } }")).data.viewer;
  await expect.poll(saved).toEqual({ displayName: "Nina Castro", timeZone: "America/Manaus" });

  const photo = page.getByRole("region", { name: "Foto" });
  const choose = (buffer: Buffer) =>
    photo.locator("input[type=file]")
      .setInputFiles({ name: "eu.png", mimeType: "image/png", buffer });
  await choose(Buffer.from("nada disso"));
  await told(page, /não abre como imagem/);
  await choose(await page.screenshot());
  await told(page, "É assim que ela vai aparecer. Ainda não foi enviada.");
  await expectAccessible(page);
  await keys.push(photo.getByRole("button", { name: "Usar esta foto" }));
  await told(page, "Foto trocada.");
  const shown = page.getByRole("button", { name: "Sua conta" }).locator("img");
  const width = () => shown.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0); // in the bar, too, and it loads
  await keys.push(photo.getByRole("button", { name: "Remover foto" }));
  await told(page, /Foto removida/);
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sua conta" }).getByText("NC")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an e-mail is confirmed by its email, and the open screen notices", async ({ newPerson, product }) => {
  const { email, page, keys, context, complaints } = await somebody(newPerson, "Caio");
  await page.goto("/app/profile");
  const card = page.getByRole("region", { name: "E-mail", exact: true });
  await expect(card.getByText("Falta confirmar")).toBeVisible();
  await keys.push(card.getByRole("button", { name: "Enviar e-mail de confirmação" }));
  await expect(card.getByText(/^E-mail enviado/)).toBeVisible();
  await expect(card.getByRole("button", { name: "Enviar outro e-mail" })).toBeVisible();
  await opened(product, context, email);
  await expect(card.getByText("Confirmado", { exact: true })).toBeVisible(); // by itself
  await expect(card.getByRole("button")).toHaveCount(0);
  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Confirmar e-mail" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("another e-mail asks for the password, and holds once its email is opened", async ({ newPerson, product }) => {
  const duda = await somebody(newPerson, "Duda");
  const { page, keys, context, complaints } = duda;
  const taken = await newPerson("Ocupado");
  const unused = duda.email.replace("duda", "maria");
  const [local = ""] = duda.email.split("@");
  await page.goto("/app/settings/profile");
  const card = page.getByRole("region", { name: "E-mail", exact: true });
  await keys.push(card.getByRole("button", { name: "Trocar e-mail" }));
  const email = card.getByLabel("Novo e-mail");
  const password = card.getByLabel("Sua senha", { exact: true });
  await keys.type(email, `${local}@`);
  await page.keyboard.insertText("example.com"); // the form that has changed keeps the focus
  await expect(email).toHaveValue(duda.email);
  await keys.type(password, "não é esta");
  await keys.press("Enter");
  await expect(card.getByText("Este já é o seu e-mail.")).toBeVisible();
  await keys.type(email, taken.email);
  await keys.press("Enter");
  await expect(card.getByText("Palavra-passe incorreta. Tente novamente.")).toBeVisible();
  await keys.type(password, "uma senha boa");
  await keys.press("Enter");
  await expect(card.getByText("Este e-mail já está a ser utilizado por outra conta."))
    .toBeVisible();
  await expectAccessible(page);
  await keys.type(email, unused);
  await keys.press("Enter");
  await expect(card.getByText(`E-mail enviado para ${unused}`)).toBeVisible();
  await expect(card.getByText(duda.email)).toBeVisible(); // until then
  await opened(product, context, unused);
  await expect(card.getByText(unused, { exact: true })).toBeVisible();
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});

test(
  "the texts that bind are accepted once, and the cookie banner's yes is kept with them",
  async ({ newPerson }) => {
    const { ask, page, keys, complaints } = await newPerson("Teo");
    await page.goto("/app/settings/profile");
    const bar = page.getByRole("region", { name: "Termos e privacidade" });
    await expect(bar.getByRole("link", { name: "Termos de uso" })).toBeVisible();
    await told(page, "Nada registrado até agora.");
    await expectAccessible(page);
    await keys.push(bar.getByRole("button", { name: "Aceitar" }));
    await expect(bar).toHaveCount(0);
    const accepted = page.getByRole("region", { name: "O que você aceitou" });
    await expect(accepted.getByText("Versão " + legal.terms.version).first()).toBeVisible();
    const cookies = page.getByRole("region", { name: "Aviso de cookies" });
    await cookies.getByRole("button", { name: "Aceitar" }).click();
    await expect(accepted.getByText("Cópias no aparelho")).toBeVisible();
    await page.reload();
    await expect(accepted.getByText("Cópias no aparelho")).toBeVisible();
    const { data } = await ask("{ viewer { acceptances { document version } } }");
    expect(data.viewer.acceptances).toHaveLength(3); // as the page was told
    // The next by weight.
    await expect(page.getByRole("region", { name: "Confirmar e-mail" })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test("sessions are listed, and end one by one or all but this one", async ({ newPerson }) => {
  const sara = await somebody(newPerson, "Sara");
  const { page, keys, complaints } = sara;
  await sara.newDevice();
  const other = await sara.newDevice();
  await other.page.goto("/app/gerador");
  await expect(other.page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await page.goto("/app/settings/profile");
  const sessions = page.getByRole("region", { name: "Onde você entrou" });
  await expect(sessions.getByText("Este aparelho")).toBeVisible();
  const ends = sessions.getByRole("button", { name: /^Encerrar (?!todas)/ });
  await expect(ends).toHaveCount(2); // the other devices
  await expectAccessible(page);
  await keys.push(ends.first());
  await told(page, /a sessão foi encerrada/);
  await expect(ends).toHaveCount(1);
  await keys.push(sessions.getByRole("button", { name: "Encerrar todas as outras" }));
  await told(page, "Você não está conectado em nenhum outro lugar.");
  await expect(sessions.getByText("Este aparelho")).toBeVisible();
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  expect(complaints).toEqual([]);
});

test("another password ends the other sessions, and this one goes on", async ({ newPerson }) => {
  const beto = await somebody(newPerson, "Beto");
  const { page, keys, complaints } = beto;
  const other = await beto.newDevice();
  await page.goto("/app/settings/profile");
  await keys.push(page.getByRole("button", { name: "Trocar senha" }));
  const form = page.getByRole("form", { name: "Trocar senha" });
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "não é esta");
  await keys.type(form.getByLabel("Nova senha", { exact: true }), "uma senha melhor ainda");
  await keys.press("Enter");
  await told(page, "Palavra-passe incorreta. Tente novamente.");
  await expectAccessible(page);
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "uma senha boa");
  await keys.press("Enter");
  await told(page, "Senha trocada. Só este aparelho continua conectado.");
  await told(page, "Você não está conectado em nenhum outro lugar.");
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  await page.reload();
  await heading(page, "Conta e segurança");
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});

test("who is signed in here, but not where the login is kept, is told what to do", async ({ newPerson }) => {
  const { page } = await somebody(newPerson, "Zeca");
  await page.route("**/api/auth/account", (route) => route.fulfill({ json: null }));
  await page.goto("/app/settings/profile");
  await told(page, "Por segurança, entre de novo na sua conta e repita o pedido.");
  await page.unroute("**/api/auth/account");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("button", { name: "Trocar senha" })).toBeVisible();
});

test("a copy of everything is asked for, prepared, and downloaded", async ({ newPerson }) => {
  const { email, page, keys, complaints, ask } = await somebody(newPerson, "Davi");
  await ask(`mutation { createOffer(input: { fields: { title: "Cafeteira" } }) { __typename } }`);
  await page.goto("/app/settings/profile");
  const data = page.getByRole("region", { name: "Seus dados" });
  await keys.push(data.getByRole("button", { name: "Pedir cópia" }));
  const link = data.getByRole("link", { name: "Baixar a cópia (ZIP)" });
  await expect(link).toBeVisible(); // by itself
  await expect(data.getByText(/^O link vale até/)).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent("download");
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await Deno.readFile(await download.path()));
  const names = Object.keys(files);
  expect(names.some((name) => name.endsWith(".json"))).toBe(true);
  expect(names.some((name) => name.endsWith(".csv"))).toBe(true);
  const everything = Object.values(files).map((bytes) => strFromU8(bytes)).join("\n");
  expect(everything).toContain(email);
  expect(everything).toContain("Cafeteira");
  expect(complaints).toEqual([]);
});

test("an account is to be deleted, says so everywhere, and stays after all", async ({ newPerson }) => {
  const { email, page, keys, complaints } = await somebody(newPerson, "Ivo");
  await page.goto("/app/settings/profile");
  const remove = page.getByRole("button", { name: "Excluir minha conta" });
  await keys.push(remove);
  const dialog = page.getByRole("dialog", { name: "Excluir sua conta?" });
  const typed = dialog.getByLabel("Seu e-mail");
  await keys.type(typed, "outro@example.com");
  await keys.press("Enter");
  await expect(dialog.getByText(`Não é o seu. Escreva ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await keys.type(typed, email);
  await keys.push(dialog.getByRole("button", { name: "Excluir em 7 dias" }));
  await expect(dialog).toHaveCount(0);
  const cancel = page.getByRole("main").getByRole("button", { name: "Cancelar exclusão" });
  await expect(cancel).toBeFocused();
  const bar = page.getByRole("region", { name: "Exclusão da conta" });
  await expect(bar.getByText(/Sua conta será excluída em \d+ de \S+, \d\d:\d\d\./)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/app/gerador");
  await keys.push(bar.getByRole("button", { name: "Cancelar exclusão" }));
  await expect(bar).toHaveCount(0);
  await page.goto("/app/settings/profile");
  await expect(remove).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "the palette finds both screens, and the request for the email goes for the tab",
  async ({ newPerson }) => {
    const { page, keys, complaints } = await somebody(newPerson, "Lia");
    await page.goto("/app/gerador");
    const bar = page.getByRole("region", { name: "Confirmar e-mail" });
    await keys.push(bar.getByRole("button", { name: "Agora não" }));
    await expect(bar).toHaveCount(0);
    await page.setViewportSize(DESK);
    await keys.press("Control+K");
    await page.getByRole("combobox").fill("sessoes");
    await expect(page.getByRole("option", { name: /Conta e segurança/, selected: true }))
      .toBeVisible();
    await keys.press("Enter");
    await heading(page, "Conta e segurança");
    await page.reload();
    await heading(page, "Conta e segurança");
    await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test("without a network the screen shows what it has, and says what did not work", async ({ newPerson }) => {
  const { page, context, keys } = await somebody(newPerson, "Rui");
  await page.goto("/app/profile");
  await heading(page, "Seu perfil");
  await expect(page.getByLabel("Seu nome")).toBeVisible();
  await context.setOffline(true);
  await keys.type(page.getByLabel("Seu nome"), "Rui");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await told(page, /Sem conexão com o servidor/);
  await expect(page.getByLabel("Seu nome")).toHaveValue("Rui");
  await expect(page.getByRole("status", { name: "Conexão" }).getByText(/Sem conexão desde/))
    .toBeVisible();
  await context.setOffline(false);
});
