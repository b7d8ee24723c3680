import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { productPage } from "../support/sites/product_page.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { blocked, shopSite } from "../support/sites/shop_site.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

const at = (path: string) => `https://loja.example/${path}`;

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let shops: ReturnType<typeof shopSite>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  shops = shopSite();
  for (const name of ["Chaleira", "Panela", "Peneira"]) {
    const page = productPage({ name: `${name} de aço`, price: "119.90" });
    shops.serve("loja.example", `/${name.toLowerCase()}`, page);
  }
  shops.serve("loja.example", "/livro", blocked);
  product = await startProduct(folder.path, shops.standins("loja.example"));
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await shops?.close();
  await folder[Symbol.asyncDispose]();
});

test(
  "links pasted together are read one by one, outlive a reload, and may be tried again",
  async () => {
    await newcomer(product.origin, "lia@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "lia@example.com",
    );
    await page.goto("/app/gerador");
    await page.getByText("Até 50 links de uma vez.").waitFor();
    await page.getByLabel("Link do produto").fill(
      [at("chaleira"), at("livro"), "isto não é um link", at("panela")].join("\n"),
    );
    await keys.push(page.getByRole("button", { name: "Ler" }));
    await page.waitForURL("**/app/gerador?lote=bat_*");
    await page.reload(); // in the middle: the server reads on

    const row = (name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });
    await page.getByText("2 de 4 prontas · 2 não deram").waitFor();
    await row("Chaleira de aço").getByText("Pronta").waitFor();
    await row("Panela de aço").getByText("R$\u00a0119,90").waitFor();
    await row("isto não é um link").getByText("Isto não é um link de produto.").waitFor();
    expect(await row("isto não é um link").getByRole("button").count()).toBe(0);
    expect(await barriers(page)).toEqual([]);

    // What one page keeps to itself, the person may tell.
    await keys.push(row("loja.example").getByRole("button", { name: "Preencher à mão" }));
    await page.getByRole("heading", { name: "Preencha à mão" }).waitFor();
    await page.getByText(`Link: ${at("livro")}`).waitFor();
    await page.goBack();

    // Another tab looks on while the blocked one is tried again.
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText("2 de 4 prontas · 2 não deram").waitFor();
    shops.serve(
      "loja.example",
      "/livro",
      productPage({ name: "Livro de receitas", price: "45.00" }),
    );
    await keys.push(row("loja.example").getByRole("button", { name: "Tentar de novo" }));
    for (const tab of [page, other]) {
      await tab.getByText("Livro de receitas").waitFor();
      await tab.getByText("3 de 4 prontas · 1 não deu").waitFor();
    }

    // One opens, and leads back; several are approved, and deleted, together.
    await page.getByRole("button", { name: "Chaleira de aço" }).click();
    await page.getByRole("heading", { name: "Chaleira de aço" }).waitFor();
    await page.getByRole("link", { name: "Voltar aos links colados" }).click();
    await keys.push(page.getByRole("button", { name: "Selecionar" }));
    const bar = page.getByRole("region", { name: "Ofertas escolhidas" });
    await keys.push(bar.getByRole("button", { name: "Escolher todas" }));
    await bar.getByText("3 escolhidas").waitFor();
    await keys.push(bar.getByRole("button", { name: "Aprovar" }));
    await page.getByText("3 ofertas aprovadas.").waitFor();
    await page.getByRole("checkbox", { name: "Panela de aço" }).check();
    await keys.push(bar.getByRole("button", { name: "Excluir" }));
    await row("Excluída").waitFor();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await page.getByRole("checkbox", { name: "Panela de aço" }).waitFor();

    // Put away, it is gone in the other tab, too; what it became stays.
    await keys.push(page.getByRole("button", { name: "Dispensar a lista" }));
    await page.getByRole("heading", { name: "Botão do navegador" }).waitFor();
    await other.getByText("Esta lista de links não existe mais.").waitFor();
    await page.goto("/app/offer?ver=aprovadas");
    await page.getByRole("link", { name: "Livro de receitas" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  180_000,
);

test("what the phone shares, or has copied, is read without typing", async () => {
  await newcomer(product.origin, "mel@example.com");
  const { page, context } = await signedIn(chrome, product.origin, "mel@example.com");
  const shared = new URLSearchParams({ titulo: "Chaleira", texto: `Olha: ${at("chaleira")}` });
  await page.goto(`/app/gerador?${shared}`);
  await page.getByRole("heading", { name: "Chaleira de aço" }).waitFor();
  await page.waitForURL("**/app/gerador?oferta=ofr_*");

  await page.getByLabel("Link do produto").fill("");
  await page.evaluate((link) => navigator.clipboard.writeText(link), at("peneira"));
  await page.getByRole("button", { name: "Colar" }).click();
  await page.getByRole("heading", { name: "Peneira de aço" }).waitFor();

  await page.getByLabel("Link do produto").fill("");
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Colar" }).click();
  await page.getByText("O navegador não deixou ler o que você copiou.").waitFor();
  await context.close();
});
