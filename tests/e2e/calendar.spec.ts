import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

const CALENDAR = "/app/calendar";

/** Returns the Sunday of next week, and the day so many days later. */
function nextWeek(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 - day.getUTCDay() + days);
  return day.toISOString().slice(0, 10);
}

const longDay = (day: string) =>
  new Intl.DateTimeFormat("pt-BR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

const dayOf = (page: Page, days: number) =>
  page.getByRole("region", { name: longDay(nextWeek(days)), exact: true });

test("a week is filled by a form, by drag and by keyboard; a series asks how much of it", async ({ newPerson, connectTelegram }) => {
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
  const card = (days: number) =>
    dayOf(page, days).getByRole("button", { name: /^\d\d:\d\d Texto: Bom dia/ });
  await expect(card(1)).toBeVisible();

  await card(1).dragTo(dayOf(page, 2)); // by drag
  await expect(card(2)).toBeVisible();
  await expect(card(1)).toHaveCount(0);

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
  await expect(card(4)).toHaveCount(2);
  await expect(card(5)).toHaveCount(0);
  await expect(card(6)).toHaveCount(1);

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
  await tools.getByRole("button", { name: "Fechar" }).click();

  await page.getByRole("button", { name: "Agenda", exact: true }).click();
  await expect(page.getByRole("list", { name: longDay(nextWeek(4)) }).getByText("Bom dia"))
    .toHaveCount(2);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
