import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const api = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const expectText = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();

test(
  "Shopee: the ID is proven in a link, wrong keys are refused, right ones connect in both tabs",
  async ({ newPerson, shopee }) => {
    const { page, keys, context, complaints } = await newPerson("Sara");
    await page.goto("/app/settings/shopee");
    await keys.type(
      page.getByLabel("ID de afiliado", { exact: true }),
      "https://shopee.com.br/x?utm_source=an_18301234567",
    );
    await keys.press("Enter");
    await expectText(page, "A etiqueta confere no link");
    await expectText(page, /an_redir\?origin_link=.*affiliate_id=18301234567/);

    const card = api(page, "2. A API da Shopee");
    await expect(card.getByText("A Shopee libera a Open API a afiliados aprovados.")).toBeVisible();
    await keys.push(card.getByRole("button", { name: "Conectar" }));
    await expectText(page, "Cole aqui: AppId.");
    const { appId, secret } = shopee.account.credentials;
    await keys.type(card.getByLabel("AppId"), appId);
    await keys.type(card.getByLabel("Senha (Secret)"), "chave-errada");
    await keys.press("Enter");
    await expectText(page, /A loja não reconheceu estas chaves/);
    await expectAccessible(page);

    const other = await context.newPage();
    await other.goto("/app/settings/shopee");
    await expect(api(other, "2. A API da Shopee").getByText("Opcional")).toBeVisible();
    await keys.type(card.getByLabel("Senha (Secret)"), secret);
    await keys.press("Enter");
    for (const one of [page, other]) {
      const its = api(one, "2. A API da Shopee");
      await expect(its.getByText("Conectada")).toBeVisible();
      await expect(its.getByText(/^Última resposta da loja há/)).toBeVisible();
    }
    await expect(card.getByText(/ de 2\.000 perguntas à loja/)).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await expectAccessible(page);

    // The shop's message about the account is shown on request, and live in the other tab.
    shopee.refusals.find(({ reason }) => reason === "ACCOUNT_FROZEN")!.provoke();
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    for (const one of [page, other]) {
      await expect(api(one, "2. A API da Shopee").getByText("Com problema", { exact: true }))
        .toBeVisible();
      await expect(api(one, "2. A API da Shopee").getByText(/congelou esta conta/)).toBeVisible();
    }
    await expectAccessible(page);
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    await expectText(page, "A loja respondeu agora: Shopee.");
    await expect(card.getByText("Conectada")).toBeVisible();

    await keys.push(card.getByRole("button", { name: "Desconectar" }));
    await keys.push(page.getByRole("button", { name: "Manter conectada" }));
    await keys.push(card.getByRole("button", { name: "Desconectar" }));
    await expectText(page, /As chaves são apagadas daqui/);
    await keys.push(page.getByRole("dialog").getByRole("button", { name: "Desconectar" }));
    for (const one of [page, other]) {
      await expect(api(one, "2. A API da Shopee").getByRole("button", { name: "Conectar" }))
        .toBeVisible();
    }
    expect(complaints).toEqual([]);
  },
);

test(
  "Mercado Livre: the person signs in there, declines, then agrees, and returns connected",
  async ({ newPerson, mercadoLivre }) => {
    const { page, keys, context, complaints } = await newPerson("Meli");
    await context.route("https://auth.mercadolivre.com.br/**", (route) => {
      const { searchParams } = new URL(route.request().url());
      const { status, headers } = mercadoLivre.tokens.authorize(searchParams);
      return route.fulfill({ status, headers: { ...headers } });
    });
    await page.goto("/app/settings/mercadolivre");
    const card = api(page, "2. Sua conta do Mercado Livre");
    const enter = card.getByRole("button", { name: "Entrar no Mercado Livre" });
    mercadoLivre.tokens.permits(false);
    await keys.push(enter);
    await expectText(page, "O Mercado Livre não recebeu a sua autorização. Nada foi conectado.");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await expectAccessible(page);

    mercadoLivre.tokens.permits(true);
    await keys.push(enter);
    await expectText(page, "Mercado Livre conectado.");
    await expect(card.getByText(/ACHADOSDAANA · conta …/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(card.getByText("Conectada")).toBeVisible();
    await expect(page.getByText("Mercado Livre conectado.")).toHaveCount(0);

    // The return address works only once.
    await page.goto("/api/marketplaces/mercadolivre/callback?code=TG-1&state=x");
    await expectText(page, "Esta autorização venceu ou já foi usada. Comece a conexão de novo.");

    mercadoLivre.tokens.revoke();
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    await expect(card.getByText("Vencida")).toBeVisible();
    await expect(card.getByRole("button", { name: "Entrar de novo no Mercado Livre" }))
      .toBeVisible();
    await expectAccessible(page);
    await keys.push(card.getByRole("button", { name: "Entrar de novo no Mercado Livre" }));
    await expectText(page, "Mercado Livre conectado.");
    await expect(card.getByText("Conectada")).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  "Amazon and the other shops say what works without their APIs; Magalu's shop name is proven",
  async ({ newPerson }) => {
    const { page, keys, complaints } = await newPerson("Magda");
    await page.goto("/app/settings/amazon");
    await expectText(
      page,
      /10 vendas qualificadas nos últimos 30 dias\. Sem ela tudo aqui funciona/,
    );
    const subTag = page.getByRole("switch", { name: "Minha conta da Amazon aceita ascsubtag" });
    await expect(subTag).not.toBeChecked();
    await subTag.click();
    await expect(subTag).toBeChecked(); // once it is saved
    await expectAccessible(page);
    await keys.push(page.getByRole("link", { name: "Outras lojas" }));
    await expect(page.getByRole("heading", { level: 1, name: "Outras lojas" }))
      .toBeVisible();
    await keys.type(
      page.getByLabel("Nome da loja"),
      "https://www.magazinevoce.com.br/magazinemagda/",
    );
    await keys.press("Enter");
    await expectText(page, /magazinevoce\.com\.br\/magazinemagda\/produto\/p\//);
    await expect(page.getByLabel("Nome da loja")).toHaveValue("magazinemagda");
    await expect(api(page, "A API do AliExpress").getByLabel("Tracking ID")).toBeVisible();
    await expectAccessible(page);

    // A shop of a network: the programme, then the own id, and somebody else's link becomes ours.
    const awin = (id: string) =>
      `https://www.awin1.com/cread.php?awinmid=17729&awinaffid=${id}` +
      "&ued=https%3A%2F%2Fwww.kabum.com.br%2Fproduto%2F1";
    await keys.push(page.getByRole("button", { name: "Adicionar loja" }));
    await keys.type(page.getByLabel("Loja", { exact: true }), "https://www.kabum.com.br/produto/1");
    await keys.type(page.getByLabel("ID do anunciante"), awin("99999"));
    await keys.type(page.getByLabel("Comissão (%)"), "6,5");
    await expectAccessible(page);
    await keys.press("Enter");
    await expectText(page, "Falta o seu ID na Awin · 6,5% que você informou");
    await keys.push(page.getByText("Preencher os IDs"));
    await keys.type(page.getByLabel("Awin: ID de publisher"), awin("654321"));
    await keys.press("Enter");
    await expect(api(page, "Suas lojas").getByText("Paga você", { exact: true })).toBeVisible();
    await keys.type(page.getByLabel("Link de um produto"), awin("99999"));
    await keys.press("Enter");
    const tested = api(page, "Testar um link");
    await expect(tested.getByText("Paga você · 654321")).toBeVisible();
    await expect(tested.getByText(/awinmid=17729&awinaffid=654321&ued=https%3A/)).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  },
);
