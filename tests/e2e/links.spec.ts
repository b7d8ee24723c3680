import type { Locator, Page } from "@playwright/test";
import { newId } from "../../server/core/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import type { Person } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test } from "./support/test.ts";

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });

/** Gives a person two groups on WhatsApp with invitations, the first full. */
async function seedGroups({ rows }: Product, { id: userId }: Person) {
  const session = newId("ses");
  await rows(`
    insert into messenger_sessions (id, user_id, channel, account_id, name, credential_hint,
      owner_code, created_at)
    values ('${session}', '${userId}', 'WHATSAPP', '${session}', 'Ana', '…01', 'c', now())`);
  await rows(`
    insert into lanes (session_id, user_id, token, failures) values ('${session}', '${userId}', 0, 0)`);
  for (const [title, members] of [["Achados 1", 1_024], ["Achados 2", 212]] as const) {
    const id = newId("grp");
    await rows(`
      insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
        can_send, members, tags, is_active, synced_at, refusals, is_admins_only, is_in_community,
        invite_url, invite_read_at)
      values ('${id}', '${userId}', '${session}', '${id}@g.us', '${title}', lower('${title}'),
        'GROUP', 'ADMIN', true, ${members}, '{}', true, now(), 0, true, false,
        'https://chat.whatsapp.com/${id.slice(-22)}', now())`);
  }
}

test("on a phone a link is made, copied, edited, made a rotator, deleted and restored; Amazon is refused", async ({ newPerson, product }) => {
  const ana = await newPerson("Ana");
  const { page, complaints } = ana;
  await page.setViewportSize(PHONE);
  await seedGroups(product, ana);
  await page.goto("/app/links");
  await expect(page.getByText("Nenhum link ainda.")).toBeVisible();
  await expectAccessible(page);

  await button(page, "Criar o primeiro").click();
  const create = page.getByRole("dialog", { name: "Novo link" });
  await create.getByRole("textbox", { name: "Destino" }).fill("https://amzn.to/3xYzAbC");
  await expect(create.getByText("A Amazon não aceita links encurtados")).toBeVisible();
  await button(create, "Criar link").click();
  await expect(create).toBeVisible();
  await expectAccessible(page);
  await create.getByRole("textbox", { name: "Destino" }).fill("http://127.0.0.1/x");
  await button(create, "Criar link").click();
  await expect(create.getByText("Este destino não é um endereço da internet.")).toBeVisible();
  await create.getByRole("textbox", { name: "Destino" }).fill("https://loja.example/fone");
  await create.getByLabel("Nome (opcional)").fill("Fone da semana");
  const slug = `fone-${newId("evt").slice(-8)}`;
  await create.getByLabel("Final do endereço (opcional)").fill(slug);
  await button(create, "Criar link").click();

  const edit = page.getByRole("dialog", { name: "Editar link" });
  await expect(edit.getByText(`/${slug}`)).toBeVisible();
  await button(edit, "QR code").click();
  await expect(edit.getByRole("img", { name: /^QR code de/ })).toBeVisible();
  await edit.getByRole("radio", { name: "Leva ao grupo com vaga" }).check();
  await edit.getByLabel("Adicionar grupo").selectOption({ label: "Achados 1" });
  await edit.getByLabel("Adicionar grupo").selectOption({ label: "Achados 2" });
  await expect(edit.getByText("1.024 de 1.024")).toBeVisible();
  await expect(edit.getByText("212 de 1.024 · recebe agora")).toBeVisible();
  await button(edit, "Subir Achados 2").click();
  await expect(edit.getByRole("listitem").first()).toContainText("Achados 2");
  await expectAccessible(page);
  await button(edit, "Salvar").click();
  await expect(edit).toHaveCount(0);

  const link = row(page, "Fone da semana");
  await expect(link.getByText("2 grupos, 1 com vaga")).toBeVisible();
  await expect(link.getByText("0 cliques")).toBeVisible();
  await button(link, /^Copiar/).click();
  await expect(page.getByText("Link copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/${slug}$`),
  );
  await expectAccessible(page);

  await page.goto("/app/automation/groups");
  await button(page, "Selecionar").click();
  await button(page, "Escolher todos").click();
  await button(page, "Mais ações").click();
  await page.getByRole("menuitem", { name: "Criar link do grupo com vaga" }).click();
  await expect(create.getByRole("radio", { name: "Leva ao grupo com vaga" })).toBeChecked();
  await expect(create.getByText("212 de 1.024 · recebe agora")).toBeVisible();
  await button(create, "Criar link").click();
  await expect(edit.getByText("1.024 de 1.024")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edit).toHaveCount(0);

  await button(link, "Fone da semana").click();
  await button(edit, "Excluir link").click();
  await expect(link).toHaveCount(0);
  await button(page, "Desfazer").click();
  await expect(link).toBeVisible();
  expect(complaints).toEqual([]);
});
