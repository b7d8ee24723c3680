import { Buffer } from "node:buffer";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { expectHeading, expectText, newAcceptedPerson, openEmailLink } from "./support/account.ts";

test("a changed name, time zone and photo are shown everywhere", async ({ newPerson }) => {
  const { page, keys, complaints, ask } = await newAcceptedPerson(newPerson, "Nina");
  await page.goto("/app/gerador");
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Seu perfil" }));
  await expectHeading(page, "Seu perfil");
  await expectText(page, /Gratuito · em teste até/);
  await expectAccessible(page);

  const name = page.getByLabel("Seu nome");
  await keys.type(name, "");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await expectText(page, "Escreva como quer ser chamado.");
  await keys.type(name, "Nina Castro");
  await page.reload();
  await expect(name).toHaveValue("Nina Castro"); // unsaved values survive the reload
  await page.getByLabel("Fuso horário", { exact: true }).selectOption("America/Manaus");
  await expectText(page, /seguem Manaus: lá são \d\d:\d\d/);
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await expectText(page, "Salvo.");
  const saved = async () => (await ask("{ viewer { displayName timeZone } }")).data.viewer;
  await expect.poll(saved).toEqual({ displayName: "Nina Castro", timeZone: "America/Manaus" });

  const photo = page.getByRole("region", { name: "Foto" });
  const choose = (buffer: Buffer) =>
    photo.locator("input[type=file]")
      .setInputFiles({ name: "eu.png", mimeType: "image/png", buffer });
  await choose(Buffer.from("nada disso"));
  await expectText(page, /não abre como imagem/);
  await choose(await page.screenshot());
  await expectText(page, "É assim que ela vai aparecer. Ainda não foi enviada.");
  await expectAccessible(page);
  await keys.push(photo.getByRole("button", { name: "Usar esta foto" }));
  await expectText(page, "Foto trocada.");
  const shown = page.getByRole("button", { name: "Sua conta" }).locator("img");
  const width = () => shown.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0); // also in the top bar
  await keys.push(photo.getByRole("button", { name: "Remover foto" }));
  await expectText(page, /Foto removida/);
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sua conta" }).getByText("NC")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an e-mail is confirmed by its link, and the open screen shows it", async ({ newPerson, product }) => {
  const { email, page, keys, context, complaints } = await newAcceptedPerson(newPerson, "Caio");
  await page.goto("/app/profile");
  const card = page.getByRole("region", { name: "E-mail", exact: true });
  await expect(card.getByText("Falta confirmar")).toBeVisible();
  await keys.push(card.getByRole("button", { name: "Enviar e-mail de confirmação" }));
  await expect(card.getByText(/^E-mail enviado/)).toBeVisible();
  await expect(card.getByRole("button", { name: "Enviar outro e-mail" })).toBeVisible();
  await openEmailLink(product, context, email);
  await expect(card.getByText("Confirmado", { exact: true })).toBeVisible(); // without a reload
  await expect(card.getByRole("button")).toHaveCount(0);
  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Confirmar e-mail" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("without a network the screen shows what it has, and says what failed", async ({ newPerson }) => {
  const { page, context, keys } = await newAcceptedPerson(newPerson, "Rui");
  await page.goto("/app/profile");
  await expectHeading(page, "Seu perfil");
  await expect(page.getByLabel("Seu nome")).toBeVisible();
  await context.setOffline(true);
  await keys.type(page.getByLabel("Seu nome"), "Rui");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await expectText(page, /Sem conexão com o servidor/);
  await expect(page.getByLabel("Seu nome")).toHaveValue("Rui");
  await expect(page.getByRole("status", { name: "Conexão" }).getByText(/Sem conexão desde/))
    .toBeVisible();
  await context.setOffline(false);
});
