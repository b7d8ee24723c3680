import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import { expect } from "./support/test.ts";
import {
  APPEARANCE_PATH,
  colorField,
  cssVariable,
  expectSaved,
  importThemes,
  ORIGINAL_COLORS,
  save,
  savedColors,
  test,
  type,
} from "./support/appearance.ts";

test("an admin previews colours before saving, and undoes them after", async ({ openScreen }) => {
  const admin = await openScreen({ viewport: DESK });
  const { page, keys, complaints } = admin;
  const before = await savedColors(admin);
  await expect(page.getByText(/^Contraste do texto:\d+,\d:1$/)).toHaveCount(3);

  // By keyboard alone, in the picker.
  await keys.push(page.getByRole("button", { name: "Escolher a cor: Barra lateral" }));
  const picker = page.getByRole("dialog", { name: "Cor: Barra lateral" });
  await expect(picker.getByRole("slider").first()).toBeVisible();
  await expectAccessible(page);
  await keys.reach(picker.getByRole("slider").first());
  for (let presses = 0; presses < 12; presses++) await keys.press("ArrowDown");
  await keys.press("Escape");
  await expect(picker).toHaveCount(0);
  const picked = () => colorField(page, "Barra lateral").inputValue();
  await expect.poll(picked).not.toBe(before.sidebarColor);
  expect(await picked()).toMatch(/^#[0-9A-F]{6}$/);

  // An invalid colour is refused at its field.
  await type(page, "Cartões", "azul");
  await expect(page.getByText("Escreva # e seis algarismos ou letras de A a F")).toBeVisible();
  await save(page).click();
  await expect(colorField(page, "Cartões")).toBeFocused();
  await type(page, "Cartões", "#222");
  await expect(colorField(page, "Cartões")).toHaveValue("#222222");

  // Previewed on this page only.
  await page.getByRole("switch", { name: "Ver na página inteira" }).check();
  await expect.poll(() => cssVariable(page, "--card")).toBe("#222222");
  expect((await savedColors(admin)).cardColor).toBe(before.cardColor);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => cssVariable(page, "--card")).toMatch(new RegExp(before.cardColor, "i"));

  // Saved, and undone.
  await type(page, "Cartões", "#FFF8E1");
  await save(page).click();
  await expect.poll(async () => (await savedColors(admin)).cardColor).toBe("#FFF8E1");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("As cores de antes voltaram.")).toBeVisible();
  expect((await savedColors(admin)).cardColor).toBe(before.cardColor);
  await expect(colorField(page, "Cartões")).toHaveValue(before.cardColor);
  expect(complaints).toEqual([]);
});

test("two admins at once: each sees the other's change, and nothing is lost", async ({ openScreen }) => {
  const admin = await openScreen();
  const { page: ada } = admin;
  const { page: eva } = await openScreen();

  // Without unsaved edits the other's colours appear.
  await type(ada, "Barra lateral", "#0B3D2E");
  await save(ada).click();
  await expectSaved(ada);
  const sidebar = colorField(eva, "Barra lateral");
  await expect(sidebar).toHaveValue("#0B3D2E");

  // With unsaved edits a notice appears, and the edits stay.
  await type(eva, "Cartões", "#FFF0F5");
  await type(ada, "Cartões", "#E8F5E9");
  await type(ada, "Principal", "#1B5E20");
  await save(ada).click();
  await expect(eva.getByText("Outra pessoa salvou cores agora.")).toBeVisible();
  await expect(colorField(eva, "Cartões")).toHaveValue("#FFF0F5");
  await save(eva).click();
  const dialog = eva.getByRole("dialog", { name: "Outra pessoa mudou as cores" });
  await expect(dialog.getByText("#E8F5E9")).toBeVisible();
  await expect(dialog.getByText("#FFF0F5")).toBeVisible();
  await expectAccessible(eva);
  expect(await savedColors(admin)).toMatchObject({ cardColor: "#E8F5E9", primaryColor: "#1B5E20" });
  await dialog.getByRole("button", { name: "Ficar com o meu" }).click();
  await expectSaved(eva);
  expect(await savedColors(admin)).toMatchObject({ cardColor: "#FFF0F5", primaryColor: "#1B5E20" });
  await expect(colorField(ada, "Cartões")).toHaveValue("#FFF0F5");

  // Or the other's colours are taken.
  await type(ada, "Cartões", "#EEEEEE");
  await type(eva, "Cartões", "#FFFFFF");
  await save(eva).click();
  await ada.getByRole("button", { name: "Comparar" }).click();
  await ada.getByRole("button", { name: "Usar o novo" }).click();
  await expect(colorField(ada, "Cartões")).toHaveValue("#FFFFFF");
  expect((await savedColors(admin)).cardColor).toBe("#FFFFFF");
});

test("a member gets the page of an unknown address in place of the screen", async ({ newPerson }) => {
  const { page } = await newPerson("Leo");
  await page.goto(APPEARANCE_PATH);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Cartões")).toHaveCount(0);
});

test("a screen that failed to load says so, and loads on a retry", async ({ newPerson }) => {
  const { page, context } = await newPerson("Ada", {
    role: "admin",
    viewport: DESK,
    serviceWorkers: "block",
  });
  await page.goto("/app/offer");
  await expect(page.getByText("Nenhuma oferta ainda")).toBeVisible();
  await context.route("**/graphql*", (route) => route.abort());
  await page.getByRole("button", { name: "Administração" }).click();
  await page.getByRole("link", { name: "Aparência" }).click();
  await expect(page.getByRole("alert")).toContainText("Sem conexão");
  await context.unroute("**/graphql*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(colorField(page, "Cartões")).toBeVisible();
});

test("a failed save says so, and the picked colours stay", async ({ openScreen }) => {
  const { ask, page, context } = await openScreen();
  await ask(importThemes, { themes: [{ name: "Alheio", settings: ORIGINAL_COLORS }] });
  await expect(page.getByRole("button", { name: /^Ações: Alheio/ })).toBeVisible();
  await context.route(
    "**/graphql",
    (route) => route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await type(page, "Cartões", "#ABCDEF");
  await save(page).click();
  await expect(page.getByText("Falha ao salvar as configurações.")).toBeVisible();
  await expect(colorField(page, "Cartões")).toHaveValue("#ABCDEF");
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await expect(page.getByText("Erro ao salvar o tema.")).toBeVisible();
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await expect(page.getByText("Erro ao deletar o tema.")).toBeVisible();

  // A reload keeps the picked colour.
  await context.unroute("**/graphql");
  await page.reload();
  await expect(colorField(page, "Cartões")).toBeVisible();
  await expect(colorField(page, "Cartões")).toHaveValue("#ABCDEF");
});
