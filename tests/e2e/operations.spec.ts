import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

test("an admin on a phone sees what is not well, tries jobs again, and watches the server", async ({ newPerson, product }) => {
  const { page } = await newPerson("Rute Costa", { role: "admin" });
  await product.rows(
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, start_after)
     values ('reactions', '{"reaction": "noSuchReaction", "eventId": "evt_none"}', 'retry', 3, 150,
       now() + interval '1 hour')`,
  );
  await page.goto("/app/admin/saude-sistema");
  await expect(page.getByRole("heading", { name: "Saúde do sistema" })).toBeVisible();
  const check = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(check("Processos")).toContainText("1 da web, 1 de envio");
  await expect(check("Cópias de segurança")).toContainText("nenhuma cópia");
  await expect(check("Cópias de segurança")).toContainText("O que fazer");
  await expect(check("Trabalhos que falharam")).toContainText("1 trabalho de 1 tipo");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tentar de novo: noSuchReaction" }).click();
  await expect(page.getByText("Tentando de novo agora.")).toBeVisible();
  await expect.poll(() =>
    product.rows("select state from pgboss.job where data ->> 'reaction' = 'noSuchReaction'")
  ).toEqual([{ state: "completed" }]); // its event is gone
  await page.getByRole("button", { name: "Verificar de novo" }).click();
  await expect(check("Trabalhos que falharam")).toContainText("nenhum");

  await check("Conexões do banco").getByText("O que fazer").click();
  await check("Conexões do banco").getByRole("link", { name: "Abrir Servidor" }).click();
  await expect(page.getByRole("heading", { name: "Servidor" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Web · processo/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Envio · processo/ })).toBeVisible();
  const chart = page.getByRole("img", { name: /^Requisições por segundo: \d/ });
  await expect(chart).toBeVisible({ timeout: 15_000 }); // live
  await page.getByText("Ver os números").click();
  await expect(page.getByRole("group", { name: "Números por momento" }).getByRole("row"))
    .not.toHaveCount(1);
  await expect(page.getByText("Sem a extensão pg_stat_statements")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Última hora" }).click();
  await expect(page.getByRole("button", { name: "Última hora" }))
    .toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
});
