import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK, isMarked, mark, PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

const wide = { viewport: DESK };

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
    if (await box.count() > 0) return await box.evaluate((one) => one === document.activeElement);
    await page.keyboard.press("Control+K"); // again, where nobody heard it yet
    return false;
  };
  await expect.poll(isReady).toBe(true);
  return box;
}

test("the palette goes to a screen and to an offer by keyboard alone", async ({ newPerson }) => {
  const { ask, page, keys, context, complaints } = await newPerson("Paula", wide);
  const made = await ask(makeOffer, { title: "Cafeteira Prima Latte" });
  const offerId: string = made.data.createOffer.id;
  await page.goto("/app/offer");
  await expect(page.getByText("Cafeteira Prima Latte").first()).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Principal" });
  await keys.reach(nav.getByRole("link", { name: "Grupos" }));

  const icons = askedIcons(page);
  const box = await palette(page);
  await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(5);
  await expect(page.getByRole("option", { name: /Aparência/ })).toHaveCount(0); // no admin
  await page.keyboard.insertText("nada que exista");
  await expect(page.getByRole("option", { name: /Ver todas as ofertas/ })).toBeVisible();
  await keys.press("Escape");
  await expect(box).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("Grupos"); // back where it was

  await palette(page);
  await page.keyboard.insertText("silencio"); // what the screen is about, without its accent
  await expect(page.getByRole("option", { name: /Envio e ritmo/, selected: true })).toBeVisible();
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Envio e ritmo" })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/app/settings/bot-settings");

  await palette(page);
  await page.keyboard.insertText("prima");
  const named = { name: /Cafeteira Prima Latte.*319,90/ };
  await expect(page.getByRole("option", { ...named, selected: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => icons).toEqual(["list-filter", "tag"]); // when it is first shown, and once
  await keys.press("ArrowDown");
  await expect(page.getByRole("option", { ...named, selected: false })).toBeVisible();
  await keys.press("ArrowUp");
  await expect(page.getByRole("option", { ...named, selected: true })).toBeVisible();
  await keys.press("Enter");
  await expect(box).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get("oferta")).toBe(offerId);
  await expect(page.getByRole("switch", { name: /#publi/ })).toBeVisible(); // all of it is there

  await palette(page);
  const recent = page.getByRole("group", { name: "Recentes" }).getByRole("option");
  await expect(recent.first()).toContainText("Cafeteira Prima Latte");
  await context.setOffline(true);
  await page.keyboard.insertText("cafe");
  await expect(page.getByText(/Sem conexão: suas ofertas/)).toBeVisible();
  await context.setOffline(false);
  expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
});

test("on a phone, Mais opens every place, and the way back closes it", async ({ newPerson }) => {
  const { page, keys, complaints } = await newPerson("Nina");
  await page.goto("/app/offer");
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();
  const row = page.getByRole("navigation", { name: "Principal" });
  await expect(row.locator("a, button")).toHaveCount(5);
  const more = row.getByRole("button", { name: "Mais" });
  const sheet = page.getByRole("dialog", { name: "Mais" });

  await keys.push(more);
  await expect(sheet.getByRole("link", { name: "Mercado Livre" })).toBeVisible();
  await expect(sheet.getByLabel("Seu plano")).toBeVisible();
  await expect.poll(() => holdsFocus(sheet)).toBe(true);
  for (let tabs = 0; tabs < 15; tabs++) {
    await keys.press("Tab");
    const isBehind = () =>
      document.activeElement?.closest("main, header, nav[aria-label=Principal]");
    expect(await page.evaluate(isBehind)).toBeNull();
  }
  await expectAccessible(page);
  await page.goto("/app/offer");
  await keys.push(more);
  await expect.poll(() => holdsFocus(sheet)).toBe(true);
  await keys.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("Mais");

  await keys.push(more);
  await sheet.getByRole("button", { name: "Fechar" }).evaluate((one: HTMLElement) => {
    one.click();
    one.click(); // before it is gone
  });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();

  await keys.push(more);
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe("/app/offer");

  await keys.push(more);
  await keys.push(sheet.getByRole("link", { name: "Envio e ritmo" }));
  await expect(page.getByRole("heading", { level: 1, name: "Envio e ritmo" })).toBeVisible();
  await expect(page).toHaveTitle("Envio e ritmo · Garimpo");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the bell tells of a doubt as it happens, and of nothing new once it was seen", async ({ newPerson, connectTelegram, telegram }) => {
  const duda = await newPerson("Duda", { isConfirmed: true });
  const { ask, page, keys, complaints } = duda;
  const { groupIds } = await connectTelegram(duda, "Promos do dia");
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;
  const unread = async () =>
    (await ask("{ viewer { unreadNotifications } }")).data.viewer.unreadNotifications;
  await expect.poll(unread).toBe(1); // the welcome
  await ask("mutation { markNotificationsRead(input: {}) { __typename } }");

  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Avisos: nenhum novo" })).toBeVisible();
  telegram.faults.next("DROP_AFTER");
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) { __typename }
    }`,
    { offerId, groupIds },
  );
  const bell = page.getByRole("button", { name: /^Avisos: \d novos?$/ });
  await expect(bell).toBeVisible(); // by itself
  await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain("Avisos: 1 novo");
  await expectAccessible(page);

  const icons = askedIcons(page);
  await keys.push(bell);
  const sheet = page.getByRole("dialog", { name: "Avisos" });
  const doubt = sheet.getByRole("link", {
    name: /^Novo: Promos do dia: a mensagem pode ter chegado$/,
  });
  await expect(doubt).toBeVisible();
  await expect(sheet.getByText("Boas-vindas")).toBeVisible();
  await expect.poll(() => icons).toEqual(["message-circle-question,sparkles"]); // in one request
  await expect.poll(unread).toBe(0);
  await expect(page.getByRole("button", { name: "Avisos: nenhum novo", includeHidden: true }))
    .toBeVisible();
  await expectAccessible(page);
  await keys.push(doubt);
  await expect(page.getByRole("heading", { name: "O que pede a sua decisão" })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/app/offer/envio");

  // Its words follow what becomes of it.
  await keys.push(page.getByRole("button", { name: /^Chegou/ }));
  await expect(page.getByText("1 de 1 enviada")).toBeVisible();
  await keys.push(page.getByRole("button", { name: /^Avisos/ }));
  await expect(sheet.getByText("As dúvidas foram resolvidas")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a ring stands in for an icon that does not come, and it is not waited for long", async ({ newPerson }) => {
  const { ask, page } = await newPerson("Ivo", wide);
  await ask(makeOffer, { title: "Fone" });
  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  const option = page.getByRole("option", { name: /^Fone/ });
  await (await palette(page)).fill("fone");
  await expect(option.locator("svg path").first()).toBeVisible();
  await page.goto("/app/offer");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await page.route("**/api/icons/**", () => {}); // never answered
  const given = page.waitForEvent("requestfailed", (one) => one.url().includes("/api/icons/"));
  await (await palette(page)).fill("fone");
  await expect(option.locator("svg circle")).toBeVisible();
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED"); // after 1.5 s
  await option.click();
  await page.waitForURL("**/app/gerador?oferta=*");
});

test("the account menu names the person and keeps the theme they choose", async ({ newPerson }) => {
  const { email, page, keys } = await newPerson("Rui", wide);
  await page.goto("/app/gerador");
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await keys.choose(page.getByRole("menuitemradio", { name: "Escuro" }));
  await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await expect(page.getByRole("menuitemradio", { name: "Escuro", checked: true })).toBeVisible();
  await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
  await page.waitForURL("**/auth/login");
});

test("a tab of somebody's becomes the next person's, who signed in in another tab", async ({ newPerson, product }) => {
  const { email, page, context, complaints } = await newPerson("Lia", wide);
  const bia = await newPerson("Bia");
  await page.goto("/app/gerador");
  await page.getByLabel("Link do produto").fill("um segredo da Lia");
  const other = await context.newPage();
  await other.goto("/app/offer");
  await other.getByRole("button", { name: "Sua conta" }).click();
  await other.getByRole("menuitem", { name: "Sair" }).click();
  await other.getByLabel("E-mail").fill(bia.email);
  await other.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await other.getByRole("button", { name: "Entrar", exact: true }).click();
  await other.waitForURL("**/app/**");

  const typed = () => page.getByLabel("Link do produto").inputValue();
  await expect.poll(typed).toBe("");
  await page.getByRole("button", { name: "Sua conta" }).click();
  await expect(page.getByText(bia.email)).toBeVisible();
  const menu = page.getByRole("menu");
  await expect.poll(() => holdsFocus(menu)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);

  // Also where no tab tells: the answer does.
  const credentials = { email, password: "uma senha boa" };
  const headers = { origin: product.origin };
  await mark(page);
  await context.clearCookies();
  await context.request.post("/api/auth/sign-in/email", { data: credentials, headers });
  await page.getByRole("link", { name: "Ofertas" }).click();
  await expect.poll(() => isMarked(page)).toBe(false); // it is another page
  await page.getByRole("button", { name: "Sua conta" }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the cookie banner lies over nothing that one has to press", async ({ newPerson }) => {
  const { page } = await newPerson("Lu", wide);
  await page.goto("/app/settings/bot-settings");
  const banner = page.getByRole("region", { name: "Aviso de cookies" });
  await expect(banner).toBeVisible();
  for (const viewport of [DESK, PHONE]) {
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
});

test("the administration is there for admins, and nowhere for anybody else", async ({ newPerson, newDevice, product }) => {
  const { id, page } = await newPerson("Leo", wide);
  await page.goto("/app/admin/appearance");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Page not found: /app/admin/appearance")).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found · Garimpo");

  await product.rows("update users set role = 'admin' where id = $1", [id]);
  await page.goto("/app/gerador");
  await page.getByRole("link", { name: "Aparência" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aparência" })).toBeVisible();

  const guest = await newDevice();
  await guest.page.goto("/app/admin/appearance");
  await guest.page.waitForURL("**/auth/login?volta=%2Fapp%2Fadmin%2Fappearance");
});

test("the frame stands on every width from a phone's to a wall's", async ({ newPerson }) => {
  const { ask, page } = await newPerson("Mia");
  await ask(makeOffer, { title: "Fone" });
  const looked = Deno.env.get("SCREENSHOTS");
  for (const path of ["/app/gerador", "/app/offer", "/app/automation/groups"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [360, 600, 960, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
      const spare = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      await expect.poll(async () => [path, width, await page.evaluate(spare)])
        .toEqual([path, width, 0]);
      const name = `frame${path.replaceAll("/", "-")}-${width}`;
      if (looked) await page.screenshot({ path: `${looked}/${name}.png` });
    }
  }
});
