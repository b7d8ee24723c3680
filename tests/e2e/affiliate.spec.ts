import { newId } from "../../server/core/ids.ts";
import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import { newEmail, PASSWORD } from "./support/people.ts";
import { expect, test as base } from "./support/test.ts";

/** Payments are set up, and nobody asks them for anything here. */
const test = base.extend<object>({
  productEnv: [async ({ browserName: _ }, use) => {
    await use({
      STRIPE_SECRET_KEY: "sk_test_browser",
      STRIPE_WEBHOOK_SECRET: "whsec_of_tests",
      STRIPE_API_URL: "http://127.0.0.1:9",
    });
  }, { scope: "worker" }],
});

test("on a phone: a person joins, a friend comes by the link and consents, commissions are paid by Pix", async ({ newPerson, newDevice, product }) => {
  const rute = await newPerson("Rute", { role: "admin" });
  const ana = await newPerson("Ana");
  const { page, complaints } = ana;
  await page.setViewportSize(PHONE);
  await page.goto("/app/affiliate");
  await expect(page.getByText("O programa ainda não abriu")).toBeVisible();
  await product.rows(`insert into plans (price_id, name, limits, price_cents, billing_interval)
    values ('price_1', 'Profissional', '{}', 4990, 'month')`);

  await rute.page.goto("/app/admin/payouts");
  await rute.page.getByRole("button", { name: "Mudar a comissão de Profissional mensal" }).click();
  await rute.page.getByRole("button", { name: "Salvar" }).click();
  await expect(rute.page.getByText("20% por 12 meses")).toBeVisible();

  await page.reload();
  await expect(page.getByText("20% do que a pessoa paga")).toBeVisible();
  await page.getByRole("button", { name: "Participar" }).click();
  const address = page.getByText(/\/indica\/[a-z0-9]{7}$/);
  await expect(address).toBeVisible();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: /^QR code de/ })).toBeVisible();
  await page.getByLabel("Chave", { exact: true }).fill("529.982.247-24");
  await page.getByRole("button", { name: "Salvar chave" }).click();
  await expect(page.getByText("Esta chave Pix não confere.")).toBeVisible();
  await page.getByLabel("Chave", { exact: true }).fill("529.982.247-25");
  await page.getByRole("button", { name: "Salvar chave" }).click();
  await expect(page.getByText("CPF: •••.982.247-••")).toBeVisible();

  const friend = await newDevice();
  await friend.context.addInitScript(() => {
    if (!sessionStorage.getItem("x")) localStorage.removeItem("cookie_consent");
    sessionStorage.setItem("x", "1");
  });
  const path = new URL(`http://${await address.textContent()}`).pathname;
  await friend.page.goto(path);
  await expect(friend.page.getByText("e, por 60 dias, quem convidou você?")).toBeVisible();
  const cookies = async () =>
    (await friend.context.cookies()).filter(({ name }) => name === "invitation").length;
  expect(await cookies()).toBe(0);
  await friend.page.getByRole("button", { name: "Pode guardar" }).click();
  await expect.poll(cookies).toBe(1);
  const email = newEmail("Bia");
  await friend.context.request.post(`${product.origin}/api/auth/sign-up/email`, {
    data: { email, name: "Bia", password: PASSWORD },
    headers: { origin: product.origin, "user-agent": "another device" },
  });
  await friend.page.goto("/app/gerador");
  await expect.poll(cookies).toBe(0);

  // Her payments were released.
  const [referral] = await product.rows<{ id: string }>(
    "select id from referrals where user_id = $1",
    [ana.id],
  );
  const about = newId("cms");
  await product.rows(
    `insert into commissions (id, user_id, referral_id, invoice_id, percent, months,
      paid_cents, cents, paid_at, holds_until, released_at)
    values ('${about}', '${ana.id}', '${
      referral!.id
    }', 'in_1', 20, 12, 31000, 6200, now(), now(), now())`,
  );
  await product.rows(`with moved as (insert into ledger_transactions
      values ('RELEASED:${about}', 'RELEASED', now()) returning id)
    insert into ledger_entries select id, account, '${ana.id}', cents from moved,
      (values ('EXPENSE', -6200), ('PAYABLE', 6200)) as entry (account, cents)`);
  await page.reload();
  await expect(page.getByRole("region", { name: "A receber" })).toContainText("62,00");
  await expect(page.getByText("Criou conta pelo seu link")).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await rute.page.reload();
  await rute.page.getByRole("button", { name: "Montar lote" }).click();
  await rute.page.getByRole("button", { name: "Aprovar lote" }).click();
  const [file] = await Promise.all([
    rute.page.waitForEvent("download"),
    rute.page.getByRole("link", { name: "Baixar CSV" }).click(),
  ]);
  expect(await Deno.readTextFile((await file.path())!)).toContain("52998224725");
  await rute.page.getByRole("checkbox", { name: "Ana" }).check();
  await expectAccessibleInEveryLook(rute.page);
  await rute.page.getByRole("button", { name: "Marcar 1 pago" }).click();
  await expect(rute.page.getByText("Concluído")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Pago" })).toContainText("62,00");
  expect([...complaints, ...rute.complaints]).toEqual([]);
});
