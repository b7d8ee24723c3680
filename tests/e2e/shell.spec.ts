import { expectAccessible } from "./support/accessibility.ts";
import { DESK, isMarked, mark, PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";
import { desk, focusedText, holdsFocus, makeOffer, pathOf } from "./support/shell.ts";

test("on a phone, Mais lists every screen, and going back closes it", async ({ newPerson }) => {
  const { page, keys, complaints } = await newPerson("Nina");
  await page.goto("/app/offer");
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();
  const row = page.getByRole("navigation", { name: "Principal" });
  await expect(row.locator("a, button")).toHaveCount(5);
  const more = row.getByRole("button", { name: "Mais" });
  const sheet = page.getByRole("dialog", { name: "Mais" });

  await keys.push(more);
  await keys.push(sheet.getByRole("button", { name: "Ajustes" }));
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
  await expect.poll(() => focusedText(page)).toBe("Mais");

  await keys.push(more);
  await sheet.getByRole("button", { name: "Fechar" }).evaluate((one: HTMLElement) => {
    one.click();
    one.click(); // before the sheet is gone
  });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();

  await keys.push(more);
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe("/app/offer");

  await keys.push(more);
  await keys.push(sheet.getByRole("button", { name: "Ajustes" }));
  await keys.push(sheet.getByRole("link", { name: "Envio e ritmo" }));
  await expect(page.getByRole("heading", { level: 1, name: "Envio e ritmo" })).toBeVisible();
  await expect(page).toHaveTitle("Envio e ritmo · Garimpo");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Suas ofertas" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the account menu names the person and keeps the theme they choose", async ({ newPerson }) => {
  const { email, page, keys } = await newPerson("Rui", desk);
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

test("a tab becomes that of the next person, who signs in in another tab", async ({ newPerson, product }) => {
  const { email, page, context, complaints } = await newPerson("Lia", desk);
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

  // Also without a message between tabs: by the response.
  const credentials = { email, password: "uma senha boa" };
  const headers = { origin: product.origin };
  await mark(page);
  await context.request.post("/api/auth/sign-in/email", { data: credentials, headers });
  await page.getByRole("link", { name: "Ofertas" }).click();
  await expect.poll(() => isMarked(page)).toBe(false); // the page was reloaded
  await page.getByRole("button", { name: "Sua conta" }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the cookie banner covers nothing that has to be pressed", async ({ newPerson }) => {
  const { page } = await newPerson("Lu", desk);
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
    const last = page.getByRole("link", { name: "Conecte o WhatsApp ou o Telegram" });
    await last.click({ trial: true });
    const ends = () => document.querySelector("main")!.lastElementChild!.getBoundingClientRect();
    const spare = async () => { // px between the end of the content and the banner
      const { y = 0 } = await banner.boundingBox() ?? {};
      return y - (await page.evaluate(ends)).bottom;
    };
    await expect.poll(spare).toBeGreaterThan(0);
  }
});

test("only an admin finds the administration", async ({ newPerson, newDevice, product }) => {
  const { id, page } = await newPerson("Leo", desk);
  await page.goto("/app/admin/appearance");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Page not found: /app/admin/appearance")).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found · Garimpo");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();

  await product.rows("update users set role = 'admin' where id = $1", [id]);
  await page.goto("/app/gerador");
  await page.getByRole("button", { name: "Administração" }).click();
  await page.getByRole("link", { name: "Aparência" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aparência" })).toBeVisible();

  const guest = await newDevice();
  await guest.page.goto("/app/admin/appearance");
  await guest.page.waitForURL("**/auth/login?volta=%2Fapp%2Fadmin%2Fappearance");
});

test("the frame fits every width from 360 to 2560 px", async ({ newPerson }) => {
  const { ask, page } = await newPerson("Mia");
  await ask(makeOffer, { title: "Fone" });
  const folder = Deno.env.get("SCREENSHOTS");
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
      if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
    }
  }
});

test("the menu fits 800 px: nine entries at most, and the plan stays in sight @desk", async ({ newPerson }) => {
  const { page } = await newPerson("Iara", {
    role: "admin",
    viewport: { width: 1280, height: 800 },
  });
  await page.goto("/app/offer");
  const menu = page.getByRole("navigation", { name: "Principal" });
  const plan = menu.getByLabel("Seu plano");
  await expect(plan).toContainText(/Faltam \d+ dias/);
  const hidden = () =>
    menu.evaluate((nav) => nav.children[1]!.scrollHeight - nav.children[1]!.clientHeight);
  expect(await hidden()).toBe(0);
  await expectAccessible(page);
  const folder = Deno.env.get("SCREENSHOTS");
  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => document.documentElement.dataset.theme = theme, theme);
    if (folder) await page.screenshot({ path: `${folder}/menu-${theme}-1280.png` });
  }
  await menu.getByRole("button", { name: "Loja, links e IA" }).click();
  await menu.getByRole("button", { name: "Ajustes" }).click();
  await menu.getByRole("link", { name: "Envio e ritmo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Envio e ritmo" })).toBeVisible();
  expect(await hidden()).toBeGreaterThan(0);
  await expect(plan).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  if (folder) await page.screenshot({ path: `${folder}/menu-open-1280.png` });
  await page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = "light";
    style.setProperty("--sidebar", "#111");
    style.setProperty("--primary", "#ffb300");
  });
  if (folder) await page.screenshot({ path: `${folder}/menu-yellow-1280.png` });
});
