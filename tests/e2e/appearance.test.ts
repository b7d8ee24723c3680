import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser, DESKTOP, isFocused } from "../support/browser.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import { createDataFolder, signIn, startProduct } from "../support/product/start_product.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

const SCREEN = "/app/admin/appearance";
const admins = ["ada@example.com", "eva@example.com"] as const;

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;
let ask: Awaited<ReturnType<typeof newcomer>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
  for (const email of admins) {
    await newcomer(product.origin, email);
    await grantAdminByCommand(folder.path, email); // which ends the session of before
  }
  const eva = await signIn(product.origin, admins[1]);
  ask = (query, variables) => eva.ask(product.origin, query, variables);
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const admin = async (email: string, options = {}) => {
  const device = await signedIn(chrome, product.origin, email, options);
  await device.page.goto(SCREEN);
  await field(device.page, "Barra lateral").waitFor();
  return device;
};

/** Everybody's colours as they are saved. */
const saved = async () =>
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
  page.getByText("Cores salvas. Já valem em todas as telas abertas.").first().waitFor();

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
  async () => {
    await newcomer(product.origin, "mia@example.com");
    const member = await signedIn(chrome, product.origin, "mia@example.com");
    const guest = await chrome.device(product.origin);
    const visitor = await chrome.device(product.origin, { fetchesAhead: true }); // else left alone
    await member.page.goto("/app/offer");
    await member.page.getByText("Nenhuma oferta ainda").waitFor();
    await member.page.getByRole("button", { name: "Avisos: 1 novo" }).waitFor(); // it comes by itself
    await guest.page.goto("/auth/login");
    await guest.page.getByLabel("E-mail").waitFor();
    await visitor.page.goto("/");
    const pages = [member.page, guest.page, visitor.page];
    for (const page of pages) await page.waitForLoadState("networkidle");
    const before = await saved();
    const watched = await Promise.all(pages.map(watchDrawing));

    const { page } = await admin(admins[0]);
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
    for (const { context } of [member, guest, visitor]) await context.close();
  },
);

