import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import {
  desk,
  focusedText,
  makeOffer,
  openPalette,
  pathOf,
  requestedIcons,
} from "./support/shell.ts";

test("the palette goes to a screen and to an offer by keyboard alone", async ({ newPerson }) => {
  const { ask, page, keys, context, complaints } = await newPerson("Paula", desk);
  const made = await ask(makeOffer, { title: "Cafeteira Prima Latte" });
  const offerId: string = made.data.createOffer.id;
  await page.goto("/app/offer");
  await expect(page.getByText("Cafeteira Prima Latte").first()).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Principal" });
  await keys.reach(nav.getByRole("link", { name: "Grupos" }));

  const icons = requestedIcons(page);
  const box = await openPalette(page);
  await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(5);
  await expect(page.getByRole("option", { name: /Aparência/ })).toHaveCount(0); // no admin
  await page.keyboard.insertText("nada que exista");
  await expect(page.getByRole("option", { name: /Ver todas as ofertas/ })).toBeVisible();
  await keys.press("Escape");
  await expect(box).toHaveCount(0);
  await expect.poll(() => focusedText(page)).toBe("Grupos"); // the focus is back

  await openPalette(page);
  await page.keyboard.insertText("silencio"); // a keyword without its accent
  await expect(page.getByRole("option", { name: /Envio e ritmo/, selected: true })).toBeVisible();
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Envio e ritmo" })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/app/settings/bot-settings");

  await openPalette(page);
  await page.keyboard.insertText("pasar envios"); // with a letter missing
  await page.getByRole("option", { name: /Pausar envios/ }).click();
  await expect(page.getByText("Pausado. O que está na fila espera você continuar.")).toBeVisible();
  await openPalette(page);
  await page.keyboard.insertText("continuar");
  await expect(page.getByRole("option", { name: /Continuar envios/, selected: true }))
    .toBeVisible();
  await keys.press("Enter");
  await expect(page.getByText("Os envios continuam.")).toBeVisible();

  await openPalette(page);
  await page.keyboard.insertText("prima");
  const named = { name: /Cafeteira Prima Latte.*319,90/ };
  await expect(page.getByRole("option", { ...named, selected: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => icons).toEqual(expect.arrayContaining(["list-filter", "tag"]));
  expect(new Set(icons).size).toBe(icons.length); // on the first display, and only once
  await keys.press("ArrowDown");
  await expect(page.getByRole("option", { ...named, selected: false })).toBeVisible();
  await keys.press("ArrowUp");
  await expect(page.getByRole("option", { ...named, selected: true })).toBeVisible();
  await keys.press("Enter");
  await expect(box).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get("oferta")).toBe(offerId);
  await expect(page.getByRole("switch", { name: /#publi/ })).toBeVisible(); // the screen is loaded

  await openPalette(page);
  const recent = page.getByRole("group", { name: "Recentes" }).getByRole("option");
  await expect(recent.first()).toContainText("Cafeteira Prima Latte");
  await context.setOffline(true);
  await page.keyboard.insertText("cafe");
  await expect(page.getByText(/Sem conexão: suas ofertas/)).toBeVisible();
  await context.setOffline(false);
  expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
});

test("a ring replaces an icon that does not load in time", async ({ newPerson }) => {
  const { ask, page } = await newPerson("Ivo", desk);
  await ask(makeOffer, { title: "Fone" });
  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  const option = page.getByRole("option", { name: /^Fone/ });
  await (await openPalette(page)).fill("fone");
  await expect(option.locator("svg path").first()).toBeVisible();
  await page.goto("/app/offer");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await page.route("**/api/icons/**", () => {}); // no response
  const given = page.waitForEvent("requestfailed", (one) => one.url().includes("/api/icons/"));
  await (await openPalette(page)).fill("fone");
  await expect(option.locator("svg circle")).toBeVisible();
  expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED"); // after 1.5 s
  await option.click();
  await page.waitForURL("**/app/gerador?oferta=*");
});

test("the palette finds a coupon by its code, in the same request as the offers", async ({ newPerson }) => {
  const { ask, page } = await newPerson("Olga", desk);
  const made = await ask(`mutation { createCoupon(input: { fields: {
    couponCode: "AURORA10", marketplace: AMAZON, percentOff: 10
  } }) { __typename } }`);
  expect(JSON.stringify(made)).toContain('"Coupon"');
  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Sua conta" })).toBeVisible();
  await (await openPalette(page)).fill("aurora");
  await page.getByRole("group", { name: "Cupons" }).getByRole("option").click();
  await page.waitForURL("**/app/cupons?cupom=cpn_*");
  await expect(page.getByRole("dialog", { name: "Editar cupom" })).toBeVisible();
});
