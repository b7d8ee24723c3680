import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

test("an admin on a phone follows a late payment, gives days, and makes a plan", async ({ newPerson, product }) => {
  const rute = await newPerson("Rute Costa", { role: "admin" });
  const ana = await newPerson("Ana Souza", { isConfirmed: true });
  const { page } = rute;
  const sub = `sub_${ana.id}`;
  await product.rows(
    `insert into plans (price_id, name, limits, product_id, price_cents, billing_interval)
     values ('price_e2e', 'Profissional', '{"groups": 50, "future": 1}', 'prod_e2e', 4990, 'month')`,
  );
  await product.rows(
    `insert into subscriptions (id, user_id, price_id, status, started_at, period_ends_at, past_due_at)
     values ($1, $2, 'price_e2e', 'past_due', now() - interval '40 days', now(), now())`,
    [sub, ana.id],
  );
  await product.rows(
    `insert into invoices (id, user_id, subscription_id, number, status, due_cents, paid_cents,
       currency, created_at, paid_at)
     values ('in_1', $1, $2, 'GAR-1', 'paid', 4990, 4990, 'BRL', now() - interval '40 days',
       now() - interval '40 days'), ('in_2', $1, $2, 'GAR-2', 'open', 4990, 0, 'BRL', now(), null)`,
    [ana.id, sub],
  );
  await product.rows(
    `update users set plan = 'Profissional', subscription_status = 'past_due', subscription_id = $2,
       stripe_price_id = 'price_e2e', subscription_expires_at = now() + interval '7 days'
     where id = $1`,
    [ana.id, sub],
  );

  await ana.page.goto("/app/cupons");
  const bar = ana.page.getByRole("region", { name: "Pagamento em atraso" });
  await expect(bar).toContainText("O pagamento da sua assinatura não passou.");
  await expect(bar.getByRole("button", { name: "Pagar agora" })).toBeVisible();

  await page.goto("/app/admin/subscriptions");
  await expect(page.getByText("R$ 49,90 a receber")).toBeVisible();
  await page.getByRole("button", { name: "Em atraso" }).click();
  await expect(page).toHaveURL(/so=atrasadas/);
  await page.getByRole("button", { name: "Ana Souza", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Assinatura", exact: true });
  await expect(sheet.getByText("GAR-2")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Reembolsar a fatura GAR-1" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Reembolsar a fatura GAR-2" })).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Reembolsar a fatura GAR-1" }).click();
  const refund = page.getByRole("dialog", { name: "Reembolsar a Ana Souza" });
  await expect(refund.getByLabel("Valor (R$)")).toHaveValue("49,90");
  await expect(refund.getByText("Até R$ 49,90.")).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole("button", { name: "Cancelar" }).click();
  await sheet.getByRole("button", { name: "Fechar" }).click();

  // Without a vendor only what is granted here moves; her trial does.
  await page.getByRole("button", { name: "Em atraso" }).click();
  await page.getByRole("button", { name: "Rute Costa", exact: true }).click();
  await sheet.getByRole("button", { name: "Dar dias" }).click();
  const dialog = page.getByRole("dialog", { name: "Dar dias a Rute Costa" });
  await dialog.getByLabel("Motivo").fill("período de adaptação");
  await dialog.getByRole("button", { name: "Dar os dias" }).click();
  await expect(sheet.getByText(/7 dias sem cobrança.*período de adaptação/)).toBeVisible();

  await page.goto("/app/admin/plans");
  await expect(page.getByText("Limite desconhecido")).toBeVisible();
  await page.getByRole("button", { name: "Profissional", exact: true }).click();
  const plan = page.getByRole("dialog", { name: "Profissional" });
  await expect(plan.getByText(/1 pessoa tem este plano/)).toBeVisible();
  await expectAccessible(page);
  await plan.getByLabel("Grupos ativos").fill("20");
  await plan.getByRole("button", { name: "Salvar" }).click();
  await expect(plan).toHaveCount(0);
  expect(await product.rows("select limits from plans where price_id = 'price_e2e'"))
    .toEqual([{ limits: expect.objectContaining({ groups: 20, future: 1 }) }]);

  await page.goto("/app/admin/subscriptions?ver=avisos");
  await expect(page.getByText("Nenhum aviso nos últimos 90 dias.")).toBeVisible();
});
