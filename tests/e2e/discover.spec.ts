import type { Page } from "@playwright/test";
import { sold } from "../support/shops/shop_scene.ts";
import { expectAccessible, expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import type { Person } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test } from "./support/test.ts";

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

const connect = `mutation ($input: ConnectShopInput!) {
  connectShop(input: $input) { __typename ... on UserError { code } }
}`;

/** Records what a product cost on so many days until yesterday. */
const wasSeen = (product: Product, { id }: Person, url: URL, cents: number, days: number) =>
  product.rows(
    `insert into price_sightings
       (read_id, user_id, marketplace, host, product_id, price_cents, currency, seen_at)
     select gen_random_uuid()::text, $1, $2, $3, $4, $5, 'BRL', now() - make_interval(days => day)
     from generate_series(1, $6::int) as day`,
    [
      id,
      url.host.includes("amazon") ? "AMAZON" : "SHOPEE",
      url.host,
      url.pathname.split("/").at(-1),
      cents,
      days,
    ],
  );

test(
  "what is worth posting is found in the shops, with its proof, and becomes offers",
  async ({ newPerson, product, shopee, amazon }) => {
    const ana = await newPerson("Ana Descobre", { isUnlimited: true });
    const { page, complaints, ask } = ana;
    const images = {
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    };
    await page.route(/cf\.shopee\.com\.br|media-amazon/, (route) => route.fulfill(images));

    await page.goto("/app/descobrir");
    await expect(page.getByRole("heading", { name: "Conecte uma loja em dois minutos" }))
      .toBeVisible();
    await expect(page.getByText(/^Nenhum produto do seu catálogo baixou de preço agora/))
      .toBeVisible();
    await expect(page.getByRole("link", { name: "Conectar Shopee" })).toBeVisible();
    await expectAccessible(page);

    const fritadeira = shopee.sell(
      sold("Garimpada Fritadeira Digital 4 L", 279_90, { commissionBasisPoints: 1_200 }),
    );
    const panela = shopee.sell(
      sold("Garimpada Panela Elétrica 6 L", 349_00, {
        ...{ oldCents: 698_00, commissionBasisPoints: 800 },
      }),
    );
    shopee.sell(sold("Garimpada Caixa Organizadora", 49_90, { commissionBasisPoints: 1_400 }));
    const lencol = amazon.sell(sold("Garimpado Jogo de Lençol", 129_90));
    await wasSeen(product, ana, fritadeira, 349_90, 60);
    await wasSeen(product, ana, panela, 349_00, 20);
    await wasSeen(product, ana, lencol, 159_90, 30);
    const { appId, secret } = shopee.account.credentials;
    await ask(connect, { input: { shop: "SHOPEE", key: appId, secret } });
    await ask(
      `mutation { updateAffiliateTags(input: { amazonTag: "achados-20" }) { __typename } }`,
    );
    const keys = amazon.account.credentials;
    await ask(connect, {
      input: { shop: "AMAZON", key: keys.clientId, secret: keys.clientSecret },
    });

    await page.goto("/app/descobrir?q=garimpad");
    const first = row(page, "Garimpada Fritadeira");
    await expect(first.getByText("menor em 60 dias")).toBeVisible();
    await expect(first.getByText(/R\$\s33,59/)).toBeVisible();
    await expect(first.getByText("Antes: R$ 349,90")).toBeVisible();
    const doubted = row(page, "Garimpada Panela");
    await expect(doubted.getByText("De/por não comprovado")).toBeVisible();
    await expect(doubted.getByText(/A loja diz “50% de desconto”; custou R\$\s349 em 21 de 21/))
      .toBeVisible();
    await expect(row(page, "Garimpada Caixa").getByText("Visto só hoje")).toBeVisible();
    await expect(row(page, "Garimpado Jogo de Lençol").getByText("não informada")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Garimpad" }).first())
      .toContainText("Fritadeira"); // pays most
    await expectAccessibleInEveryLook(page);

    await page.getByRole("button", { name: /^Só desconto provado/ }).click();
    await expect(page.getByText("2 produtos")).toBeVisible();
    await expect(doubted).toHaveCount(0);
    await page.reload(); // the address keeps the filter
    await expect(page.getByText("2 produtos")).toBeVisible();

    // A shop that pauses says until when, and the other one is still there.
    await page.getByRole("button", { name: /^Só desconto provado/ }).click();
    shopee.refusals.find(({ reason }) => reason === "RATE_LIMITED")!.provoke();
    await page.getByRole("searchbox", { name: "Buscar nas lojas" }).fill("garimpado jogo");
    await expect(page.getByText(/A loja pediu uma pausa\. Tente de novo às/)).toBeVisible();
    await expect(row(page, "Garimpado Jogo de Lençol")).toBeVisible();
    await expectAccessible(page);
    // Without a network the last products stay; with it the search goes on by itself.
    const search = page.getByRole("searchbox", { name: "Buscar nas lojas" });
    const sheets = row(page, "Garimpado Jogo de Lençol");
    await page.context().setOffline(true);
    await search.fill("jogo de lencol");
    await expect(page.getByText(/Amazon.*Sem conexão com o servidor/)).toBeVisible();
    await expect(sheets).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByText(/Sem conexão com o servidor/)).toHaveCount(0, { timeout: 30_000 });
    await expect(sheets).toBeVisible();
    await product.rows(
      "update marketplace_connections set paused_until = null where user_id = $1",
      [
        ana.id,
      ],
    );

    await page.goto("/app/descobrir?q=garimpad");
    await page.setViewportSize(DESK);
    await first.getByRole("button", { name: /^Fazer oferta/ }).click();
    await page.waitForURL(/\/app\/gerador\?oferta=/);
    await expect(page.getByText("Garimpada Fritadeira Digital 4 L").first()).toBeVisible();

    await page.goto("/app/descobrir?q=garimpad");
    await page.getByRole("checkbox", { name: /Fritadeira/ }).check();
    await page.getByRole("checkbox", { name: /Panela/ }).check();
    await expect(page.getByText(/2 escolhidos · R\$\s61,51 de comissão/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Fazer 2 ofertas" }).click();
    await page.waitForURL(/\/app\/gerador\?lote=/);
    await expect(page.getByText(/Garimpada Panela/).first()).toBeVisible();
    const isOfNetwork = (complaint: string) => complaint.includes("ERR_INTERNET_DISCONNECTED");
    expect(complaints.filter((complaint) => !isOfNetwork(complaint))).toEqual([]);
  },
);
