import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { productPage } from "../support/sites/product_page.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../support/product/start_product.ts";
import { shopSite } from "../support/sites/shop_site.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

const HOST = "www.emporio-aurora.com.br";
const LINK = `https://${HOST}/cafe-torrado`;
const COFFEE = "Café Torrado Aurora 500 g";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let shops: ReturnType<typeof shopSite>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  shops = shopSite();
  sells("39.90");
  product = await startProduct(folder.path, shops.standins(HOST));
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await shops?.close();
  await folder[Symbol.asyncDispose]();
});

const sells = (price: string) =>
  shops.serve(HOST, "/cafe-torrado", productPage({ name: COFFEE, price }));

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Produto", exact: true });

test(
  "a product is saved by its link, its price drops before one's eyes, and becomes an offer",
  async () => {
    await newcomer(product.origin, "ana@example.com");
    const { page, context, complaints } = await signedIn(chrome, product.origin, "ana@example.com");
    await page.goto("/app/products");
    await page.getByRole("heading", { name: "Nenhum produto ainda" }).waitFor();
    expect(await barriers(page)).toEqual([]);

    await button(page, "Colar um link").click();
    const saving = page.getByRole("dialog", { name: "Salvar produto" });
    await saving.getByLabel("Link do produto").fill("não é um link");
    await button(saving, "Salvar").click();
    await expect.poll(() => saving.getByLabel("Link do produto").getAttribute("aria-invalid"))
      .toBe("true");
    expect(await barriers(page)).toEqual([]);
    await saving.getByLabel("Link do produto").fill(LINK);
    await button(saving, "Salvar").click();
    const sheet = sheetOf(page);
    await sheet.getByRole("heading", { name: COFFEE }).waitFor();
    await sheet.getByText("Visto 1 vez em 90 dias").waitFor();
    await button(sheet, "Fechar").click();
    const coffee = row(page, COFFEE);
    await coffee.getByText(/R\$\s39,90/).waitFor();

    const search = page.getByRole("searchbox", { name: "Buscar nome, loja ou etiqueta" });
    await search.fill("chá");
    await page.getByText("Nenhum produto com “chá”").waitFor();
    await search.fill("cafe torado"); // without its accent, and an email short
    await coffee.waitFor();
    await search.fill("");
    await page.waitForURL((url) => !url.searchParams.has("q"));

    // Ten days later the shop asks less.
    await using database = await connectToDatabase(folder.path);
    await database.rows("update price_sightings set seen_at = seen_at - interval '10 days'");
    await database.rows("update products set price_read_at = now() - interval '10 days'");
    sells("29.90");
    await button(coffee, `Ações: ${COFFEE}`).click();
    await entry(page, "Atualizar agora").click();
    await coffee.getByText("atualizando").waitFor();
    await coffee.getByText(/baixou de R\$\s39,90/).waitFor({ timeout: 150_000 });
    await coffee.getByText(/R\$\s29,90/).waitFor();
    await coffee.getByText("menor preço em 90 dias").waitFor();
    await button(page, "Preço baixou (1)").waitFor();
    expect(await barriers(page)).toEqual([]);

    await button(coffee, COFFEE).first().click();
    await sheet.getByText("Visto 2 vezes em 90 dias").waitFor();
    await sheet.getByRole("img", { name: /^De R\$\s29,90 a R\$\s39,90/ }).waitFor();
    await sheet.getByLabel("Só você vê").fill("Vende bem no inverno");
    await button(sheet, "Salvar anotação").click();
    await button(sheet, "Salvar anotação").waitFor({ state: "detached" });
    expect(await barriers(page)).toEqual([]);
    await page.reload(); // the address has it open
    await expect.poll(() => sheet.getByLabel("Só você vê").inputValue()).toBe(
      "Vende bem no inverno",
    );
    await button(sheet, "Criar oferta").click();
    await page.waitForURL(/\/app\/gerador\?oferta=/);
    await page.getByRole("heading", { name: COFFEE }).waitFor();

    // And the other way round: an offer's product into the catalogue, where it is already.
    await page.goto("/app/offer");
    await button(row(page, COFFEE), `Ações: ${COFFEE}`).click();
    await entry(page, "Salvar no catálogo").click();
    await page.getByText("Produto salvo no catálogo.").waitFor();
    await button(page, "Ver").click();
    await sheet.getByRole("heading", { name: COFFEE }).waitFor();
    await page.getByText("1 produto salvo de 200").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  300_000,
);

test(
  "a spreadsheet is looked at before it is taken; many are tagged, joined, deleted and brought back at once",
  async () => {
    await newcomer(product.origin, "bia@example.com");
    const { page, context, complaints } = await signedIn(chrome, product.origin, "bia@example.com");
    await page.goto("/app/products");
    await button(page, "Importar").click();
    const importing = page.getByRole("dialog", { name: "Importar produtos" });
    await importing.getByLabel("Ou cole aqui").fill(
      [
        "Link;Título;Preço;Etiquetas",
        `https://${HOST}/a;Bule Esmaltado;89,90;cozinha`,
        `https://${HOST}/b;Bule Esmaltado;79,90;`,
        `https://${HOST}/c;Xícara de Chá;muito caro;`,
        `https://${HOST}/d;Xícara de Ágata;25,00;`,
      ].join("\n"),
    );
    await button(importing, "Conferir").click();
    await importing.getByText("3 produtos novos").waitFor();
    await importing.getByText("Linha 4, Preço:").waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(importing, "Importar 3 produtos").click();
    await importing.waitFor({ state: "detached" });
    await row(page, "Xícara de Ágata").waitFor();

    // Two at once get a tag, and another tab sees it.
    const other = await context.newPage();
    await other.goto("/app/products");
    await row(other, "Xícara de Ágata").waitFor();
    await button(page, "Selecionar").click();
    const picked = page.getByRole("region", { name: "Produtos escolhidos" });
    await button(picked, "Escolher todos").click();
    await page.getByRole("checkbox", { name: "Bule Esmaltado" }).last().uncheck();
    await picked.getByText("2 escolhidos").waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(picked, "Etiquetas").click();
    const tags = page.getByRole("dialog", { name: "Etiquetas de 2 produtos" });
    await tags.getByLabel("Nova etiqueta").fill("promo");
    await button(tags, "Acrescentar").click();
    await button(tags, "Tirar promo").waitFor();
    await button(tags, "Fechar").click();
    await row(other, "Xícara de Ágata").getByText("promo").waitFor();
    await button(page, "Concluir").click();
    await button(page, "promo (2)").click();
    await expect.poll(() => row(page, "Bule Esmaltado").count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("etiqueta")).toBe("promo");
    await button(page, "promo (2)").click();
    await expect.poll(() => row(page, "Bule Esmaltado").count()).toBe(2);

    // The two of one name become one; the dearer stays.
    await page.getByText("Alguns produtos parecem repetidos.").waitFor();
    await button(page, "Conferir").click();
    const merging = page.getByRole("dialog", { name: "Juntar repetidos" });
    await merging.getByRole("radio", { name: /89,90/ }).check();
    expect(await barriers(page)).toEqual([]);
    await button(merging, "Juntar 2 produtos em um").click();
    await merging.getByText("Nenhum produto parece repetido.").waitFor();
    await button(merging, "Fechar").first().click();
    await page.getByText("Alguns produtos parecem repetidos.").waitFor({ state: "detached" });
    await expect.poll(() => row(page, "Bule Esmaltado").count()).toBe(1);
    await row(page, "Bule Esmaltado").getByText(/R\$\s89,90/).waitFor();

    // Several offers, and a deletion that one takes back.
    await button(page, "Selecionar").click();
    await button(picked, "Escolher todos").click();
    await button(picked, "Criar ofertas").click();
    await page.getByText("2 ofertas criadas.").waitFor();
    await button(page, "Selecionar").click();
    await button(picked, "Escolher todos").click();
    await button(picked, "Mais ações").click();
    await entry(page, "Excluir").click();
    await page.getByRole("heading", { name: "Nenhum produto ainda" }).waitFor();
    const notice = page.getByRole("alert").filter({ hasText: "2 produtos excluídos." });
    await button(notice, "Desfazer").click();
    await row(page, "Xícara de Ágata").waitFor();
    await row(other, "Bule Esmaltado").waitFor();

    await button(page, "Mais do catálogo").click();
    const exported = entry(page, "Exportar planilha");
    expect(await exported.getAttribute("href")).toBe("/api/catalogue/products.csv");
    const file = await context.request.get(`${product.origin}/api/catalogue/products.csv`);
    expect(await file.text()).toContain("Xícara de Ágata");
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await button(page, "Ações: Xícara de Ágata").click();
    await entry(page, "Excluir").click();
    await page.getByText(/[Ss]em conexão/).first().waitFor();
    await row(page, "Xícara de Ágata").waitFor();
    expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await context.close();
  },
  180_000,
);
