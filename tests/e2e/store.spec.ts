import type { Request } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK, PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

const create = `mutation ($title: String!) { createOffer(input: { fields: {
  title: $title, shop: "Loja", price: { cents: 11990, currency: "BRL" }
  affiliateUrl: "https://loja.example/p?tag=nina"
} }) { __typename } }`;

const folder = Deno.env.get("SCREENSHOTS");
const isShop = (request: Request) => new URL(request.url()).host === "loja.example";

test("a person makes a store, publishes it, and a stranger opens an offer there", async ({ newPerson, newDevice }) => {
  const { ask, page, keys, complaints } = await newPerson("Nina", { viewport: PHONE });
  await ask(create, { title: "Chaleira elétrica" });
  await ask(create, { title: "Fone sem fio" });
  await page.goto("/app/store");
  await page.getByRole("button", { name: "Só o necessário" }).click();
  const slug = `achados-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Nome da loja").fill("Achados da Nina");
  await expect(page.getByLabel("Endereço")).toHaveValue("achados-da-nina");
  await page.getByLabel("Endereço").fill(slug);
  await keys.push(page.getByRole("button", { name: "Criar loja" }));
  await expect(page.getByText("Só você vê", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Typed values survive a reload; the keyboard changes the order of sections.
  for (const [at, title] of ["Casa", "Som"].entries()) {
    await page.getByRole("button", { name: "Nova seção" }).click();
    await page.getByLabel("Nome da seção").nth(at).fill(title);
  }
  await page.reload();
  await expect(page.getByText(/o que você tinha mudado e ainda não salvou/)).toBeVisible();
  await page.getByRole("button", { name: /^Mover Som/ }).press("ArrowUp");
  await expect(page.getByRole("button", { name: "Mover Som: posição 1 de 2" })).toBeFocused();
  await expectAccessible(page);

  // A pointer drags an entry by its handle: below the other one, and back.
  const handle = (name: string) => page.getByRole("button", { name: new RegExp(`^Mover ${name}`) });
  for (const place of [2, 1]) {
    const [from, to] = [await handle("Som").boundingBox(), await handle("Casa").boundingBox()];
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole("button", { name: `Mover Som: posição ${place} de 2` }))
      .toBeFocused();
  }
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await expect(page.getByText("Loja salva.")).toBeVisible();

  // An offer's place is saved at once.
  await page.getByRole("button", { name: "Ações: Fone sem fio" }).click();
  await page.getByRole("menuitem", { name: "Pôr em Som" }).click();
  await expect(page.getByText("R$ 119,90 · Loja · Som")).toBeVisible();
  await page.getByRole("link", { name: "Prévia" }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Achados da Nina" })).toBeVisible();

  await keys.push(page.getByRole("button", { name: "Publicar" }));
  await expect(page.getByText("No ar", { exact: true })).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Copiar", exact: true }));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`/store/${slug}$`));

  await page.goto("/app/insights?por=link");
  await expect(page.getByRole("heading", { name: "De onde vêm as vendas" })).toBeVisible();
  const stranger = await newDevice({ viewport: PHONE });
  for (const colorScheme of ["dark", "light"] as const) {
    await stranger.page.emulateMedia({ colorScheme });
    await stranger.page.goto(address);
    await expect(stranger.page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    for (const viewport of [DESK, PHONE]) {
      await stranger.page.setViewportSize(viewport);
      await expectAccessible(stranger.page);
      const path = `${folder}/loja-${viewport.width}-${colorScheme}.png`;
      if (folder) await stranger.page.screenshot({ path, fullPage: true });
    }
  }
  await stranger.page.getByRole("link", { name: "Som" }).click();
  await expect(stranger.page.getByText("Chaleira elétrica")).toHaveCount(0);
  await stranger.context.route(
    "https://loja.example/**",
    (route) => route.fulfill({ body: "Loja" }),
  );
  const link = stranger.page.getByRole("link", { name: /Fone sem fio/ });
  const [shop] = await Promise.all([
    stranger.context.waitForEvent("request", isShop),
    link.click(),
  ]);
  expect(shop.url()).toBe("https://loja.example/p?tag=nina");

  // The click is in the results that Nina is looking at: it is of no group.
  await expect(page.getByRole("listitem").filter({ hasText: "Fone sem fio" })).toContainText(
    "1 clique",
  );
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
