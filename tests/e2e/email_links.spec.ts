import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { emailLink, expiredLink, title } from "./support/sign_in.ts";

test("an invalid link says why, and offers the next step", async ({ newPerson, product }) => {
  const { email, page, keys, context } = await newPerson("Iara");
  const dead: [string, string][] = [
    ["/auth/action", "Este link está incompleto"],
    ["/auth/action?mode=outra&oobCode=x", "Este link está incompleto"],
    ["/auth/action?mode=recoverEmail&oobCode=x", "Este link já foi usado"],
    [await expiredLink(product, "resetPassword"), "Este link venceu"],
    [await expiredLink(product, "verifyEmail"), "Este link venceu"],
  ];
  for (const [address, name] of dead) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
  }
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Enviar outro e-mail" }));
  await expect(page.getByText("E-mail enviado. Ele chega em alguns minutos.")).toBeVisible();

  const verify = await emailLink(product, email, "verifyEmail");
  const address = "**/api/auth/codes/verify-email";
  await page.route(address, (route) => route.abort());
  await page.goto(verify);
  await expect(title(page, "Sem conexão")).toBeVisible();
  await page.unroute(address);
  await keys.push(page.getByRole("button", { name: "Tentar de novo" }));
  await expect(title(page, "E-mail confirmado")).toBeVisible();

  await context.clearCookies();
  await page.goto(await expiredLink(product, "verifyEmail"));
  await keys.push(page.getByRole("link", { name: "Entrar e pedir outro e-mail" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
});
