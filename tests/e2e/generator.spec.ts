import { productPage } from "../support/sites/product_page.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const KETTLE = "https://www.amazon.com.br/dp/B0CHALEIRA";

test.beforeAll(({ shops }) => {
  shops.serve(
    "www.amazon.com.br",
    "/dp/B0CHALEIRA",
    productPage({ name: "Chaleira de aço 1,7 litro", price: "119.90" }),
  );
});

test("an offer that pays nobody is cured where it is; the message stands in the first screen", async ({ newPerson }) => {
  const { page, keys, complaints } = await newPerson("Gil", { isConfirmed: true });
  await page.goto("/app/gerador");
  await keys.type(page.getByLabel("Link do produto"), KETTLE);
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Confira e envie" })).toBeVisible();
  const summary = page.getByRole("region", { name: "Oferta" });
  const preview = page.getByRole("region", { name: "O grupo vai ver" });

  await test.step("The reason and its cure stand above the buttons, which stay quiet", async () => {
    await expect(summary.getByText("Não paga você")).toBeVisible();
    await expect(preview.getByText("Esta oferta não paga você.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Enviar assim mesmo" })).toBeInViewport();
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Usar etiqueta" }));
    await expect(page.getByText("Informe sua etiqueta da Amazon.")).toBeVisible();
    await keys.type(page.getByLabel(/Informe sua etiqueta da Amazon/), "não é");
    await keys.press("Enter");
    await expect(page.getByLabel(/Informe sua etiqueta/)).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("With the tag the same offer pays", async () => {
    await keys.type(page.getByLabel(/Informe sua etiqueta da Amazon/), "gil-20");
    await keys.press("Enter");
    await expect(summary.getByText("Paga você · gil-20")).toBeVisible();
    await expect(preview.getByText(/tag=gil-20/)).toBeVisible();
    await expect(page.getByText("Esta oferta não paga você.")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Copiar", exact: true })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Enviar", exact: true })).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step("Photo, price and message come before the evidence, which opens in place", async () => {
    const top = (await preview.getByText("#publi").boundingBox())!.y;
    expect(top).toBeLessThan(780);
    const evidence = page.getByRole("table");
    await expect(evidence).toBeHidden();
    await page.getByText(/dados lidos há/).click();
    await expect(evidence).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Another link: the paste bar is back, with the focus", async () => {
    await keys.push(page.getByRole("button", { name: "Outro link" }));
    await expect(page.getByRole("button", { name: "Colar", exact: true })).toBeFocused();
    await expect(page.getByLabel("Link do produto")).toHaveValue("");
    const background = (name: string) =>
      page.getByRole("button", { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await background("Enviar")).toBe("rgba(0, 0, 0, 0)"); // one filled button
    expect(await background("Colar")).not.toBe("rgba(0, 0, 0, 0)");
    await expect(summary.getByText("Paga você · gil-20")).toBeVisible();
    expect(complaints).toEqual([]);
  });

  await test.step("On a laptop the buttons close the preview, in sight without scrolling", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    for (const name of ["Copiar", "Enviar"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("a new person is led by three steps, each done by the fact", async ({ newPerson, connectTelegram }) => {
  const nina = await newPerson("Nina");
  const { page, keys, complaints } = nina;
  const step = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await page.goto("/app/gerador");

  await test.step("One is open; the e-mail is one line, and no bar", async () => {
    await expect(page.getByRole("heading", { name: "Faça sua primeira oferta" })).toBeVisible();
    await expect(page.getByText("Passo 1 de 3")).toBeVisible();
    await expect(page.getByText("Confirme seu e-mail antes do primeiro envio")).toBeVisible();
    await expect(page.getByRole("region", { name: "Confirmar e-mail" })).toHaveCount(0);
    await expect(page.getByText("Ler direto do navegador")).toHaveCount(0);
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Enviar e-mail" }));
    await expect(page.getByRole("button", { name: "Reenviar" })).toBeVisible();
  });

  await test.step("An example, loaded only when pressed, that is no offer and cannot be sent", async () => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await keys.push(page.getByRole("button", { name: "Ver com um exemplo" }));
    const example = page.getByRole("region", { name: "Exemplo" });
    await expect(example.getByText("Ventilador Aurora 40cm")).toBeVisible();
    await expect(example.getByText("Exemplo", { exact: true })).toBeVisible();
    expect(loaded).toContain("/_payload.json");
    await expect(page.getByRole("heading", { name: "O grupo vai ver" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Copiar|Enviar/ })).toHaveCount(0);
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Fechar o exemplo" }));
    await expect(page.getByText("Passo 1 de 3")).toBeVisible();
  });

  await test.step("A link, then the tag of its shop", async () => {
    await keys.type(page.getByLabel("Link do produto"), KETTLE);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "O grupo vai ver" })).toBeVisible();
    await page.getByRole("link", { name: "Gerador" }).first().click();
    await expect(page.getByText("Passo 2 de 3")).toBeVisible();
    await expect(step("Link lido").getByText(/Chaleira de aço/)).toBeVisible();
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Ainda não tenho" }));
    await expect(page.getByText("Passo 3 de 3")).toBeVisible();
    await page.reload();
    await keys.type(page.getByLabel("Informe sua etiqueta da Amazon"), "nina-20");
    await keys.press("Enter");
    await expect(step("Sua etiqueta").getByText("nina-20")).toBeVisible();
    await expect(page.getByText("Passo 3 de 3")).toBeVisible();
  });

  await test.step("With a group the steps are gone", async () => {
    await expect(page.getByRole("link", { name: "Conectar WhatsApp ou Telegram" })).toBeVisible();
    await expectAccessible(page);
    await connectTelegram(nina, "Achados da Nina");
    await page.reload();
    await expect(page.getByText("Ler direto do navegador")).toBeVisible();
    await expect(page.getByText(/Passo \d de 3/)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test("a product of a range says from what sum on, and that the exact price is unknown", async ({ newPerson, shops }) => {
  const { page, keys, complaints } = await newPerson("Fila", { isConfirmed: true });
  shops.serve(
    "www.amazon.com.br",
    "/dp/B0CAMISETA",
    productPage({ name: "Camiseta de algodão", lowPrice: "49.90" }),
  );
  await page.goto("/app/gerador");
  await keys.type(page.getByLabel("Link do produto"), "https://www.amazon.com.br/dp/B0CAMISETA");
  await keys.press("Enter");
  const summary = page.getByRole("region", { name: "Oferta" });
  await expect(summary.getByText(/^A partir de R\$\s49,90$/)).toBeVisible();
  await expect(page.getByText(/O preço exato não é conhecido/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "O grupo vai ver" }).getByText(/A partir de R\$\s49,90/),
  ).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
