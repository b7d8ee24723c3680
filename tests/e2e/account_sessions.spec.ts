import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { expectHeading, expectText, newAcceptedPerson } from "./support/account.ts";

test("sessions are listed, and end one by one or all but this one", async ({ newPerson }) => {
  const sara = await newAcceptedPerson(newPerson, "Sara");
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
  await expectText(page, /a sessão foi encerrada/);
  await expect(ends).toHaveCount(1);
  await keys.push(sessions.getByRole("button", { name: "Encerrar todas as outras" }));
  await expectText(page, "Você não está conectado em nenhum outro lugar.");
  await expect(sessions.getByText("Este aparelho")).toBeVisible();
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  expect(complaints).toEqual([]);
});

test("a new password ends the other sessions, and this one continues", async ({ newPerson }) => {
  const beto = await newAcceptedPerson(newPerson, "Beto");
  const { page, keys, complaints } = beto;
  const other = await beto.newDevice();
  await page.goto("/app/settings/profile");
  await keys.push(page.getByRole("button", { name: "Trocar senha" }));
  const form = page.getByRole("form", { name: "Trocar senha" });
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "não é esta");
  await keys.type(form.getByLabel("Nova senha", { exact: true }), "uma senha melhor ainda");
  await keys.press("Enter");
  await expectText(page, "Palavra-passe incorreta. Tente novamente.");
  await expectAccessible(page);
  await keys.type(form.getByLabel("Senha atual", { exact: true }), "uma senha boa");
  await keys.press("Enter");
  await expectText(page, "Senha trocada. Só este aparelho continua conectado.");
  await expectText(page, "Você não está conectado em nenhum outro lugar.");
  await other.page.goto("/app/offer");
  await other.page.waitForURL("**/auth/login?**");
  await page.reload();
  await expectHeading(page, "Conta e segurança");
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});
