import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../support/product/start_product.ts";
import { blocked, shopSite } from "../support/sites/shop_site.ts";
import { amazonStandin } from "../support/shops/amazon_standin.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let amazon: Awaited<ReturnType<typeof amazonStandin>>;
let shops: ReturnType<typeof shopSite>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  amazon = await amazonStandin();
  const mug = amazon.sell({
    title: "Caneca esmaltada 350 ml",
    cents: 4_990,
    oldCents: 7_990,
    ratingTenths: 47,
    commissionBasisPoints: 0,
    sold: 0,
  });
  shops = shopSite();
  shops.serve("www.amazon.com.br", mug.pathname, blocked); // the API is what tells
  const standins = `${amazon.standins},${shops.standins("www.amazon.com.br")}`;
  product = await startProduct(folder.path, standins);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await amazon?.close();
  await shops?.close();
  await folder[Symbol.asyncDispose]();
});

const setTag = `mutation ($tag: String!) {
  updateAffiliateTags(input: { amazonTag: $tag }) { __typename }
}`;
const connect = `mutation ($key: String!, $secret: String!) {
  connectShop(input: { shop: AMAZON, key: $key, secret: $secret }) { __typename }
}`;

test(
  "Amazon's generator takes Amazon's links, searches, and keeps its rules in sight",
  async () => {
    const ask = await newcomer(product.origin, "nara@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "nara@example.com",
    );
    await page.goto("/app/gerador/amazon");
    await page.getByText("Sem a sua tag, as vendas dos seus links não são suas.").waitFor();
    await page.getByRole("heading", { name: "As regras da Amazon" }).waitFor();
    await page.getByText("Com a API da Amazon conectada").waitFor();
    await keys.type(page.getByLabel("Link do produto"), "https://loja.example/chaleira");
    await keys.press("Enter");
    await page.getByText("Aqui só entram links da Amazon.").waitFor();
    await page.getByRole("link", { name: "Ir para o Gerador com este link" }).waitFor();

    await ask(setTag, { tag: amazon.self });
    const { clientId, clientSecret } = amazon.account.credentials;
    await ask(connect, { key: clientId, secret: clientSecret });
    await page.goto("/app/gerador/amazon");
    await page.getByText(amazon.self).waitFor();
    await keys.type(page.getByRole("searchbox", { name: "O que procurar" }), "caneca");
    await keys.press("Enter");
    const found = page.getByRole("button", { name: "Criar oferta: Caneca esmaltada 350 ml" });
    await found.waitFor();
    expect(await barriers(page)).toEqual([]);
    await keys.push(found);
    await page.getByRole("heading", { name: "Caneca esmaltada 350 ml" }).waitFor();

    // Whom the link pays is read back from it; each number says where it is from.
    const proof = page.getByRole("region", { name: "Quem este link paga" });
    await proof.getByText("É a sua tag, no endereço em que o link termina.").waitFor();
    await proof.getByLabel("Endereço final").getByText(amazon.self).waitFor();
    await page.getByRole("row", { name: /Avaliação 4,7 de 5/ }).waitFor();
    await page.getByRole("region", { name: "Como o preço andou" }).waitFor();
    expect(await barriers(page)).toEqual([]);

    // What our ledger saw for weeks says that nobody ever paid the old price.
    await using database = await connectToDatabase(folder.path);
    await database.rows(`insert into price_sightings
    (read_id, user_id, marketplace, host, product_id, price_cents, currency, seen_at)
    select 'r' || day, user_id, marketplace, 'www.amazon.com.br', product_id, 5500, 'BRL',
      now() - day * interval '1 day'
    from offers, generate_series(1, 30, 5) day`);
    await page.reload();
    await page.getByText("O preço de antes não confere.").waitFor();
    await page.getByText(/o maior preço que vimos em 90 dias foi R\$\s55,00/).waitFor();

    // A day later the price may not be told; read anew, it may.
    await database.rows(`update offers set evidence = (
    select jsonb_agg(jsonb_set(fact, '{readAt}', '"2026-01-01T00:00:00.000Z"'))
    from jsonb_array_elements(evidence) fact)`);
    await page.reload();
    await page.getByText("A Amazon não deixa repetir preço nem foto").waitFor();
    expect(await barriers(page)).toEqual([]);
    await keys.push(page.getByRole("button", { name: "Atualizar preço" }));
    await page.getByText(/^Lido agora\./).first().waitFor();
    await page.getByText("A Amazon não deixa repetir preço nem foto").waitFor({
      state: "detached",
    });
    expect(complaints).toEqual([]);
    await context.close();
  },
  180_000,
);
