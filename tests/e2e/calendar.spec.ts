import { Buffer } from "node:buffer";
import { expectAccessible } from "./support/accessibility.ts";
import { CALENDAR, dayOf, longDay, nextWeek } from "./support/calendar.ts";
import { DESK, PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

const icsOf = (title: string, day: string) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

test("a week is filled by a form, by drag, by keyboard and on a phone; a series asks how much of it", async ({ newPerson, connectTelegram, product }) => {
  const lia = await newPerson("Lia");
  const { page, ask, keys, complaints } = lia;
  await connectTelegram(lia, "Achados da Lia");
  await ask(`mutation { createCampaignText(input: {
    name: "Bom dia", variants: [{ body: "Bom dia, {grupo}!", weight: 1 }]
  }) { __typename } }`);
  await page.setViewportSize(DESK);
  await page.goto(`${CALENDAR}?ver=semana&dia=${nextWeek(0)}`);
  await expect(page.getByText("Nada programado por aqui. Por onde começar?")).toBeVisible();
  await expectAccessible(page);

  await keys.push(dayOf(page, 1).getByRole("button", { name: /programar neste dia/ }));
  const sheet = page.getByRole("dialog", { name: "Programar envio" });
  await expect(sheet.getByText("Falta escolher o texto.")).toBeVisible();
  await sheet.getByLabel("Texto", { exact: true }).selectOption("Bom dia");
  await sheet.getByRole("button", { name: "Achados da Lia" }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Programar" }).click();
  await expect(page.getByText("Envio programado.")).toBeVisible();
  const card = (days: number, on = page) =>
    dayOf(on, days).getByRole("button", { name: /^\d\d:\d\d Texto: Bom dia/ });
  await expect(card(1)).toBeVisible();

  await card(1).dragTo(dayOf(page, 2)); // by drag
  await expect(card(2)).toBeVisible();
  await expect(card(1)).toHaveCount(0);

  await page.keyboard.down("Control"); // a copy by drag
  await card(2).dragTo(dayOf(page, 0));
  await page.keyboard.up("Control");
  await expect(card(0)).toBeVisible();
  await expect(card(2)).toBeVisible();

  await card(2).focus(); // by keyboard: a copy, two days later
  await keys.press("c");
  await keys.press("ArrowRight");
  await keys.press("ArrowRight");
  await keys.press("Enter");
  await expect(card(4)).toBeVisible();
  await expect(card(2)).toBeVisible();

  await card(4).click(); // it becomes a series
  const edit = page.getByRole("dialog", { name: "Envio programado" });
  await edit.getByLabel("Repete").selectOption("Todo dia");
  await edit.getByLabel("Até que dia").fill(nextWeek(6));
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(card(6)).toBeVisible();
  await card(5).focus();
  await keys.press("m");
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  const question = page.getByRole("dialog", { name: "Mover o quê?" });
  await expect(question.getByLabel("Só este")).toBeChecked();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Confirmar" }).click();
  const doubt = page.getByRole("dialog", { name: "Antes de salvar" }); // nothing is moved yet
  await expect(doubt.getByText(/quase na mesma hora/)).toBeVisible();
  await expect(doubt.getByText(/recebe o mesmo/)).toBeVisible();
  await expectAccessible(page);
  await doubt.getByRole("button", { name: "Cancelar" }).click();
  await expect(card(5)).toHaveCount(1);
  await card(5).focus();
  await keys.press("m");
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  await question.getByRole("button", { name: "Confirmar" }).click();
  await doubt.getByRole("button", { name: "Mover assim mesmo" }).click();
  await expect(card(4)).toHaveCount(2);
  await expect(card(5)).toHaveCount(0);
  await expect(card(6)).toHaveCount(1);

  await card(6).focus(); // the series gets shorter by keyboard, and longer by drag
  await keys.press("e");
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  await expect(card(6)).toHaveCount(0);
  const grip = dayOf(page, 4).getByTitle("Arraste até o último dia da repetição").first();
  await grip.dragTo(dayOf(page, 6));
  await expect(card(6)).toHaveCount(1);

  // On a phone the menu of a card copies it, and the desk follows.
  const { page: phone } = await lia.newDevice({ viewport: PHONE });
  await phone.goto(`${CALENDAR}?ver=semana&dia=${nextWeek(0)}`);
  await expect(card(2, phone)).toBeVisible();
  await expectAccessible(phone);
  await dayOf(phone, 2).getByRole("button", { name: /^Ações: / }).click();
  await phone.getByRole("menuitem", { name: "Copiar para amanhã" }).click();
  await expect(card(3, phone)).toBeVisible();
  await expect(card(3)).toBeVisible();

  await page.getByRole("button", { name: /^Como o dia vai ser/ }).click();
  const plan = page.getByRole("dialog", { name: "Como o dia vai ser" });
  await plan.getByLabel("Dia", { exact: true }).fill(nextWeek(2));
  await expect(plan.getByText("Achados da Lia").first()).toBeVisible();
  await plan.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Outros calendários" }).click();
  const tools = page.getByRole("dialog", { name: "Outros calendários" });
  await tools.getByRole("button", { name: "Criar endereço" }).click();
  await expect(tools.getByLabel("Endereço, mostrado só agora")).toHaveValue(/\.ics$/);
  await expectAccessible(page);
  const address = await tools.getByLabel("Endereço, mostrado só agora").inputValue();
  const feed = async () => (await page.request.get(new URL(address).pathname)).status();
  expect(await feed()).toBe(200);
  await tools.getByRole("button", { name: "Cancelar endereço" }).click();
  await expect(page.getByText("O endereço não vale mais.")).toBeVisible();
  expect(await feed()).toBe(404);
  await tools.getByLabel("Arquivo .ics").setInputFiles({
    name: "datas.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from(icsOf("Frete grátis", nextWeek(5))),
  });
  await expect(tools.getByText(/Frete grátis/)).toBeVisible();
  await tools.getByRole("button", { name: "Importar 1 data" }).click();
  await expect(page.getByText("1 data importada.")).toBeVisible();
  await tools.getByRole("button", { name: "Fechar" }).click();
  await expect(dayOf(page, 5).getByText("Frete grátis")).toBeVisible();

  await page.getByRole("button", { name: "Agenda", exact: true }).click();
  await expect(page.getByRole("list", { name: longDay(nextWeek(4)) }).getByText("Bom dia"))
    .toHaveCount(2);
  await expectAccessible(page);

  // Another zone asks what becomes of what is planned by the clocks of the first.
  const times = page.getByRole("list", { name: longDay(nextWeek(2)) }).getByRole("listitem");
  await expect(times).toContainText(["08:00"]);
  await product.rows("update users set time_zone = 'Europe/Lisbon' where id = $1", [lia.id]);
  await page.reload();
  const zones = page.getByText(/o seu fuso agora é Europe\/Lisbon/);
  await expect(zones).toBeVisible();
  await expect(times).not.toContainText(["08:00"]);
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "No meu fuso de agora" }));
  await expect(zones).toBeHidden();
  await expect(times).toContainText(["08:00"]);
  expect(complaints).toEqual([]);
});
