import { newId } from "../../server/core/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK, PHONE } from "./support/device.ts";
import { confirmUnpaid } from "./support/people.ts";
import { fillResults } from "./support/pictures/fill_results.ts";
import { expect, test } from "./support/test.ts";

const folder = Deno.env.get("SCREENSHOTS");

const REPORT = `ID da venda;Data da venda;Valor;Ganho;Produto
V1;20/11/2026;189,90;15,19;Cafeteira
V2;31/02/2026;87,90;7,03;Garrafa
`;

test("on a phone a sent message's click is in its group's results at once, and a report brings sales", async ({ newPerson, connectTelegram, product }) => {
  const bia = await newPerson("Bia", { isConfirmed: true });
  const { ask, page, complaints } = bia;
  await page.setViewportSize(PHONE);
  await page.goto("/app/insights");
  await expect(page.getByText("Nenhuma mensagem foi a um grupo nestes dias.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Escolher ofertas" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["De onde vêm as vendas"]);
  await expectAccessible(page);
  if (folder) await page.screenshot({ path: `${folder}/vazio-360.png`, fullPage: true });

  const { chats: [chat], groupIds: [groupId] } = await connectTelegram(bia, "Achados da Bia");
  const made = await ask(`mutation {
    createOffer(input: { fields: { title: "Cafeteira", price: { cents: 18990 }, shop: "Aurora" } }) {
      ... on Offer { id }
    }
  }`);
  const offerId = made.data.createOffer.id;
  await confirmUnpaid(ask, offerId);
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) {
        __typename
      }
    }`,
    { offerId, groupIds: [groupId] },
  );
  await expect.poll(() => chat!.messages.length).toBe(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Achados da Bia" })).toContainText(
    "1 mensagem",
  );
  await page.getByRole("button", { name: "Cliques de pessoas: não se sabe. Por quê?" }).click();
  await expect(page.getByRole("dialog", { name: "Por que não se sabe" })).toContainText(
    "Encurtar e medir",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const slug = "cafe234";
  await product.rows(`insert into short_links (id, user_id, slug, purpose, title, targets,
      dispatch_id, group_id, created_at, updated_at)
    select '${newId("lnk")}', user_id, '${slug}', 'MESSAGE', 'Cafeteira',
      '[{"url":"https://loja.example/cafeteira","weight":1}]', id, group_id, now(), now()
    from dispatches where offer_id = '${offerId}'`);
  const reader = await page.evaluate(() => navigator.userAgent);
  const answer = await fetch(`${product.origin}/${slug}`, {
    redirect: "manual",
    headers: { "user-agent": reader },
  });
  await answer.body?.cancel();
  expect(answer.status).toBe(302);
  const row = page.getByRole("listitem").filter({ hasText: "Achados da Bia" });
  await expect(row).toContainText("1 clique");
  await expectAccessible(page);

  await test.step("A report is checked line by line before it is imported", async () => {
    await page.getByRole("button", { name: "Importar CSV" }).click();
    const sheet = page.getByRole("dialog", { name: "Importar vendas" });
    await sheet.getByLabel("Relatório de").selectOption("Mercado Livre");
    await sheet.getByLabel("Ou cole aqui").fill(REPORT);
    await sheet.getByRole("button", { name: "Conferir" }).click();
    await expect(sheet.getByText(/1 venda nova/)).toBeVisible();
    await expect(sheet.getByText(/Linha 3/)).toBeVisible();
    await expectAccessible(page);
    if (folder) await page.screenshot({ path: `${folder}/importar-360.png` });
    await sheet.getByRole("button", { name: "Importar 1 venda" }).click();
    await expect(page.getByText("1 venda importada.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Vendas", exact: true })).toContainText("1");
    const sales = page.getByRole("region", { name: "Vendas do período" });
    await expect(sales.getByRole("listitem")).toContainText("Sem ligação com uma mensagem");
  });

  await test.step("A report that another tab imports is in the results at once", async () => {
    await ask(
      `mutation ($input: ImportConversionsInput!) { importConversions(input: $input) { __typename } }`,
      {
        input: { csv: REPORT.replace("31/02", "21/11"), network: "MERCADO_LIVRE", isDryRun: false },
      },
    );
    await expect(page.getByRole("region", { name: "Vendas", exact: true })).toContainText("2");
    await expect(page.getByRole("region", { name: "Vendas do período" }).getByRole("listitem"))
      .toHaveText([/Garrafa/, /Cafeteira/]);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});

test("the results have a table on wide screens, and stay accessible in both themes @desk", async ({ newPerson, connectTelegram, product }) => {
  const rafa = await newPerson("Rafa", { isUnlimited: true });
  const { page, ask } = rafa;
  const titles = ["Achados da Rafa", "Mães que economizam", "Ofertas Tech BR", "Promos do dia"];
  const { groupIds } = await connectTelegram(rafa, ...titles);
  const made = await ask(`mutation { createTemplate(input: { name: "Título curto", isActive: true,
    variants: [{ body: "{titulo}", weight: 1 }, { body: "*{titulo}*", weight: 1 }] }) {
    ... on Template { id } } }`);
  await fillResults(product, rafa.id, groupIds, made.data.createTemplate.id);
  await page.setViewportSize(DESK);
  await page.goto("/app/insights");
  await expect(page.getByRole("rowheader", { name: "Achados da Rafa" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^A\/B: / })).toBeVisible();
  await page.getByRole("button", { name: "Comissão", exact: true }).click();
  await expect(page.getByRole("img", { name: /^Comissão por dia\. O melhor: / })).toBeVisible();
  await expect(page.getByText("Por estimativa, pelo produto e pela data").first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.dataset.theme = "dark");
  await expectAccessible(page);
  if (!folder) return;
  for (const { width, height } of [PHONE, DESK]) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => document.documentElement.dataset.theme = theme, theme);
      await page.screenshot({
        path: `${folder}/resultados-${theme}-${width}.png`,
        fullPage: true,
        animations: "disabled",
      });
    }
  }
});
