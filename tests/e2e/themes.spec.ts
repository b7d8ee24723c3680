import { Buffer } from "node:buffer";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import { expect } from "./support/test.ts";
import {
  colorField,
  importThemes,
  ORIGINAL_COLORS,
  savedColors,
  test,
  type,
} from "./support/appearance.ts";

test("themes are saved, tried, applied, renamed, copied, deleted and restored", async ({ openScreen }) => {
  const admin = await openScreen({ viewport: DESK });
  const { page, complaints } = admin;
  const before = await savedColors(admin);
  const menu = async (theme: string, entry: string) => {
    await page.getByRole("button", { name: `Ações: ${theme}`, exact: true }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await expect(page.getByText("Nenhum tema ainda.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Salvar como tema" }).click();
  const naming = page.getByRole("dialog", { name: "Salvar como tema" });
  await naming.getByRole("button", { name: "Salvar" }).click();
  await expect(naming.getByText("Dê ao tema um nome de 1 a 60 caracteres.")).toBeVisible();
  await naming.getByLabel("Nome do tema").fill("Padrão");
  await naming.getByRole("button", { name: "Salvar" }).click();
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(card("Padrão").getByText("em uso")).toBeVisible();

  // A second one, of colours that are not applied.
  await type(page, "Principal", "#B26A00");
  await page.getByRole("button", { name: "Salvar como tema" }).click();
  await naming.getByLabel("Nome do tema").fill("Black Friday");
  await naming.getByRole("button", { name: "Salvar" }).click();
  await expect(card("Black Friday")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Experimentar: Black Friday" }).click();
  await expect(colorField(page, "Principal")).toHaveValue("#B26A00");
  expect((await savedColors(admin)).version).toBe(before.version);
  await expectAccessible(page);

  // Applied over unsaved edits only after a confirmation.
  await menu("Black Friday", "Aplicar");
  await page.getByRole("button", { name: "Aplicar e descartar" }).click();
  await expect(card("Black Friday").getByText("em uso")).toBeVisible();
  await expect(colorField(page, "Principal")).toHaveValue("#B26A00");
  expect((await savedColors(admin)).primaryColor).toBe("#B26A00");

  await menu("Black Friday", "Renomear");
  const renaming = page.getByRole("dialog", { name: "Renomear tema" });
  await renaming.getByLabel("Nome do tema").fill("Novembro");
  await renaming.getByRole("button", { name: "Salvar" }).click();
  await expect(card("Novembro")).toBeVisible();
  await menu("Novembro", "Duplicar");
  await expect(card("Novembro (cópia)")).toBeVisible();
  await type(page, "Cartões", "#FFF8E1");
  await menu("Novembro (cópia)", "Atualizar com estas cores");
  const themes = "{ themes(first: 1) { edges { node { name settings { cardColor } } } } }";
  await expect.poll(async () => (await admin.ask(themes)).data.themes.edges[0].node)
    .toEqual({ name: "Novembro (cópia)", settings: { cardColor: "#FFF8E1" } });

  await menu("Novembro (cópia)", "Excluir");
  await expect(card("Novembro (cópia)")).toHaveCount(0);
  await page.getByRole("alert").filter({ hasText: "Tema excluído: Novembro (cópia)." })
    .getByRole("button", { name: "Desfazer" }).click();
  await expect(card("Novembro (cópia)")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("themes are exported to a file, and imported from a valid one only", async ({ openScreen }) => {
  const { ask, page } = await openScreen({ viewport: DESK });
  for (const name of ["Padrão", "Novembro", "Novembro (cópia)"]) {
    await ask(importThemes, { themes: [{ name, settings: ORIGINAL_COLORS }] });
  }
  const cards = page.getByRole("button", { name: /^Experimentar:/ });
  await expect(cards).toHaveCount(3);
  const choose = async (content: unknown) => {
    const buffer = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
    await page.getByLabel("Arquivo de temas").setInputFiles({
      name: "temas.json",
      mimeType: "application/json",
      buffer,
    });
  };
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar todos" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("temas.json");
  const file = JSON.parse(await Deno.readTextFile((await download.path())!));
  expect(file.version).toBe(1);
  expect(file.themes.map(({ name }: { name: string }) => name))
    .toEqual(["Novembro (cópia)", "Novembro", "Padrão"]);

  await choose("{");
  const refused = page.getByRole("dialog", { name: "O arquivo não foi importado" });
  await expect(refused.getByText(/não é JSON/)).toBeVisible();
  await expectAccessible(page);
  await refused.getByRole("button", { name: "Entendi" }).click();
  file.themes[1].settings.cardColor = "branco";
  await choose(file);
  await expect(refused.getByText("Tema 2 (Novembro): a cor “Cartões” não tem a forma #RRGGBB."))
    .toBeVisible();
  await refused.getByRole("button", { name: "Entendi" }).click();
  file.themes[1].settings.cardColor = "#FFFFFF";
  await choose(file);
  await expect(page.getByText("3 temas importados.")).toBeVisible();
  await expect(cards).toHaveCount(6);
});

test("a long list of themes loads page by page, and shows another admin's new theme", async ({ openScreen }) => {
  const { ask, page } = await openScreen();
  const themes = Array.from(
    { length: 40 },
    (_, n) => ({ name: `Dia ${n}`, settings: ORIGINAL_COLORS }),
  );
  await ask(importThemes, { themes });
  await page.reload();
  const cards = page.getByRole("button", { name: /^Experimentar:/ });
  await expect(cards).toHaveCount(30);
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expect(cards).toHaveCount(40);
  await ask(
    `mutation ($settings: ThemeSettingsInput!) {
      createTheme(input: { name: "Agora", settings: $settings }) { __typename }
    }`,
    { settings: ORIGINAL_COLORS },
  );
  await expect(page.getByRole("button", { name: "Experimentar: Agora" })).toBeVisible();
});
