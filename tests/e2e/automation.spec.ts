import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { DESK, PHONE } from "./support/device.ts";
import { letAsk } from "./support/rules.ts";
import { expect, test } from "./support/test.ts";

const GROUPS = ["Achados da Rafa", "Mães que economizam", "Ofertas Tech BR"];

/** Swipes over a card by a finger. */
async function swipe(page: Page, card: Locator, dx: number) {
  const { x, y, width, height } = (await card.boundingBox())!;
  const from = { x: x + width / 2 - dx / 2, y: y + height / 2 };
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + dx, y: from.y }],
    });
  await touch("touchStart", 0);
  for (const share of [0.1, 0.4, 0.7, 1]) await touch("touchMove", dx * share);
  await touch("touchEnd", dx);
}

test("a rule goes from a ready one over its rehearsal to live, and its questions are answered", async ({ newPerson, connectTelegram, product }) => {
  const rafa = await newPerson("Rafa", { isConfirmed: true, viewport: PHONE, hasTouch: true });
  const { page, ask, complaints } = rafa;
  const { groupIds } = await connectTelegram(rafa, ...GROUPS);
  const { page: desk, keys } = await rafa.newDevice({ viewport: DESK });

  // An empty screen explains by example; one press makes a rule, still off.
  await page.goto("/app/automation");
  await expect(page.getByRole("heading", { name: "Uma regra é uma frase" })).toBeVisible();
  await expectAccessible(page);
  await desk.goto("/app/automation");
  await page.getByRole("button", { name: "Usar: Menor preço em 90 dias" }).click();
  const rule = page.getByRole("region", { name: "Menor preço em 90 dias" });
  await expect(rule.getByRole("button", { name: "Para onde vai: 3 grupos" })).toBeVisible();
  const there = desk.getByRole("region", { name: "Menor preço em 90 dias" });
  await expect(there.getByText("Desligada", { exact: false }).first()).toBeVisible();

  // A chip opens its fields; what is not saved is said.
  await rule.getByRole("button", { name: "O mais por dia: 4 por dia" }).click();
  const picker = page.getByRole("dialog", { name: "O mais por dia" });
  await picker.getByRole("button", { name: "6", exact: true }).click();
  await expectAccessible(page);
  await picker.getByRole("button", { name: "Pronto" }).click();
  await expect(rule.getByText("1 mudança por salvar, em roxo.")).toBeVisible();
  await rule.getByRole("button", { name: "Salvar mudanças" }).click();
  await expect(there.getByRole("button", { name: "O mais por dia: 6 por dia" })).toBeVisible();

  // The rehearsal says what it would have done; then it is switched on, and the desk follows.
  await page.getByRole("button", { name: "Fazer um ensaio" }).click();
  await expect(page.getByText(/produtos vistos|Não guardamos o passado/)).toBeVisible();
  await rule.getByRole("switch").click();
  await expect(there.getByText(/Ligada desde/)).toBeVisible();

  // Its questions arrive; on the phone a finger answers, and the desk follows.
  const [{ id: ruleId } = { id: "" }] = await product.rows<{ id: string }>(
    "select id from rules where user_id = $1",
    [rafa.id],
  );
  for (const title of ["Air fryer digital 4 L", "Cafeteira Aurora", "Jogo de panelas"]) {
    await letAsk(product, rafa, { title, ruleId, groupIds });
  }
  await page.reload();
  await desk.reload();
  const inbox = page.getByRole("region", { name: "Esperando a sua resposta" });
  const deskInbox = desk.getByRole("region", { name: "Esperando a sua resposta" });
  await expect(inbox.getByText("Air fryer digital 4 L")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Automação 3/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await swipe(page, inbox.getByText("Air fryer digital 4 L"), -200);
  await expect(page.getByText("Recusada. Não vai a nenhum grupo.")).toBeVisible();
  await expect(deskInbox.getByRole("group", { name: "Aprovação 1 de 2" })).toBeVisible();

  // On the desk the keys do.
  await keys.reach(deskInbox.getByRole("group", { name: "Aprovação 1 de 2" }));
  await keys.press("ArrowRight");
  await expect(deskInbox.getByText("Jogo de panelas")).toBeVisible();
  await keys.press("a");
  await expect(desk.getByText(/^Aprovada\./)).toBeVisible();
  await expect(inbox.getByRole("group", { name: "Aprovação 1 de 1" })).toBeVisible();

  // Several are answered at once, and the phone follows.
  for (const title of ["Aspirador", "Ventilador"]) {
    await letAsk(product, rafa, { title, ruleId, groupIds });
  }
  await desk.reload();
  await keys.push(deskInbox.getByRole("button", { name: "Várias" }));
  for (const title of ["Aspirador", "Ventilador"]) {
    await keys.reach(deskInbox.getByRole("checkbox", { name: title }));
    await keys.press("Space");
  }
  await expectAccessible(desk);
  await keys.push(deskInbox.getByRole("button", { name: "Recusar 2" }));
  await expect(desk.getByText("2 recusadas.")).toBeVisible();
  await expect(deskInbox.getByRole("checkbox")).toHaveCount(1);
  await expect(inbox.getByRole("group", { name: "Aprovação 1 de 1" })).toBeVisible();

  // Each yes and no is written, with its reason.
  await desk.getByRole("button", { name: "Ver os 30 dias" }).click();
  const log = desk.getByRole("dialog", { name: "Por que foi, por que não" });
  await expect(log.getByText("Você recusou", { exact: true })).toHaveCount(3);
  await log.getByLabel("Regra").selectOption({ label: "Menor preço em 90 dias" });
  await expect(log.getByText("Você recusou", { exact: true })).toHaveCount(3);
  await expectAccessible(desk);
  await log.getByRole("button", { name: "Fechar" }).click();

  // One press stops everything, everywhere.
  await desk.getByRole("button", { name: "Parar tudo" }).click();
  await expect(page.getByText(/Tudo parado desde hoje/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(desk.getByText(/Tudo parado desde/)).toBeHidden();
  expect((await ask("{ viewer { approvalCount } }")).data.viewer.approvalCount).toBe(1);

  // At the desk: a second rule from a ready one over its rehearsal to live; the phone follows.
  const slot = "Horário livre recebe uma oferta aprovada";
  await ask(`mutation { updateAffiliateTags(input: { amazonTag: "rafa-20" }) { __typename } }`);
  await ask(`mutation { createOffer(input: { fields: {
    title: "Cafeteira Boreal", affiliateUrl: "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=rafa-20"
  } }) { __typename } }`);
  await product.rows( // it was approved three days ago
    `update offers set status = 'APPROVED', created_at = now() - interval '3 days'
     where user_id = $1 and title = 'Cafeteira Boreal'`,
    [rafa.id],
  );
  const slots = "update bot_settings set slots = '{09:00,12:00}' where user_id = $1";
  await product.rows(slots, [rafa.id]);
  await keys.push(desk.getByRole("button", { name: "Nova regra" }));
  await keys.push(desk.getByRole("button", { name: `Usar: ${slot}` }));
  const second = desk.getByRole("region", { name: slot });
  await expect(second.getByText("Desligada", { exact: false }).first()).toBeVisible();
  await keys.push(desk.getByRole("button", { name: "Fazer um ensaio" }));
  await expect(desk.getByText("14 horários")).toBeVisible();
  await expect(desk.getByText(/Com os horários dos seus grupos como estão hoje/)).toBeVisible();
  const would = desk.getByRole("list", { name: "O que iria, para onde e quando" });
  await expect(would.getByRole("listitem")).toHaveCount(1);
  await expect(would).toContainText("Cafeteira Boreal");
  await expect(would).toContainText("Achados da Rafa, Mães que economizam e mais 1");
  await expectAccessible(desk);
  await keys.reach(second.getByRole("switch"));
  await keys.press("Space");
  await expect(page.getByRole("region", { name: slot }).getByText(/Ligada desde/)).toBeVisible();
  expect(complaints).toEqual([]);
});
