import { expectAccessible } from "./support/accessibility.ts";
import { CALENDAR, dayOf, nextWeek } from "./support/calendar.ts";
import { DESK } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

test("one day of a series has its own groups and name, and a text goes with an offer", async ({ newPerson, connectTelegram, product }) => {
  const lia = await newPerson("Lia");
  const { page, ask, keys, complaints } = lia;
  await connectTelegram(lia, "Achados da Lia");
  await ask(`mutation { createOffer(input: { fields: {
    title: "Fone", price: { cents: 9900, currency: "BRL" }
  } }) { __typename } }`);
  await ask(`mutation { createCampaignText(input: {
    name: "Destaque", variants: [{ body: "{titulo} por {preco}", weight: 1 }]
  }) { __typename } }`);
  await page.setViewportSize(DESK);
  await page.goto(`${CALENDAR}?ver=semana&dia=${nextWeek(0)}`);
  await keys.push(dayOf(page, 1).getByRole("button", { name: /programar neste dia/ }));
  const sheet = page.getByRole("dialog", { name: "Programar envio" });
  await sheet.getByLabel("Texto", { exact: true }).selectOption("Destaque");
  await expect(sheet.getByText(/escolha a que os preenche/)).toBeVisible();
  await sheet.getByRole("button", { name: "Achados da Lia" }).click();
  await sheet.getByLabel("Repete").selectOption("Todo dia");
  await sheet.getByLabel("Até que dia").fill(nextWeek(3));
  await sheet.getByRole("button", { name: "Programar" }).click();
  await expect(sheet.getByText(/vai sem uma/)).toBeVisible(); // a warning, and nothing is saved
  await expectAccessible(page);
  await sheet.getByLabel("Com a oferta").selectOption("Fone");
  await sheet.getByRole("button", { name: "Programar" }).click();
  await expect(page.getByText("Envio programado.")).toBeVisible();

  const card = (days: number, title: string) =>
    dayOf(page, days).getByRole("button", { name: new RegExp(`^\\d\\d:\\d\\d Texto: ${title}`) });
  await card(2, "Destaque").click();
  const edit = page.getByRole("dialog", { name: "Envio programado" });
  await expect(edit.getByLabel("Com a oferta")).toHaveValue(/^ofr_/);
  await edit.getByLabel("Nome no calendário").fill("Especial");
  await edit.getByLabel("Hora").fill("20:00");
  await edit.getByRole("button", { name: "Salvar" }).click();
  const question = page.getByRole("dialog", { name: "Mudar o quê?" });
  await question.getByRole("button", { name: "Confirmar" }).click();
  await edit.getByRole("button", { name: "Programar assim mesmo" }).click(); // the same within a day
  await expect(card(2, "Especial")).toContainText("20:00");
  await expect(card(1, "Destaque")).not.toContainText("20:00");

  await card(2, "Especial").click(); // it shows what it has of its own
  await expect(edit.getByLabel("Nome no calendário")).toHaveValue("Especial");
  await expect(edit.getByLabel("Hora")).toHaveValue("20:00");
  await edit.getByLabel("Até que dia").fill(nextWeek(4)); // of the series: not of one day
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(question.getByText(/não dá para mudar só um dia/)).toBeVisible();
  await expect(question.getByLabel("Só este")).toHaveCount(0);
  await expectAccessible(page);
  await question.getByLabel("Todos").click();
  await question.getByRole("button", { name: "Confirmar" }).click();
  await expect(card(4, "Destaque")).not.toContainText("20:00");
  await expect(card(2, "Especial")).toContainText("20:00");

  // A slot that is copied has what waits in its queue.
  const [group] = await product.rows<{ id: string }>(
    "select id from groups where user_id = $1 and kind <> 'PRIVATE'",
    [lia.id],
  );
  const [text] = await product.rows<{ id: string }>(
    "select id from campaign_texts where user_id = $1",
    [lia.id],
  );
  await ask(`mutation { createCalendarEntry(input: {
    kind: SLOT, groupIds: ["${group!.id}"], startsLocal: "${nextWeek(5)}T12:00",
    queue: [{ campaignTextId: "${text!.id}" }]
  }) { __typename } }`);
  await dayOf(page, 5).getByRole("button", { name: /^Ações: 12:00/ }).click();
  await page.getByRole("menuitem", { name: "Copiar para amanhã" }).click();
  const doubt = page.getByRole("dialog", { name: "Antes de salvar" }); // its text has no offer
  await doubt.getByRole("button", { name: "Copiar assim mesmo" }).click();
  await expect(dayOf(page, 6).getByRole("button", { name: /^12:00 Horário da casa/ }))
    .toBeVisible();
  const slots = await product.rows<{ queue: unknown }>(
    "select queue from calendar_entries where user_id = $1 and kind = 'SLOT'",
    [lia.id],
  );
  expect(slots).toHaveLength(2);
  for (const { queue } of slots) expect(queue).toMatchObject([{ campaignTextId: text!.id }]);
  expect(complaints).toEqual([]);
});
