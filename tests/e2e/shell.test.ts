import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMarked, mark } from "../support/behind_front.ts";
import { barriers, browser, DESKTOP, isFocused, PHONE } from "../support/browser.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../support/product/start_product.ts";
import { confirmedEmails, newcomer, signedIn } from "../support/signed_in.ts";
import { telegramStandin } from "../support/telegram/standin.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let telegram: Awaited<ReturnType<typeof telegramStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  telegram = await telegramStandin();
  product = await startProduct(folder.path, telegram.standins);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await telegram?.close();
  await folder[Symbol.asyncDispose]();
});

const device = (email: string, options = {}) => signedIn(chrome, product.origin, email, options);
const wide = { viewport: DESKTOP };

const makeOffer = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, price: { cents: 31990 } } }) {
    ... on Offer { id }
  }
}`;

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Every request for icons that the page makes from now on, as the names that it asks for. */
function askedIcons(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/icons/")) asked.push(searchParams.get("icons")!);
  });
  return asked;
}

/** Puts the focus on something that is behind the palette, to see it come back. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Whether the focus is within it. */
const holdsFocus = (one: Locator) =>
  one.evaluate((element) => element.contains(document.activeElement));

/** Opens the palette, and waits until it takes what is typed. */
async function palette(page: Page) {
  const box = page.getByRole("combobox", { name: "Buscar telas e ofertas" });
  const isReady = async () => {
    if (await box.count() > 0) return await isFocused(box);
    await page.keyboard.press("Control+K"); // again, where nobody heard it yet
    return false;
  };
  await expect.poll(isReady).toBe(true);
  return box;
}

test("the palette goes to a screen and to an offer by keyboard alone", async () => {
  const ask = await newcomer(product.origin, "paula@example.com");
  const made = await ask(makeOffer, { title: "Cafeteira Prima Latte" });
  const offerId: string = made.data.createOffer.id;
  const { page, keys, context, complaints } = await device("paula@example.com", wide);
  await page.goto("/app/offer");
  await page.getByText("Cafeteira Prima Latte").first().waitFor();
  const nav = page.getByRole("navigation", { name: "Principal" });
  await keys.reach(nav.getByRole("link", { name: "Grupos" }));

  const icons = askedIcons(page);
  const box = await palette(page);
  await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(5);
  expect(await page.getByRole("option", { name: /Aparência/ }).count()).toBe(0); // no admin
  await page.keyboard.insertText("nada que exista");
  await page.getByRole("option", { name: /Ver todas as ofertas/ }).waitFor();
  await keys.press("Escape");
  await box.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Grupos"); // back where it was

  await palette(page);
  await page.keyboard.insertText("silencio"); // what the screen is about, without its accent
  await page.getByRole("option", { name: /Envio e ritmo/, selected: true }).waitFor();
  await keys.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Envio e ritmo" }).waitFor();
  await expect.poll(() => pathOf(page)).toBe("/app/settings/bot-settings");

  await palette(page);
  await page.keyboard.insertText("prima");
  const named = { name: /Cafeteira Prima Latte.*319,90/ };
  await page.getByRole("option", { ...named, selected: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await expect.poll(() => icons).toEqual(["list-filter", "tag"]); // when it is first shown, and once
  await keys.press("ArrowDown");
  await page.getByRole("option", { ...named, selected: false }).waitFor();
  await keys.press("ArrowUp");
  await page.getByRole("option", { ...named, selected: true }).waitFor();
  await keys.press("Enter");
  await box.waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).searchParams.get("oferta")).toBe(offerId);
  await page.getByRole("switch", { name: /#publi/ }).waitFor(); // all of it is there

  await palette(page);
  const recent = page.getByRole("group", { name: "Recentes" }).getByRole("option");
  await expect.poll(() => recent.first().innerText()).toContain("Cafeteira Prima Latte");
  await context.setOffline(true);
  await page.keyboard.insertText("cafe");
  await page.getByText(/Sem conexão: suas ofertas/).waitFor();
  await context.setOffline(false);
  expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  await context.close();
});

test("on a phone, Mais opens every place, and the way back closes it", async () => {
  await newcomer(product.origin, "nina@example.com");
  const { page, keys, context, complaints } = await device("nina@example.com");
  await page.goto("/app/offer");
  await page.getByRole("heading", { level: 1, name: "Suas ofertas" }).waitFor();
  const row = page.getByRole("navigation", { name: "Principal" });
  await expect.poll(() => row.locator("a, button").count()).toBe(5);
  const more = row.getByRole("button", { name: "Mais" });
  const sheet = page.getByRole("dialog", { name: "Mais" });

  await keys.push(more);
  await sheet.getByRole("link", { name: "Mercado Livre" }).waitFor();
  await sheet.getByLabel("Seu plano").waitFor();
  await expect.poll(() => holdsFocus(sheet)).toBe(true);
  for (let tabs = 0; tabs < 15; tabs++) {
    await keys.press("Tab");
    const isBehind = () =>
      document.activeElement?.closest("main, header, nav[aria-label=Principal]");
    expect(await page.evaluate(isBehind)).toBeNull();
  }
  expect(await barriers(page)).toEqual([]);
  await page.goto("/app/offer");
  await keys.push(more);
  await expect.poll(() => holdsFocus(sheet)).toBe(true);
  await keys.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Mais");

  await keys.push(more);
  await sheet.getByRole("button", { name: "Fechar" }).evaluate((one: HTMLElement) => {
    one.click();
    one.click(); // before it is gone
  });
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Suas ofertas" }).waitFor();

  await keys.push(more);
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => pathOf(page)).toBe("/app/offer");

  await keys.push(more);
  await keys.push(sheet.getByRole("link", { name: "Envio e ritmo" }));
  await page.getByRole("heading", { level: 1, name: "Envio e ritmo" }).waitFor();
  await expect.poll(() => page.title()).toBe("Envio e ritmo · Garimpo");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Suas ofertas" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("the bell tells of a doubt as it happens, and of nothing new once it was seen", async () => {
  const ask = await newcomer(product.origin, "duda@example.com");
  await confirmedEmails(folder.path);
  const bot = telegram.bot("Duda");
  await ask(
    `mutation ($botToken: String!) { connectTelegram(input: { botToken: $botToken }) { __typename } }`,
    { botToken: bot.token },
  );
  telegram.make(bot, telegram.chat("group", "Promos do dia"), "administrator");
  const groups = async () =>
    (await ask("{ viewer { groups { edges { node { id } } } } }")).data.viewer.groups.edges;
  await expect.poll(async () => (await groups()).length).toBe(1);
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;
  const unread = async () =>
    (await ask("{ viewer { unreadNotifications } }")).data.viewer.unreadNotifications;
  await expect.poll(unread).toBe(1); // the welcome
  await ask("mutation { markNotificationsRead(input: {}) { __typename } }");

  const { page, keys, context, complaints } = await device("duda@example.com");
  await page.goto("/app/gerador");
  await page.getByRole("button", { name: "Avisos: nenhum novo" }).waitFor();
  telegram.faults.next("DROP_AFTER");
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds }) { __typename }
    }`,
    { offerId, groupIds: [(await groups())[0].node.id] },
  );
  const bell = page.getByRole("button", { name: /^Avisos: \d novos?$/ });
  await bell.waitFor(); // by itself
  await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain("Avisos: 1 novo");
  expect(await barriers(page)).toEqual([]);

  const icons = askedIcons(page);
  await keys.push(bell);
  const sheet = page.getByRole("dialog", { name: "Avisos" });
  const doubt = sheet.getByRole("link", {
    name: /^Novo: Promos do dia: a mensagem pode ter chegado$/,
  });
  await doubt.waitFor();
  await sheet.getByText("Boas-vindas").waitFor();
  await expect.poll(() => icons).toEqual(["message-circle-question,sparkles"]); // in one request
  await expect.poll(unread).toBe(0);
  await page.getByRole("button", { name: "Avisos: nenhum novo", includeHidden: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.push(doubt);
  await page.getByRole("heading", { name: "O que pede a sua decisão" }).waitFor();
  await expect.poll(() => pathOf(page)).toBe("/app/offer/envio");

  // Its words follow what becomes of it.
  await keys.push(page.getByRole("button", { name: /^Chegou/ }));
  await page.getByText("1 de 1 enviada").waitFor();
  await keys.push(page.getByRole("button", { name: /^Avisos/ }));
  await sheet.getByText("As dúvidas foram resolvidas").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("a ring stands in for an icon that does not come, and it is not waited for long", async () => {
  const ask = await newcomer(product.origin, "ivo@example.com");
  await ask(makeOffer, { title: "Fone" });
  const { page, context } = await device("ivo@example.com", wide);
  await page.goto("/app/gerador");
  await page.getByRole("button", { name: "Sua conta" }).waitFor();
  const option = page.getByRole("option", { name: /^Fone/ });
  await (await palette(page)).fill("fone");
  await option.locator("svg path").first().waitFor();
  await page.goto("/app/offer");
  await page.getByRole("button", { name: "Sua conta" }).waitFor();
  await page.route("**/api/icons/**", () => {}); // never answered
  const given = page.waitForEvent("requestfailed", (one) => one.url().includes("/api/icons/"));
  await (await palette(page)).fill("fone");
  await option.locator("svg circle").waitFor();
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED"); // after 1.5 s
  await option.click();
  await page.waitForURL("**/app/gerador?oferta=*");
  await context.close();
});

test("the account menu names the person and keeps the theme they choose", async () => {
  await newcomer(product.origin, "rui@example.com");
  const { page, keys, context } = await device("rui@example.com", wide);
  await page.goto("/app/gerador");
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await page.getByText("rui@example.com").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.choose(page.getByRole("menuitemradio", { name: "Escuro" }));
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.reload();
  await page.locator('html[data-theme="dark"]').waitFor();
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await page.getByRole("menuitemradio", { name: "Escuro", checked: true }).waitFor();
  await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
  await page.waitForURL("**/auth/login");
  await context.close();
});

test("a tab of somebody's becomes the next person's, who signed in in another tab", async () => {
  await newcomer(product.origin, "lia@example.com");
  await newcomer(product.origin, "bia@example.com");
  const { page, context, complaints } = await device("lia@example.com", wide);
  await page.goto("/app/gerador");
  await page.getByLabel("Link do produto").fill("um segredo da Lia");
  const other = await context.newPage();
  await other.goto("/app/offer");
  await other.getByRole("button", { name: "Sua conta" }).click();
  await other.getByRole("menuitem", { name: "Sair" }).click();
  await other.getByLabel("E-mail").fill("bia@example.com");
  await other.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await other.getByRole("button", { name: "Entrar", exact: true }).click();
  await other.waitForURL("**/app/**");

  const typed = () => page.getByLabel("Link do produto").inputValue();
  await expect.poll(typed).toBe("");
  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByText("bia@example.com").waitFor();
  const menu = page.getByRole("menu");
  await expect.poll(() => holdsFocus(menu)).toBe(true);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });

  // Also where no tab tells: the answer does.
  const credentials = { email: "lia@example.com", password: "uma senha boa" };
  const headers = { origin: product.origin };
  await mark(page);
  await context.clearCookies();
  await context.request.post("/api/auth/sign-in/email", { data: credentials, headers });
  await page.getByRole("link", { name: "Ofertas" }).click();
  await expect.poll(() => isMarked(page)).toBe(false); // it is another page
  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByText("lia@example.com").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("the cookie banner lies over nothing that one has to press", async () => {
  await newcomer(product.origin, "lu@example.com");
  const { page, context } = await device("lu@example.com", wide);
  await page.goto("/app/settings/bot-settings");
  const banner = page.getByRole("region", { name: "Aviso de cookies" });
  await banner.waitFor();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const y of [0, 300, 5_000]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      const save = page.getByRole("button", { name: "Salvar" });
      await save.click({ trial: true });
    }
    const last = page.getByRole("link", { name: "Conecte um mensageiro" });
    await last.click({ trial: true });
    const ends = () => document.querySelector("main")!.lastElementChild!.getBoundingClientRect();
    const spare = async () => { // under the end of what was scrolled to its end
      const { y = 0 } = await banner.boundingBox() ?? {};
      return y - (await page.evaluate(ends)).bottom;
    };
    await expect.poll(spare).toBeGreaterThan(0);
  }
  await context.close();
});