test("what changed while a page heard nothing is shown as soon as it hears again", async () => {
  const { page, context } = await chrome.device(product.origin);
  const open: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket("**/graphql", (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await page.goto("/auth/login");
  await expect.poll(() => open.length).toBe(1);
  await page.getByLabel("E-mail").waitFor();
  await page.waitForLoadState("networkidle"); // nothing of its own is drawn any more
  const heard = await watchDrawing(page);
  isCut = true;
  for (const socket of open) await socket.close();
  const change = `mutation { updateAppearance(input: { primaryColor: "#00695C" }) { __typename } }`;
  await ask(change);
  expect(await shown(page, "--primary")).toBe("#C2185B");
  isCut = false;
  await expect.poll(heard)
    .toEqual({ drawn: 0, colors: ["#C2185B", "#00695C"] });
  await context.close();
});

test("one looks before one saves, and goes back after", async () => {
  const { page, keys, complaints, context } = await admin(admins[0], { viewport: DESKTOP });
  const before = await saved();
  await expect.poll(() => page.getByText(/^Contraste do texto:\d+,\d:1$/).count()).toBe(3);

  // By keyboard alone, in the picker.
  await keys.push(page.getByRole("button", { name: "Escolher a cor: Barra lateral" }));
  const picker = page.getByRole("dialog", { name: "Cor: Barra lateral" });
  await picker.getByRole("slider").first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.reach(picker.getByRole("slider").first());
  for (let presses = 0; presses < 12; presses++) await keys.press("ArrowDown");
  await keys.press("Escape");
  await picker.waitFor({ state: "detached" });
  const picked = () => field(page, "Barra lateral").inputValue();
  await expect.poll(picked).not.toBe(before.sidebarColor);
  expect(await picked()).toMatch(/^#[0-9A-F]{6}$/);

  // What is no colour is refused at its field.
  await type(page, "Cartões", "azul");
  await page.getByText("Escreva # e seis algarismos ou letras de A a F").waitFor();
  await save(page).click();
  await expect.poll(() => isFocused(field(page, "Cartões"))).toBe(true);
  await type(page, "Cartões", "#222");
  await expect.poll(() => field(page, "Cartões").inputValue())
    .toBe("#222222");

  // On this whole page, and on no other.
  await page.getByRole("switch", { name: "Ver na página inteira" }).check();
  await expect.poll(() => shown(page, "--card")).toBe("#222222");
  expect((await saved()).cardColor).toBe(before.cardColor);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => shown(page, "--card")).toMatch(new RegExp(before.cardColor, "i"));

  // Saved, and back again.
  await type(page, "Cartões", "#FFF8E1");
  await save(page).click();
  await expect.poll(async () => (await saved()).cardColor).toBe("#FFF8E1");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await page.getByText("As cores de antes voltaram.").waitFor();
  expect((await saved()).cardColor).toBe(before.cardColor);
  await expect.poll(() => field(page, "Cartões").inputValue())
    .toBe(before.cardColor);
  expect(complaints).toEqual([]);
  await context.close();
});

test("two admins at once: each is told of the other, and nothing is lost", async () => {
  const { page: ada, context: one } = await admin(admins[0]);
  const { page: eva, context: other } = await admin(admins[1]);

  // Without edits of one's own it just shows.
  await type(ada, "Barra lateral", "#0B3D2E");
  await save(ada).click();
  await isSaved(ada);
  const sidebar = field(eva, "Barra lateral");
  await expect.poll(() => sidebar.inputValue()).toBe("#0B3D2E");

  // With edits one is told, and keeps them.
  await type(eva, "Cartões", "#FFF0F5");
  await type(ada, "Cartões", "#E8F5E9");
  await type(ada, "Principal", "#1B5E20");
  await save(ada).click();
  await eva.getByText("Outra pessoa salvou cores agora.").waitFor();
  await expect.poll(() => field(eva, "Cartões").inputValue())
    .toBe("#FFF0F5");
  await save(eva).click();
  const asked = eva.getByRole("dialog", { name: "Outra pessoa mudou as cores" });
  await asked.getByText("#E8F5E9").waitFor();
  await asked.getByText("#FFF0F5").waitFor();
  expect(await barriers(eva)).toEqual([]);
  expect(await saved()).toMatchObject({ cardColor: "#E8F5E9", primaryColor: "#1B5E20" });
  await asked.getByRole("button", { name: "Ficar com o meu" }).click();
  await isSaved(eva);
  expect(await saved()).toMatchObject({ cardColor: "#FFF0F5", primaryColor: "#1B5E20" });
  await expect.poll(() => field(ada, "Cartões").inputValue()).toBe("#FFF0F5");

  // Or one takes the other's.
  await type(ada, "Cartões", "#EEEEEE");
  await type(eva, "Cartões", "#FFFFFF");
  await save(eva).click();
  await ada.getByRole("button", { name: "Comparar" }).click();
  await ada.getByRole("button", { name: "Usar o novo" }).click();
  await expect.poll(() => field(ada, "Cartões").inputValue())
    .toBe("#FFFFFF");
  expect((await saved()).cardColor).toBe("#FFFFFF");
  for (const context of [one, other]) await context.close();
});

test("themes are kept, tried, applied, renamed, copied, deleted and brought back", async () => {
  const { page, complaints, context } = await admin(admins[0], { viewport: DESKTOP });
  const before = await saved();
  const menu = async (theme: string, entry: string) => {
    await page.getByRole("button", { name: `Ações: ${theme}`, exact: true }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await page.getByText("Nenhum tema ainda.").waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Salvar como tema" }).click();
  const naming = page.getByRole("dialog", { name: "Salvar como tema" });
  await naming.getByRole("button", { name: "Salvar" }).click();
  await naming.getByText("Dê ao tema um nome de 1 a 60 caracteres.").waitFor();
  await naming.getByLabel("Nome do tema").fill("Padrão");
  await naming.getByRole("button", { name: "Salvar" }).click();
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await card("Padrão").getByText("em uso").waitFor();

  // Another one, of colours that nobody has yet.
  await type(page, "Principal", "#B26A00");
  await page.getByRole("button", { name: "Salvar como tema" }).click();
  await naming.getByLabel("Nome do tema").fill("Black Friday");
  await naming.getByRole("button", { name: "Salvar" }).click();
  await card("Black Friday").waitFor();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Experimentar: Black Friday" }).click();
  await expect.poll(() => field(page, "Principal").inputValue()).toBe("#B26A00");
  expect((await saved()).version).toBe(before.version);
  expect(await barriers(page)).toEqual([]);

  // Applied over edits only after a question.
  await menu("Black Friday", "Aplicar");
  await page.getByRole("button", { name: "Aplicar e descartar" }).click();
  await card("Black Friday").getByText("em uso").waitFor();
  await expect.poll(() => field(page, "Principal").inputValue()).toBe("#B26A00");
  expect((await saved()).primaryColor).toBe("#B26A00");

  await menu("Black Friday", "Renomear");
  const renaming = page.getByRole("dialog", { name: "Renomear tema" });
  await renaming.getByLabel("Nome do tema").fill("Novembro");
  await renaming.getByRole("button", { name: "Salvar" }).click();
  await card("Novembro").waitFor();
  await menu("Novembro", "Duplicar");
  await card("Novembro (cópia)").waitFor();
  await type(page, "Cartões", "#FFF8E1");
  await menu("Novembro (cópia)", "Atualizar com estas cores");
  const themes = "{ themes(first: 1) { edges { node { name settings { cardColor } } } } }";
  await expect.poll(async () => (await ask(themes)).data.themes.edges[0].node)
    .toEqual({ name: "Novembro (cópia)", settings: { cardColor: "#FFF8E1" } });

  await menu("Novembro (cópia)", "Excluir");
  await expect.poll(() => card("Novembro (cópia)").count()).toBe(0);
  await page.getByRole("alert").filter({ hasText: "Tema excluído: Novembro (cópia)." })
    .getByRole("button", { name: "Desfazer" }).click();
  await card("Novembro (cópia)").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("themes go out to a file and come in from one, which is read with care", async () => {
  const { page, context } = await admin(admins[1], { viewport: DESKTOP });
  const cards = page.getByRole("button", { name: /^Experimentar:/ });
  await expect.poll(() => cards.count()).toBe(3);
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
  await refused.getByText(/não é JSON/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await refused.getByRole("button", { name: "Entendi" }).click();
  file.themes[1].settings.cardColor = "branco";
  await choose(file);
  await refused.getByText("Tema 2 (Novembro): a cor “Cartões” não tem a forma #RRGGBB.").waitFor();
  await refused.getByRole("button", { name: "Entendi" }).click();
  file.themes[1].settings.cardColor = "#FFFFFF";
  await choose(file);
  await page.getByText("3 temas importados.").waitFor();
  await expect.poll(() => cards.count()).toBe(6);
  await context.close();
});

test("a list of many themes grows page by page, and what another admin does is in it", async () => {
  const colors = { sidebarColor: "#FFFFFF", primaryColor: "#6200EE", cardColor: "#FFFFFF" };
  const before =
    (await ask("{ themes(first: 100) { edges { cursor } } }")).data.themes.edges.length;
  const themes = Array.from({ length: 40 }, (_, n) => ({ name: `Dia ${n}`, settings: colors }));
  await ask(
    `mutation ($themes: [ThemeInput!]!) { importThemes(input: { themes: $themes }) { __typename } }`,
    { themes },
  );
  const { page, context } = await admin(admins[0]);
  const cards = page.getByRole("button", { name: /^Experimentar:/ });
  await expect.poll(() => cards.count()).toBe(30);
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expect.poll(() => cards.count()).toBe(before + 40);
  await ask(
    `mutation ($settings: ThemeSettingsInput!) {
      createTheme(input: { name: "Agora", settings: $settings }) { __typename }
    }`,
    { settings: colors },
  );
  await page.getByRole("button", { name: "Experimentar: Agora" }).waitFor();
  await context.close();
});

test("who is no admin has no such screen, and is shown what any wrong address shows", async () => {
  await newcomer(product.origin, "leo@example.com");
  const { page, context } = await signedIn(chrome, product.origin, "leo@example.com");
  await page.goto(SCREEN);
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  expect(await page.getByText("Cartões").count()).toBe(0);
  await context.close();
});

test("a screen that could not be read says so, and is there after another try", async () => {
  const { page, context } = await signedIn(chrome, product.origin, admins[0], {
    viewport: DESKTOP,
    serviceWorkers: "block",
  });
  await page.goto("/app/offer");
  await page.getByText("Nenhuma oferta ainda").waitFor();
  await context.route("**/graphql*", (route) => route.abort());
  await page.getByRole("link", { name: "Aparência" }).click();
  await page.getByRole("heading", { name: "Não deu certo desta vez" }).waitFor();
  await context.unroute("**/graphql*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await field(page, "Cartões").waitFor();
  await context.close();
});

test("what cannot be saved says so, and what was picked stays", async () => {
  await ask(`mutation { createTheme(input: { name: "Alheio", settings: {
    sidebarColor: "#FFFFFF", primaryColor: "#6200EE", cardColor: "#FFFFFF" } }) { __typename } }`);
  const { page, context } = await admin(admins[0]);
  await context.route(
    "**/graphql",
    (route) => route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await type(page, "Cartões", "#ABCDEF");
  await save(page).click();
  await page.getByText("Falha ao salvar as configurações.").waitFor();
  expect(await field(page, "Cartões").inputValue()).toBe("#ABCDEF");
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await page.getByText("Erro ao salvar o tema.").waitFor();
  await page.getByRole("button", { name: /^Ações: Alheio/ }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await page.getByText("Erro ao deletar o tema.").waitFor();

  // A reload keeps it, too.
  await context.unroute("**/graphql");
  await page.reload();
  await field(page, "Cartões").waitFor();
  await expect.poll(() => field(page, "Cartões").inputValue()).toBe("#ABCDEF");
  await context.close();
});
