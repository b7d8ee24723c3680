import type { Page } from "@playwright/test";
import { Buffer } from "node:buffer";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK, type DeviceOptions } from "./support/device.ts";
import type { Person } from "./support/people.ts";
import { expect, test as base } from "./support/test.ts";

const SCREEN = "/app/admin/appearance";

/** The colours that the product begins with. */
const ORIGINAL = { sidebarColor: "#FFFFFF", primaryColor: "#6200EE", cardColor: "#FFFFFF" };

const changeColors = `mutation ($input: UpdateAppearanceInput!) {
  updateAppearance(input: $input) { __typename }
}`;

const test = base.extend<{ openScreen: (options?: DeviceOptions) => Promise<Person> }>({
  /** Opens the screen for a new admin. There are no themes, and the colours do not outlast the test. */
  openScreen: async ({ newPerson, product }, use) => {
    await product.rows("delete from themes");
    const admins: Person[] = [];
    await use(async (options) => {
      const admin = await newPerson("Ada", { role: "admin", ...options });
      admins.push(admin);
      await admin.page.goto(SCREEN);
      await expect(field(admin.page, "Barra lateral")).toBeVisible();
      return admin;
    });
    await admins[0]?.ask(changeColors, { input: ORIGINAL });
  },
});

const importThemes = `mutation ($themes: [ThemeInput!]!) {
  importThemes(input: { themes: $themes }) { __typename }
}`;

/** Everybody's colours as they are saved. */
const saved = async ({ ask }: Person) =>
  (await ask("{ appearance { version sidebarColor primaryColor cardColor } }")).data.appearance;

const shown = (page: Page, variable: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    variable,
  );

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true });
const type = async (page: Page, label: string, color: string) => {
  await field(page, label).fill(color);
  await field(page, label).blur();
};

/** Waits until the page's own colours are saved, and its form is ready for others. */
const isSaved = (page: Page) =>
  expect(page.getByText("Cores salvas. Já valem em todas as telas abertas.").first()).toBeVisible();

