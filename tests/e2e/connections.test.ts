import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { app, mercadoLivreStandin } from "../support/shops/mercado_livre_standin.ts";
import { shopeeStandin } from "../support/shops/shopee_standin.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let shopee: Awaited<ReturnType<typeof shopeeStandin>>;
let mercadoLivre: Awaited<ReturnType<typeof mercadoLivreStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  shopee = await shopeeStandin();
  mercadoLivre = await mercadoLivreStandin();
  const port = String(freePort()); // the shop sends people back to one address
  product = await startProduct(folder.path, `${shopee.standins},${mercadoLivre.standins}`, {
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    MERCADO_LIVRE_CLIENT_ID: app.clientId,
    MERCADO_LIVRE_CLIENT_SECRET: app.clientSecret,
  });
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await shopee?.close();
  await mercadoLivre?.close();
  await folder[Symbol.asyncDispose]();
});

/** A port of this machine that nobody listens on now. */
function freePort(): number {
  using listener = Deno.listen({ port: 0 });
  return (listener.addr as Deno.NetAddr).port;
}

const api = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const told = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

test(
  "Shopee: the ID is proven in a link, wrong keys are told, right ones connect in both tabs",
  async () => {
    await newcomer(product.origin, "sara@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "sara@example.com",
    );
    await page.goto("/app/settings/shopee");
    await keys.type(
      page.getByLabel("ID de afiliado", { exact: true }),
      "https://shopee.com.br/x?utm_source=an_18301234567",
    );
    await keys.press("Enter");
    await told(page, "A etiqueta confere no link");
    await told(page, /an_redir\?origin_link=.*affiliate_id=18301234567/);

    const card = api(page, "2. A API da Shopee");
    await card.getByText("A Shopee libera a Open API a afiliados aprovados.").waitFor();
    await keys.push(card.getByRole("button", { name: "Conectar" }));
    await told(page, "Cole aqui: AppId.");
    const { appId, secret } = shopee.account.credentials;
    await keys.type(card.getByLabel("AppId"), appId);
    await keys.type(card.getByLabel("Senha (Secret)"), "chave-errada");
    await keys.press("Enter");
    await told(page, /A loja não reconheceu estas chaves/);
    expect(await barriers(page)).toEqual([]);

    const other = await context.newPage();
    await other.goto("/app/settings/shopee");
    await api(other, "2. A API da Shopee").getByText("Opcional").waitFor();
    await keys.type(card.getByLabel("Senha (Secret)"), secret);
    await keys.press("Enter");
    for (const one of [page, other]) {
      const its = api(one, "2. A API da Shopee");
      await its.getByText("Conectada").waitFor({ timeout: 15_000 });
      await its.getByText(/^Última resposta da loja há/).waitFor();
    }
    await card.getByText(/ de 2\.000 perguntas à loja/).waitFor();
    expect(await page.content()).not.toContain(secret);
    expect(await barriers(page)).toEqual([]);

    // What the shop says of the account is told where one asks, and live elsewhere.
    shopee.refusals.find(({ reason }) => reason === "ACCOUNT_FROZEN")!.provoke();
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    for (const one of [page, other]) {
      await api(one, "2. A API da Shopee").getByText("Com problema", { exact: true }).waitFor();
      await api(one, "2. A API da Shopee").getByText(/congelou esta conta/).waitFor();
    }
    expect(await barriers(page)).toEqual([]);
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    await told(page, "A loja respondeu agora: Shopee.");
    await card.getByText("Conectada").waitFor();

    await keys.push(card.getByRole("button", { name: "Desconectar" }));
    await keys.push(page.getByRole("button", { name: "Manter conectada" }));
    await keys.push(card.getByRole("button", { name: "Desconectar" }));
    await told(page, /As chaves são apagadas daqui/);
    await keys.push(page.getByRole("dialog").getByRole("button", { name: "Desconectar" }));
    for (const one of [page, other]) {
      await api(one, "2. A API da Shopee").getByRole("button", { name: "Conectar" }).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);

test(
  "Mercado Livre: one leaves to sign in there, says no, then yes, and comes back connected",
  async () => {
    await newcomer(product.origin, "meli@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "meli@example.com",
    );
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
    await told(page, "O Mercado Livre não recebeu a sua autorização. Nada foi conectado.");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(await barriers(page)).toEqual([]);

    mercadoLivre.tokens.permits(true);
    await keys.push(enter);
    await told(page, "Mercado Livre conectado.");
    await card.getByText(/ACHADOSDAANA · conta …/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await card.getByText("Conectada").waitFor();
    expect(await page.getByText("Mercado Livre conectado.").count()).toBe(0);

    // An address that was used is good for nothing.
    await page.goto("/api/marketplaces/mercadolivre/callback?code=TG-1&state=x");
    await told(page, "Esta autorização venceu ou já foi usada. Comece a conexão de novo.");

    mercadoLivre.tokens.revoke();
    await keys.push(card.getByRole("button", { name: "Testar agora" }));
    await card.getByText("Vencida").waitFor();
    await card.getByRole("button", { name: "Entrar de novo no Mercado Livre" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await keys.push(card.getByRole("button", { name: "Entrar de novo no Mercado Livre" }));
    await told(page, "Mercado Livre conectado.");
    await card.getByText("Conectada").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);

test(
  "Amazon and the other shops say what works without their APIs; Magalu's shop name is proven",
  async () => {
    await newcomer(product.origin, "magda@example.com");
    const { page, keys, context, complaints } = await signedIn(
      chrome,
      product.origin,
      "magda@example.com",
    );
    await page.goto("/app/settings/amazon");
    await told(page, /10 vendas qualificadas nos últimos 30 dias\. Sem ela tudo aqui funciona/);
    expect(await barriers(page)).toEqual([]);
    await keys.push(page.getByRole("link", { name: "Outras lojas" }));
    await page.getByRole("heading", { level: 1, name: "Magalu e AliExpress" }).waitFor();
    await keys.type(
      page.getByLabel("Nome da loja"),
      "https://www.magazinevoce.com.br/magazinemagda/",
    );
    await keys.press("Enter");
    await told(page, /magazinevoce\.com\.br\/magazinemagda\/produto\/p\//);
    await expect.poll(() => page.getByLabel("Nome da loja").inputValue()).toBe("magazinemagda");
    await api(page, "A API do AliExpress").getByLabel("Tracking ID").waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  90_000,
);
