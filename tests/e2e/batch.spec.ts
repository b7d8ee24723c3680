import { productPage } from "../support/sites/product_page.ts";
import { blocked } from "../support/sites/shop_site.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const at = (path: string) => `https://loja.example/${path}`;

test.beforeAll(({ shops }) => {
  for (const name of ["Chaleira", "Panela", "Peneira"]) {
    const page = productPage({ name: `${name} de aço`, price: "119.90" });
    shops.serve("loja.example", `/${name.toLowerCase()}`, page);
  }
  shops.serve("loja.example", "/livro", blocked);
});

test(
  "links pasted together are read one by one, survive a reload, and can be retried",
  async ({ newPerson, shops }) => {
    const { page, keys, context, complaints } = await newPerson("Lia");
    await page.goto("/app/gerador");
    await expect(page.getByText("Até 50 links de uma vez.")).toBeVisible();
    await page.getByLabel("Link do produto").fill(
      [at("chaleira"), at("livro"), "isto não é um link", at("panela")].join("\n"),
    );
    await keys.push(page.getByRole("button", { name: "Ler" }));
    await page.waitForURL("**/app/gerador?lote=bat_*");
    await page.reload(); // the server continues to read

    const row = (name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });
    await expect(page.getByText("2 de 4 prontas · 2 não deram")).toBeVisible();
    await expect(row("Chaleira de aço").getByText("Pronta")).toBeVisible();
    await expect(row("Panela de aço").getByText("R$\u00a0119,90")).toBeVisible();
    await expect(row("isto não é um link").getByText("Isto não é um link de produto."))
      .toBeVisible();
    await expect(row("isto não é um link").getByRole("button")).toHaveCount(0);
    await expectAccessible(page);

    await test.step("What one page keeps to itself, the person may state", async () => {
      await keys.push(row("loja.example").getByRole("button", { name: "Preencher à mão" }));
      await expect(page.getByRole("heading", { name: "Preencha à mão" })).toBeVisible();
      await expect(page.getByText(`Link: ${at("livro")}`)).toBeVisible();
      const message = page.getByRole("region", { name: "O grupo vai ver" });
      await page.getByLabel("Título").fill("Livro");
      await page.getByLabel("Parcelas").fill("3x de 15 sem juros");
      await page.getByLabel("Cupom").fill("LER10");
      await page.getByLabel("Frete").fill("Frete grátis");
      for (const part of ["3x de R$\u00a015,00 sem juros", "LER10", "Frete grátis", at("livro")]) {
        await expect(message.getByText(part)).toBeVisible();
      }
      page.once("dialog", (dialog) => dialog.accept());
      await page.goBack();
    });

    // Another tab shows it while the blocked link is retried.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText("2 de 4 prontas · 2 não deram")).toBeVisible();
    shops.serve(
      "loja.example",
      "/livro",
      productPage({ name: "Livro de receitas", price: "45.00" }),
    );
    await keys.push(row("loja.example").getByRole("button", { name: "Tentar de novo" }));
    for (const tab of [page, other]) {
      await expect(tab.getByText("Livro de receitas")).toBeVisible();
      await expect(tab.getByText("3 de 4 prontas · 1 não deu")).toBeVisible();
    }

    await test.step("One opens, and leads back; several are approved, and deleted, together", async () => {
      await page.getByRole("button", { name: "Chaleira de aço" }).click();
      await expect(page.getByRole("heading", { name: "Chaleira de aço" })).toBeVisible();
      await page.getByRole("link", { name: "Voltar aos links colados" }).click();
      await keys.push(page.getByRole("button", { name: "Selecionar" }));
      const bar = page.getByRole("region", { name: "Ofertas escolhidas" });
      await keys.push(bar.getByRole("button", { name: "Escolher todas" }));
      await expect(bar.getByText("3 escolhidas")).toBeVisible();
      await keys.push(bar.getByRole("button", { name: "Aprovar" }));
      await expect(page.getByText("3 ofertas aprovadas.")).toBeVisible();
      await page.getByRole("checkbox", { name: "Panela de aço" }).check();
      await keys.push(bar.getByRole("button", { name: "Excluir" }));
      await expect(row("Excluída")).toBeVisible();
      await page.getByRole("button", { name: "Desfazer" }).click();
      await expect(page.getByRole("checkbox", { name: "Panela de aço" })).toBeVisible();
    });

    await test.step("Put away, it is gone in the other tab, too; what it became stays", async () => {
      await keys.push(page.getByRole("button", { name: "Dispensar a lista" }));
      await expect(page.getByRole("heading", { name: "Botão do navegador" })).toBeVisible();
      await expect(other.getByText("Esta lista de links não existe mais.")).toBeVisible();
      await page.goto("/app/offer?ver=aprovadas");
      await expect(page.getByRole("link", { name: "Livro de receitas" })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  },
);

test("shared or copied text is read without typing", async ({ newPerson }) => {
  const { page, context } = await newPerson("Mel");
  const shared = new URLSearchParams({ titulo: "Chaleira", texto: `Olha: ${at("chaleira")}` });
  await page.goto(`/app/gerador?${shared}`);
  await expect(page.getByRole("heading", { name: "Chaleira de aço" })).toBeVisible();
  await page.waitForURL("**/app/gerador?oferta=ofr_*");

  await page.getByRole("button", { name: "Outro link" }).click();
  await page.evaluate((link) => navigator.clipboard.writeText(link), at("peneira"));
  await page.getByRole("button", { name: "Colar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Peneira de aço" })).toBeVisible();

  await page.getByRole("button", { name: "Outro link" }).click();
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Colar", exact: true }).click();
  await expect(page.getByText("O navegador não deixou ler o que você copiou.")).toBeVisible();
});
