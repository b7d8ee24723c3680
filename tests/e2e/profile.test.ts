import { Buffer } from "node:buffer";
import { strFromU8, unzipSync } from "fflate";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { legal } from "../../web/public/legal.ts";
import { barriers, browser, DESKTOP, isFocused } from "../support/browser.ts";
import { sentEmails } from "../support/identity/sent_emails.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const accept = `mutation ($terms: String!, $privacy: String!) {
  acceptDocuments(input: { terms: $terms, privacy: $privacy }) { __typename }
}`;

/** Somebody new who has accepted the texts, on a phone, with what GraphQL answers them. */
async function somebody(email: string) {
  const ask = await newcomer(product.origin, email);
  await ask(accept, { terms: legal.terms.version, privacy: legal.privacy.version });
  return { ask, ...await signedIn(chrome, product.origin, email) };
}

/** Opens the newest email's link, in another tab of the same browser. */
async function opened(context: BrowserContext, email: string) {
  const { pathname, search } = await sentEmails(folder.path).link(email, "verifyEmail");
  const tab = await context.newPage();
  await tab.goto(pathname + search);
  await heading(tab, "E-mail confirmado");
  await tab.close();
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const told = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

test("a name, a zone and a photo are changed, and stand wherever one is shown", async () => {
  const { page, keys, context, complaints, ask } = await somebody("nina@example.com");
  await page.goto("/app/gerador");
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Seu perfil" }));
  await heading(page, "Seu perfil");
  await told(page, /Gratuito · em teste até/);
  expect(await barriers(page)).toEqual([]);

  const name = page.getByLabel("Seu nome");
  await keys.type(name, "");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await told(page, "Escreva como quer ser chamado.");
  await keys.type(name, "Nina Castro");
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Nina Castro"); // typed, not saved, not lost
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
  expect(await barriers(page)).toEqual([]);
  await keys.push(photo.getByRole("button", { name: "Usar esta foto" }));
  await told(page, "Foto trocada.");
  const shown = page.getByRole("button", { name: "Sua conta" }).locator("img");
  const width = () => shown.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0); // in the bar, too, and it loads
  await keys.push(photo.getByRole("button", { name: "Remover foto" }));
  await told(page, /Foto removida/);
  await shown.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sua conta" }).getByText("NC").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("an e-mail is confirmed by its email, and the open screen notices", async () => {
  const { page, keys, context, complaints } = await somebody("caio@example.com");
  await page.goto("/app/profile");
  const card = page.getByRole("region", { name: "E-mail", exact: true });
  await card.getByText("Falta confirmar").waitFor();
  await keys.push(card.getByRole("button", { name: "Enviar e-mail de confirmação" }));
  await card.getByText(/^E-mail enviado/).waitFor();
  await card.getByRole("button", { name: "Enviar outro e-mail" }).waitFor();
  await opened(context, "caio@example.com");
  await card.getByText("Confirmado", { exact: true }).waitFor(); // by itself
  await expect.poll(() => card.getByRole("button").count()).toBe(0);
  await page.goto("/app/gerador");
  await page.getByRole("button", { name: "Sua conta" }).waitFor();
  expect(await page.getByRole("region", { name: "Confirmar e-mail" }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("another e-mail asks for the password, and holds once its email is opened", async () => {
  const { page, keys, context, complaints } = await somebody("duda@example.com");
  await newcomer(product.origin, "ocupado@example.com");
  await page.goto("/app/settings/profile");
  const card = page.getByRole("region", { name: "E-mail", exact: true });
  await keys.push(card.getByRole("button", { name: "Trocar e-mail" }));
  const email = card.getByLabel("Novo e-mail");
  const password = card.getByLabel("Sua senha", { exact: true });
  await keys.type(email, "duda@");
  await page.keyboard.insertText("example.com"); // the form that has changed keeps the focus
  await expect.poll(() => email.inputValue()).toBe("duda@example.com");
  await keys.type(password, "não é esta");
  await keys.press("Enter");
  await card.getByText("Este já é o seu e-mail.").waitFor();
  await keys.type(email, "ocupado@example.com");
  await keys.press("Enter");
  await card.getByText("Palavra-passe incorreta. Tente novamente.").waitFor();
  await keys.type(password, "uma senha boa");
  await keys.press("Enter");
  await card.getByText("Este e-mail já está a ser utilizado por outra conta.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.type(email, "maria@example.com");
  await keys.press("Enter");
  await card.getByText(/^E-mail enviado para maria@example.com/).waitFor();
  await card.getByText("duda@example.com").waitFor(); // until then
  await opened(context, "maria@example.com");
  await card.getByText("maria@example.com", { exact: true }).waitFor();
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
  await context.close();
});

test(
  "the texts that bind are accepted once, and the cookie banner's yes is kept with them",
  async () => {
    const ask = await newcomer(product.origin, "teo@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "teo@example.com",
    );
    await page.goto("/app/settings/profile");
    const bar = page.getByRole("region", { name: "Termos e privacidade" });
    await bar.getByRole("link", { name: "Termos de uso" }).waitFor();
    await told(page, "Nada registrado até agora.");
    expect(await barriers(page)).toEqual([]);
    await keys.push(bar.getByRole("button", { name: "Aceitar" }));
    await bar.waitFor({ state: "detached" });
    const accepted = page.getByRole("region", { name: "O que você aceitou" });
    await accepted.getByText("Versão " + legal.terms.version).first().waitFor();
    const cookies = page.getByRole("region", { name: "Aviso de cookies" });
    await cookies.getByRole("button", { name: "Aceitar" }).click();
    await accepted.getByText("Cópias no aparelho").waitFor();
    await page.reload();
    await accepted.getByText("Cópias no aparelho").waitFor();
    const { data } = await ask("{ viewer { acceptances { document version } } }");
    expect(data.viewer.acceptances).toHaveLength(3); // as the page was told
    // The next by weight.
    await page.getByRole("region", { name: "Confirmar e-mail" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("sessions are listed, and end one by one or all but this one", async () => {
  const { page, keys, context, complaints } = await somebody("sara@example.com");
  const other = await signedIn(chrome, product.origin, "sara@example.com");
  await other.page.goto("/app/gerador");
  await other.page.getByRole("button", { name: "Sua conta" }).waitFor();
  await page.goto("/app/settings/profile");
  const sessions = page.getByRole("region", { name: "Onde você entrou" });
  await sessions.getByText("Este aparelho").waitFor();
  const ends = sessions.getByRole("button", { name: /^Encerrar (?!todas)/ });
  await expect.poll(() => ends.count()).toBe(2); // the registration's, and the other device
  expect(await barriers(page)).toEqual([]);
  await keys.push(ends.first());
  await told(page, /a sessão foi encerrada/);
  await expect.poll(() => ends.count()).toBe(1);
  await keys.push(sessions.getByRole("button", { name: "Encerrar todas as outras" }));
  await told(page, "Você não está conectado em nenhum outro lugar.");
  await sessions.getByText("Este aparelho").waitFor();
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  await other.context.close();
  expect(complaints).toEqual([]);
  await context.close();
});

test("another password ends the other sessions, and this one goes on", async () => {
  const { page, keys, context, complaints } = await somebody("beto@example.com");
  const other = await signedIn(chrome, product.origin, "beto@example.com");
  await page.goto("/app/settings/profile");
  await keys.push(page.getByRole("button", { name: "Trocar senha" }));
  const form = page.getByRole("form", { name: "Trocar senha" });
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "não é esta");
  await keys.type(form.getByLabel("Nova senha", { exact: true }), "uma senha melhor ainda");
  await keys.press("Enter");
  await told(page, "Palavra-passe incorreta. Tente novamente.");
  expect(await barriers(page)).toEqual([]);
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "uma senha boa");
  await keys.press("Enter");
  await told(page, "Senha trocada. Só este aparelho continua conectado.");
  await told(page, "Você não está conectado em nenhum outro lugar.");
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  await other.context.close();
  await page.reload();
  await heading(page, "Conta e segurança");
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
  await context.close();
});

test("who is signed in here, but not where the login is kept, is told what to do", async () => {
  const { page, context } = await somebody("zeca@example.com");
  await page.route("**/api/auth/account", (route) => route.fulfill({ json: null }));
  await page.goto("/app/settings/profile");
  await told(page, "Por segurança, entre de novo na sua conta e repita o pedido.");
  await page.unroute("**/api/auth/account");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("button", { name: "Trocar senha" }).waitFor();
  await context.close();
});

test("a copy of everything is asked for, prepared, and downloaded", async () => {
  const { page, keys, context, complaints, ask } = await somebody("davi@example.com");
  await ask(`mutation { createOffer(input: { fields: { title: "Cafeteira" } }) { __typename } }`);
  await page.goto("/app/settings/profile");
  const data = page.getByRole("region", { name: "Seus dados" });
  await keys.push(data.getByRole("button", { name: "Pedir cópia" }));
  const link = data.getByRole("link", { name: "Baixar a cópia (ZIP)" });
  await link.waitFor(); // by itself
  await data.getByText(/^O link vale até/).waitFor();
  expect(await barriers(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await Deno.readFile(await download.path()));
  const names = Object.keys(files);
  expect(names.some((name) => name.endsWith(".json"))).toBe(true);
  expect(names.some((name) => name.endsWith(".csv"))).toBe(true);
  const everything = Object.values(files).map((bytes) => strFromU8(bytes)).join("\n");
  expect(everything).toContain("davi@example.com");
  expect(everything).toContain("Cafeteira");
  expect(complaints).toEqual([]);
  await context.close();
});

test("an account is to be deleted, says so everywhere, and stays after all", async () => {
  const { page, keys, context, complaints } = await somebody("ivo@example.com");
  await page.goto("/app/settings/profile");
  const remove = page.getByRole("button", { name: "Excluir minha conta" });
  await keys.push(remove);
  const dialog = page.getByRole("dialog", { name: "Excluir sua conta?" });
  const typed = dialog.getByLabel("Seu e-mail");
  await keys.type(typed, "outro@example.com");
  await keys.press("Enter");
  await dialog.getByText("Não é o seu. Escreva ivo@example.com.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.type(typed, "ivo@example.com");
  await keys.push(dialog.getByRole("button", { name: "Excluir em 7 dias" }));
  await dialog.waitFor({ state: "detached" });
  const cancel = page.getByRole("main").getByRole("button", { name: "Cancelar exclusão" });
  await expect.poll(() => isFocused(cancel)).toBe(true);
  const bar = page.getByRole("region", { name: "Exclusão da conta" });
  await bar.getByText(/Sua conta será excluída em \d+ de \S+, \d\d:\d\d\./).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goto("/app/gerador");
  await keys.push(bar.getByRole("button", { name: "Cancelar exclusão" }));
  await bar.waitFor({ state: "detached" });
  await page.goto("/app/settings/profile");
  await remove.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  "the palette finds both screens, and the request for the email goes for the tab",
  async () => {
    const { page, keys, context, complaints } = await somebody("lia@example.com");
    await page.goto("/app/gerador");
    const bar = page.getByRole("region", { name: "Confirmar e-mail" });
    await keys.push(bar.getByRole("button", { name: "Agora não" }));
    await bar.waitFor({ state: "detached" });
    await page.setViewportSize(DESKTOP);
    await keys.press("Control+K");
    await page.getByRole("combobox").fill("sessoes");
    await page.getByRole("option", { name: /Conta e segurança/, selected: true }).waitFor();
    await keys.press("Enter");
    await heading(page, "Conta e segurança");
    await page.reload();
    await heading(page, "Conta e segurança");
    await page.getByRole("button", { name: "Sua conta" }).waitFor();
    expect(await bar.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("without a network the screen shows what it has, and says what did not work", async () => {
  const { page, context, keys } = await somebody("rui@example.com");
  await page.goto("/app/profile");
  await heading(page, "Seu perfil");
  await page.getByLabel("Seu nome").waitFor();
  await context.setOffline(true);
  await keys.type(page.getByLabel("Seu nome"), "Rui");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await told(page, /Sem conexão com o servidor/);
  expect(await page.getByLabel("Seu nome").inputValue()).toBe("Rui");
  await page.getByRole("status", { name: "Conexão" }).getByText(/Sem conexão desde/).waitFor();
  await context.setOffline(false);
  await context.close();
});