/** From now on notes whatever is drawn anew, and each colour that a frame has shown. */
async function watchDrawing(page: Page) {
  await page.evaluate(() => {
    const seen = { drawn: 0, colors: [] as string[] };
    const drawn = new MutationObserver((changes) => seen.drawn += changes.length);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    drawn.observe(document.body, everything);
    const look = () => {
      const color = getComputedStyle(document.documentElement).getPropertyValue("--primary").trim();
      if (seen.colors.at(-1) !== color) seen.colors.push(color);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { seen?: { drawn: number; colors: string[] } }).seen
    );
}

test(
  "a colour that an admin saves is in every open page: no reload, no flash, no render",
  async ({ newPerson, newDevice, openScreen }) => {
    const member = await newPerson("Mia");
    const guest = await newDevice();
    const visitor = await newDevice({ fetchesAhead: true }); // else left alone
    await member.page.goto("/app/offer");
    await expect(member.page.getByText("Nenhuma oferta ainda")).toBeVisible();
    await expect(member.page.getByRole("button", { name: "Avisos: 1 novo" })).toBeVisible(); // it comes by itself
    await guest.page.goto("/auth/login");
    await expect(guest.page.getByLabel("E-mail")).toBeVisible();
    await visitor.page.goto("/");
    const pages = [member.page, guest.page, visitor.page];
    for (const page of pages) await page.waitForLoadState("networkidle");
    const watched = await Promise.all(pages.map(watchDrawing));

    const admin = await openScreen();
    const { page } = admin;
    const before = await saved(admin);
    await type(page, "Principal", "#c2185b");
    await save(page).click();
    await isSaved(page);

    for (const hasSeen of watched) {
      await expect.poll(hasSeen).toEqual({
        drawn: 0,
        colors: [expect.stringMatching(new RegExp(before.primaryColor, "i")), "#C2185B"],
      });
    }

    // A new tab has them in its first bytes.
    for (const address of ["/", "/auth/login", "/app/offer"]) {
      const read = async () => await (await guest.context.request.get(address)).text();
      await expect.poll(read).toContain("--primary:#C2185B");
      const html = await read();
      expect(html).toMatch(/<meta name="theme-color" content="#C2185B"/);
      expect(html).toContain(`data-version="${before.version + 1}"`);
    }
  },
);

test("what changed while a page heard nothing is shown as soon as it hears again", async ({ newDevice, openScreen }) => {
  const admin = await openScreen();
  const { page } = await newDevice();
  const open: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket("**/graphql", (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await page.goto("/auth/login");
  await expect.poll(() => open.length).toBe(1);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.waitForLoadState("networkidle"); // nothing of its own is drawn any more
  const heard = await watchDrawing(page);
  isCut = true;
  for (const socket of open) await socket.close();
  await admin.ask(changeColors, { input: { primaryColor: "#00695C" } });
  expect(await shown(page, "--primary")).toMatch(/#6200EE/i);
  isCut = false;
  await expect.poll(heard)
    .toEqual({ drawn: 0, colors: [expect.stringMatching(/#6200EE/i), "#00695C"] });
});

test("one looks before one saves, and goes back after", async ({ openScreen }) => {
  const admin = await openScreen({ viewport: DESK });
  const { page, keys, complaints } = admin;
  const before = await saved(admin);
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
  const picked = () => field(page, "Barra lateral").inputValue();
  await expect.poll(picked).not.toBe(before.sidebarColor);
  expect(await picked()).toMatch(/^#[0-9A-F]{6}$/);

  // What is no colour is refused at its field.
  await type(page, "Cartões", "azul");
  await expect(page.getByText("Escreva # e seis algarismos ou letras de A a F")).toBeVisible();
  await save(page).click();
  await expect(field(page, "Cartões")).toBeFocused();
  await type(page, "Cartões", "#222");
  await expect(field(page, "Cartões")).toHaveValue("#222222");

  // On this whole page, and on no other.
  await page.getByRole("switch", { name: "Ver na página inteira" }).check();
  await expect.poll(() => shown(page, "--card")).toBe("#222222");
  expect((await saved(admin)).cardColor).toBe(before.cardColor);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => shown(page, "--card")).toMatch(new RegExp(before.cardColor, "i"));

  // Saved, and back again.
  await type(page, "Cartões", "#FFF8E1");
  await save(page).click();
  await expect.poll(async () => (await saved(admin)).cardColor).toBe("#FFF8E1");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("As cores de antes voltaram.")).toBeVisible();
  expect((await saved(admin)).cardColor).toBe(before.cardColor);
  await expect(field(page, "Cartões")).toHaveValue(before.cardColor);
  expect(complaints).toEqual([]);
});

test("two admins at once: each is told of the other, and nothing is lost", async ({ openScreen }) => {
  const admin = await openScreen();
  const { page: ada } = admin;
  const { page: eva } = await openScreen();

  // Without edits of one's own it just shows.
  await type(ada, "Barra lateral", "#0B3D2E");
  await save(ada).click();
  await isSaved(ada);
  const sidebar = field(eva, "Barra lateral");
  await expect(sidebar).toHaveValue("#0B3D2E");

  // With edits one is told, and keeps them.
  await type(eva, "Cartões", "#FFF0F5");
  await type(ada, "Cartões", "#E8F5E9");
  await type(ada, "Principal", "#1B5E20");
  await save(ada).click();
  await expect(eva.getByText("Outra pessoa salvou cores agora.")).toBeVisible();
  await expect(field(eva, "Cartões")).toHaveValue("#FFF0F5");
  await save(eva).click();
  const asked = eva.getByRole("dialog", { name: "Outra pessoa mudou as cores" });
  await expect(asked.getByText("#E8F5E9")).toBeVisible();
  await expect(asked.getByText("#FFF0F5")).toBeVisible();
  await expectAccessible(eva);
  expect(await saved(admin)).toMatchObject({ cardColor: "#E8F5E9", primaryColor: "#1B5E20" });
  await asked.getByRole("button", { name: "Ficar com o meu" }).click();
  await isSaved(eva);
  expect(await saved(admin)).toMatchObject({ cardColor: "#FFF0F5", primaryColor: "#1B5E20" });
  await expect(field(ada, "Cartões")).toHaveValue("#FFF0F5");

  // Or one takes the other's.
  await type(ada, "Cartões", "#EEEEEE");
  await type(eva, "Cartões", "#FFFFFF");
  await save(eva).click();
  await ada.getByRole("button", { name: "Comparar" }).click();
  await ada.getByRole("button", { name: "Usar o novo" }).click();
  await expect(field(ada, "Cartões")).toHaveValue("#FFFFFF");
  expect((await saved(admin)).cardColor).toBe("#FFFFFF");
});

test("themes are kept, tried, applied, renamed, copied, deleted and brought back", async ({ openScreen }) => {
  const admin = await openScreen({ viewport: DESK });
  const { page, complaints } = admin;
  const before = await saved(admin);
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

  // Another one, of colours that nobody has yet.
  await type(page, "Principal", "#B26A00");
  await page.getByRole("button", { name: "Salvar como tema" }).click();
  await naming.getByLabel("Nome do tema").fill("Black Friday");
  await naming.getByRole("button", { name: "Salvar" }).click();
  await expect(card("Black Friday")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Experimentar: Black Friday" }).click();
  await expect(field(page, "Principal")).toHaveValue("#B26A00");
  expect((await saved(admin)).version).toBe(before.version);
  await expectAccessible(page);

  // Applied over edits only after a question.
  await menu("Black Friday", "Aplicar");
  await page.getByRole("button", { name: "Aplicar e descartar" }).click();
  await expect(card("Black Friday").getByText("em uso")).toBeVisible();
  await expect(field(page, "Principal")).toHaveValue("#B26A00");
  expect((await saved(admin)).primaryColor).toBe("#B26A00");

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

test("themes go out to a file and come in from one, which is read with care", async ({ openScreen }) => {
  const { ask, page } = await openScreen({ viewport: DESK });
  for (const name of ["Padrão", "Novembro", "Novembro (cópia)"]) {
    await ask(importThemes, { themes: [{ name, settings: ORIGINAL }] });
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

test("a list of many themes grows page by page, and what another admin does is in it", async ({ openScreen }) => {
  const { ask, page } = await openScreen();
  const themes = Array.from({ length: 40 }, (_, n) => ({ name: `Dia ${n}`, settings: ORIGINAL }));
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
    { settings: ORIGINAL },
  );
  await expect(page.getByRole("button", { name: "Experimentar: Agora" })).toBeVisible();
});

test("who is no admin has no such screen, and is shown what any wrong address shows", async ({ newPerson }) => {
  const { page } = await newPerson("Leo");
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Cartões")).toHaveCount(0);
});

test("a screen that could not be read says so, and is there after another try", async ({ newPerson }) => {
  const { page, context } = await newPerson("Ada", {
    role: "admin",
    viewport: DESK,
    serviceWorkers: "block",
  });
  await page.goto("/app/offer");
  await expect(page.getByText("Nenhuma oferta ainda")).toBeVisible();
  await context.route("**/graphql*", (route) => route.abort());
  await page.getByRole("link", { name: "Aparência" }).click();
  await expect(page.getByRole("heading", { name: "Não deu certo desta vez" })).toBeVisible();
  await context.unroute("**/graphql*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(field(page, "Cartões")).toBeVisible();
});

test("what cannot be saved says so, and what was picked stays", async ({ openScreen }) => {
  const { ask, page, context } = await openScreen();
  await ask(importThemes, { themes: [{ name: "Alheio", settings: ORIGINAL }] });
  await expect(page.getByRole("button", { name: /^Ações: Alheio/ })).toBeVisible();
  await context.route(
    "**/graphql",
    (route) => route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await type(page, "Cartões", "#ABCDEF");
  await save(page).click();
  await expect(page.getByText("Falha ao salvar as configurações.")).toBeVisible();
  await expect(field(page, "Cartões")).toHaveValue("#ABCDEF");
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await expect(page.getByText("Erro ao salvar o tema.")).toBeVisible();
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await expect(page.getByText("Erro ao deletar o tema.")).toBeVisible();

  // A reload keeps it, too.
  await context.unroute("**/graphql");
  await page.reload();
  await expect(field(page, "Cartões")).toBeVisible();
  await expect(field(page, "Cartões")).toHaveValue("#ABCDEF");
});