test("the administration is there for admins, and nowhere for anybody else", async () => {
  await newcomer(product.origin, "leo@example.com");
  const { page, context } = await device("leo@example.com", wide);
  await page.goto("/app/admin/appearance");
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  await page.getByText("Page not found: /app/admin/appearance").waitFor();
  await expect.poll(() => page.title()).toBe("Page Not Found · Garimpo");

  await using database = await connectToDatabase(folder.path);
  await database.rows("update users set role = 'admin' where email = 'leo@example.com'");
  await page.goto("/app/gerador");
  await page.getByRole("link", { name: "Aparência" }).click();
  await page.getByRole("heading", { level: 1, name: "Aparência" }).waitFor();
  await context.close();

  const guest = await chrome.device(product.origin);
  await guest.page.goto("/app/admin/appearance");
  await guest.page.waitForURL("**/auth/login?volta=%2Fapp%2Fadmin%2Fappearance");
  await guest.context.close();
});

test("the frame stands on every width from a phone's to a wall's", async () => {
  const ask = await newcomer(product.origin, "mia@example.com");
  await ask(makeOffer, { title: "Fone" });
  const { page, context } = await device("mia@example.com");
  const looked = Deno.env.get("SCREENSHOTS");
  for (const path of ["/app/gerador", "/app/offer", "/app/automation/groups"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const width of [360, 600, 960, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("button", { name: "Sua conta" }).waitFor();
      const spare = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      await expect.poll(async () => [path, width, await page.evaluate(spare)])
        .toEqual([path, width, 0]);
      const name = `frame${path.replaceAll("/", "-")}-${width}`;
      if (looked) await page.screenshot({ path: `${looked}/${name}.png` });
    }
  }
  await context.close();
});
