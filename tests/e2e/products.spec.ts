import type { Locator, Page } from "@playwright/test";
import { productPage } from "../support/sites/product_page.ts";
import { html } from "../support/sites/shop_site.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const HOST = "www.emporio-aurora.com.br";
const LINK = `https://${HOST}/cafe-torrado`;
const COFFEE = "Café Torrado Aurora 500 g";

const coffeeAt = (price: string) => productPage({ name: COFFEE, price });

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Produto", exact: true });

test(
  "a product is saved by its link, shows a drop of its price live, and becomes an offer",
  async ({ newPerson, product, shops }) => {
    shops.serve(HOST, "/cafe-torrado", coffeeAt("39.90"));
    const { id, page, complaints } = await newPerson("Ana");
    await page.goto("/app/products");
    await expect(page.getByRole("heading", { name: "Nenhum produto ainda" })).toBeVisible();
    await expectAccessible(page);

    await button(page, "Colar um link").click();
    const saving = page.getByRole("dialog", { name: "Salvar produto" });
    await saving.getByLabel("Link do produto").fill("não é um link");
    await button(saving, "Salvar").click();
    await expect(saving.getByLabel("Link do produto")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await saving.getByLabel("Link do produto").fill(LINK);
    await button(saving, "Salvar").click();
    const sheet = sheetOf(page);
    await expect(sheet.getByRole("heading", { name: COFFEE })).toBeVisible();
    await expect(sheet.getByText("Visto 1 vez em 90 dias")).toBeVisible();
    await button(sheet, "Fechar").click();
    const coffee = row(page, COFFEE);
    await expect(coffee.getByText(/R\$\s39,90/)).toBeVisible();

    const search = page.getByRole("searchbox", { name: "Buscar nome, loja ou marcador" });
    await search.fill("chá");
    await expect(page.getByText("Nenhum produto com “chá”")).toBeVisible();
    await search.fill("cafe torado"); // without an accent, and with a typo
    await expect(coffee).toBeVisible();
    await search.fill("");
    await page.waitForURL((url) => !url.searchParams.has("q"));

    // Ten days later the price is lower.
    await product.rows(
      "update price_sightings set seen_at = seen_at - interval '10 days' where user_id = $1",
      [id],
    );
    await product.rows(
      "update products set price_read_at = now() - interval '10 days' where user_id = $1",
      [id],
    );
    const cheaper = Promise.withResolvers<Response>();
    shops.serve(HOST, "/cafe-torrado", () => cheaper.promise);
    await button(coffee, `Ações: ${COFFEE}`).click();
    await entry(page, "Atualizar agora").click();
    await expect(coffee.getByText("atualizando")).toBeVisible();
    cheaper.resolve(html(coffeeAt("29.90")));
    await expect(coffee.getByText(/baixou de R\$\s39,90/)).toBeVisible();
    await expect(coffee.getByText(/R\$\s29,90/)).toBeVisible();
    await expect(coffee.getByText("menor preço em 90 dias")).toBeVisible();
    await expect(button(page, "Preço baixou 1")).toBeVisible();
    await expectAccessible(page);

    await button(coffee, COFFEE).first().click();
    await expect(sheet.getByText("Visto 2 vezes em 90 dias")).toBeVisible();
    await expect(sheet.getByRole("img", { name: /^De R\$\s29,90 a R\$\s39,90/ })).toBeVisible();
    await sheet.getByLabel("Só você vê").fill("Vende bem no inverno");
    await button(sheet, "Salvar anotação").click();
    await expect(button(sheet, "Salvar anotação")).toHaveCount(0);
    await expectAccessible(page);
    await page.reload(); // the address opens it
    await expect(sheet.getByLabel("Só você vê")).toHaveValue(
      "Vende bem no inverno",
    );
    await button(sheet, "Criar oferta").click();
    await page.waitForURL(/\/app\/gerador\?oferta=/);
    await expect(page.getByRole("heading", { name: COFFEE })).toBeVisible();

    // The other way: an offer's product, which is in the catalogue already.
    await page.goto("/app/offer");
    await button(row(page, COFFEE), `Ações: ${COFFEE}`).click();
    await entry(page, "Salvar no catálogo").click();
    await expect(page.getByText("Produto salvo no catálogo.")).toBeVisible();
    await button(page, "Ver").click();
    await expect(sheet.getByRole("heading", { name: COFFEE })).toBeVisible();
    await expect(page.getByText("1 produto salvo de 200")).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  "a spreadsheet is checked before the import; products are tagged, merged, deleted and restored together",
  async ({ newPerson, product }) => {
    const { page, context, complaints } = await newPerson("Bia");
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
    await expect(importing.getByText("3 produtos novos")).toBeVisible();
    await expect(importing.getByText("Linha 4, Preço:")).toBeVisible();
    await expectAccessible(page);
    await button(importing, "Importar 3 produtos").click();
    await expect(importing).toHaveCount(0);
    await expect(row(page, "Xícara de Ágata")).toBeVisible();

    // Two products get a tag at once, and another tab shows it.
    const other = await context.newPage();
    await other.goto("/app/products");
    await expect(row(other, "Xícara de Ágata")).toBeVisible();
    await button(page, "Selecionar").click();
    const picked = page.getByRole("region", { name: "Produtos escolhidos" });
    await button(picked, "Escolher todos").click();
    await page.getByRole("checkbox", { name: "Bule Esmaltado" }).last().uncheck();
    await expect(picked.getByText("2 escolhidos")).toBeVisible();
    await expectAccessible(page);
    await button(picked, "Marcadores").click();
    const tags = page.getByRole("dialog", { name: "Marcadores de 2 produtos" });
    await tags.getByLabel("Novo marcador").fill("promo");
    await button(tags, "Acrescentar").click();
    await expect(button(tags, "Tirar promo")).toBeVisible();
    await button(tags, "Fechar").click();
    await expect(row(other, "Xícara de Ágata").getByText("promo")).toBeVisible();
    await button(page, "Concluir").click();
    await button(page, "promo 2").click();
    await expect(row(page, "Bule Esmaltado")).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get("etiqueta")).toBe("promo");
    await button(page, "promo 2").click();
    await expect(row(page, "Bule Esmaltado")).toHaveCount(2);

    await test.step("The two of one name become one; the dearer stays", async () => {
      await expect(page.getByText("Alguns produtos parecem repetidos.")).toBeVisible();
      await button(page, "Conferir").click();
      const merging = page.getByRole("dialog", { name: "Juntar repetidos" });
      await merging.getByRole("radio", { name: /89,90/ }).check();
      await expectAccessible(page);
      await button(merging, "Juntar 2 produtos em um").click();
      await expect(merging.getByText("Nenhum produto parece repetido.")).toBeVisible();
      await button(merging, "Fechar").first().click();
      await expect(page.getByText("Alguns produtos parecem repetidos.")).toHaveCount(0);
      await expect(row(page, "Bule Esmaltado")).toHaveCount(1);
      await expect(row(page, "Bule Esmaltado").getByText(/R\$\s89,90/)).toBeVisible();
    });

    await test.step("Several offers, and a deletion that one takes back", async () => {
      await button(page, "Selecionar").click();
      await button(picked, "Escolher todos").click();
      await button(picked, "Criar ofertas").click();
      await expect(page.getByText("2 ofertas criadas.")).toBeVisible();
      await button(page, "Selecionar").click();
      await button(picked, "Escolher todos").click();
      await button(picked, "Mais ações").click();
      await entry(page, "Excluir").click();
      await expect(page.getByRole("heading", { name: "Nenhum produto ainda" })).toBeVisible();
      const notice = page.getByRole("alert").filter({ hasText: "2 produtos excluídos." });
      await button(notice, "Desfazer").click();
      await expect(row(page, "Xícara de Ágata")).toBeVisible();
      await expect(row(other, "Bule Esmaltado")).toBeVisible();

      await button(page, "Mais do catálogo").click();
      const exported = entry(page, "Exportar planilha");
      await expect(exported).toHaveAttribute("href", "/api/catalogue/products.csv");
      const file = await context.request.get(`${product.origin}/api/catalogue/products.csv`);
      expect(await file.text()).toContain("Xícara de Ágata");
      await page.keyboard.press("Escape");

      await context.setOffline(true);
      await button(page, "Ações: Xícara de Ágata").click();
      await entry(page, "Excluir").click();
      await expect(page.getByText(/[Ss]em conexão/).first()).toBeVisible();
      await expect(row(page, "Xícara de Ágata")).toBeVisible();
      expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    });
  },
);
