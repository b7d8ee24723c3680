import { strFromU8, unzipSync } from "fflate";
import { legal } from "../../web/public/legal.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import { expect, test } from "./support/test.ts";
import { expectHeading, expectText, newAcceptedPerson, openEmailLink } from "./support/account.ts";

test("a new e-mail asks for the password, and takes effect when its link is opened", async ({ newPerson, product }) => {
  const duda = await newAcceptedPerson(newPerson, "Duda");
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
  await page.keyboard.insertText("example.com"); // the form keeps the focus
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
  await expect(card.getByText(duda.email)).toBeVisible(); // until the link is opened
  await openEmailLink(product, context, unused);
  await expect(card.getByText(unused, { exact: true })).toBeVisible();
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});

test(
  "the legal texts are accepted once, and the cookie banner's consent is recorded with them",
  async ({ newPerson }) => {
    const { ask, page, keys, complaints } = await newPerson("Teo");
    await page.goto("/app/settings/profile");
    const bar = page.getByRole("region", { name: "Termos e privacidade" });
    await expect(bar.getByRole("link", { name: "Termos de uso" })).toBeVisible();
    await expectText(page, "Nada registrado até agora.");
    await expectAccessible(page);
    await keys.push(bar.getByRole("button", { name: "Aceitar" }));
    await expect(bar).toHaveCount(0);
    const accepted = page.getByRole("region", { name: "O que você aceitou" });
    await expect(accepted.getByText("Versão " + legal.terms.version).first()).toBeVisible();
    const cookies = page.getByRole("region", { name: "Aviso de cookies" });
    await cookies.getByRole("button", { name: "Pode guardar" }).click();
    await expect(accepted.getByText("Cópias no aparelho")).toBeVisible();
    await page.reload();
    await expect(accepted.getByText("Cópias no aparelho")).toBeVisible();
    const { data } = await ask("{ viewer { acceptances { document version } } }");
    expect(data.viewer.acceptances).toHaveLength(3); // as the page shows
    // The next notice by urgency.
    await expect(page.getByRole("region", { name: "Confirmar e-mail" })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test("a person whose login is unknown to the provider has to sign in again", async ({ newPerson }) => {
  const { page } = await newAcceptedPerson(newPerson, "Zeca");
  await page.route("**/api/auth/account", (route) => route.fulfill({ json: null }));
  await page.goto("/app/settings/profile");
  await expectText(page, "Por segurança, entre de novo na sua conta e repita o pedido.");
  await page.unroute("**/api/auth/account");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("button", { name: "Trocar senha" })).toBeVisible();
});

test("a copy of all data is requested, prepared and downloaded", async ({ newPerson }) => {
  const { email, page, keys, complaints, ask } = await newAcceptedPerson(newPerson, "Davi");
  await ask(`mutation { createOffer(input: { fields: { title: "Cafeteira" } }) { __typename } }`);
  await page.goto("/app/settings/profile");
  const data = page.getByRole("region", { name: "Seus dados" });
  await keys.push(data.getByRole("button", { name: "Pedir cópia" }));
  const link = data.getByRole("link", { name: "Baixar a cópia (ZIP)" });
  await expect(link).toBeVisible(); // without a reload
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

test("an account's deletion is announced everywhere, and can be canceled", async ({ newPerson }) => {
  const { email, page, keys, complaints } = await newAcceptedPerson(newPerson, "Ivo");
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
  "the palette finds both screens, and the request to confirm the e-mail can be dismissed in the tab",
  async ({ newPerson }) => {
    const { page, keys, complaints } = await newAcceptedPerson(newPerson, "Lia");
    await page.goto("/app/settings/amazon");
    const bar = page.getByRole("region", { name: "Confirmar e-mail" });
    await keys.push(bar.getByRole("button", { name: "Agora não" }));
    await expect(bar).toHaveCount(0);
    await page.setViewportSize(DESK);
    await keys.press("Control+K");
    await page.getByRole("combobox").fill("sessoes");
    await expect(page.getByRole("option", { name: /Conta e segurança/, selected: true }))
      .toBeVisible();
    await keys.press("Enter");
    await expectHeading(page, "Conta e segurança");
    await page.reload();
    await expectHeading(page, "Conta e segurança");
    await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);
