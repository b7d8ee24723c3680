import { blocked } from "../support/sites/shop_site.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const setTag = `mutation ($tag: String!) {
  updateAffiliateTags(input: { amazonTag: $tag }) { __typename }
}`;
const connect = `mutation ($key: String!, $secret: String!) {
  connectShop(input: { shop: AMAZON, key: $key, secret: $secret }) { __typename }
}`;

test(
  "Amazon's generator takes Amazon's links, searches, and keeps its rules in sight",
  async ({ newPerson, product, amazon, shops }) => {
    const mug = amazon.sell({
      title: "Caneca esmaltada 350 ml",
      cents: 4_990,
      oldCents: 7_990,
      ratingTenths: 47,
      commissionBasisPoints: 0,
      sold: 0,
    });
    shops.serve("www.amazon.com.br", mug.pathname, blocked); // the data comes from the API
    const { id, ask, page, keys, complaints } = await newPerson("Nara");
    await page.goto("/app/gerador/amazon");
    await expect(page.getByText("Sem a sua etiqueta, as vendas dos seus links não são suas."))
      .toBeVisible();
    await expect(page.getByRole("heading", { name: "As regras da Amazon" })).toBeVisible();
    await expect(page.getByText("Com a API da Amazon conectada")).toBeVisible();
    await keys.type(page.getByLabel("Link do produto"), "https://loja.example/chaleira");
    await keys.press("Enter");
    await expect(page.getByText("Aqui só entram links da Amazon.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ir para o Gerador com este link" })).toBeVisible();

    await ask(setTag, { tag: amazon.self });
    const { clientId, clientSecret } = amazon.account.credentials;
    await ask(connect, { key: clientId, secret: clientSecret });
    await page.goto("/app/gerador/amazon");
    await expect(page.getByText(amazon.self)).toBeVisible();
    await keys.type(page.getByRole("searchbox", { name: "O que procurar" }), "caneca");
    await keys.press("Enter");
    const found = page.getByRole("button", { name: "Criar oferta: Caneca esmaltada 350 ml" });
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await keys.push(found);
    await expect(page.getByRole("heading", { name: "Caneca esmaltada 350 ml" })).toBeVisible();

    await test.step("Whom the link pays is read back from it; each number says where it is from", async () => {
      const proof = page.getByRole("region", { name: "Quem este link paga" });
      await expect(proof.getByText("É a sua etiqueta, no endereço em que o link termina."))
        .toBeVisible();
      await expect(proof.getByLabel("Endereço final").getByText(amazon.self)).toBeVisible();
      await page.getByText(/dados lidos há/).click();
      await expect(page.getByRole("row", { name: /Avaliação 4,7 de 5/ })).toBeVisible();
      await expect(page.getByRole("region", { name: "Como o preço andou" })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("What our ledger saw for weeks says that nobody ever paid the old price", async () => {
      await product.rows(
        `insert into price_sightings
      (read_id, user_id, marketplace, host, product_id, price_cents, currency, seen_at)
      select 'r' || day, user_id, marketplace, 'www.amazon.com.br', product_id, 5500, 'BRL',
        now() - day * interval '1 day'
      from offers, generate_series(1, 30, 5) day where user_id = $1`,
        [id],
      );
      await page.reload();
      await expect(page.getByText("O preço de antes não confere.")).toBeVisible();
      await expect(page.getByText(/o maior preço que vimos em 90 dias foi R\$\s55,00/))
        .toBeVisible();
    });

    await test.step("A day later the price may not be shown until it is read again", async () => {
      await product.rows(
        `update offers set evidence = (
      select jsonb_agg(jsonb_set(fact, '{readAt}', '"2026-01-01T00:00:00.000Z"'))
      from jsonb_array_elements(evidence) fact) where user_id = $1`,
        [id],
      );
      await page.reload();
      await expect(page.getByText("A Amazon não deixa repetir preço nem foto")).toBeVisible();
      await expectAccessible(page);
      await keys.push(page.getByRole("button", { name: "Atualizar preço" }));
      await expect(page.getByText(/^Lido agora\./).first()).toBeVisible();
      await expect(page.getByText("A Amazon não deixa repetir preço nem foto")).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  },
);
