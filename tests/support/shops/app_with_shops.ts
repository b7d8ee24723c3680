import {
  finishShopSignIn,
  startShopSignIn,
} from "../../../server/core/marketplaces/connections/shop_sign_in.ts";
import { app, mercadoLivreStandin } from "./mercado_livre_standin.ts";
import { shopeeStandin } from "./shopee_standin.ts";
import { type Member, testApp } from "../test_app.ts";

/** The product with Shopee and Mercado Livre beside it, over the wire; both clocks go together. */
export async function appWithShops(options: { readonly shopeeCallsPerHour?: number } = {}) {
  await using failed = new AsyncDisposableStack();
  const shopee = await shopeeStandin();
  failed.defer(shopee.close);
  const mercadoLivre = await mercadoLivreStandin();
  failed.defer(mercadoLivre.close);
  const standins = `${shopee.standins},${mercadoLivre.standins}`;
  const w = failed.use(await testApp({ standins, mercadoLivreApp: app, ...options }));
  const held = failed.move();

  /** The query of the address that the shop redirects back to. */
  function returnFrom(address: string): { state: string; code: string | null } {
    const { headers } = mercadoLivre.tokens.authorize(new URL(address).searchParams);
    const { searchParams } = new URL(headers!["location"]!);
    return { state: searchParams.get("state")!, code: searchParams.get("code") };
  }

  return {
    w,
    shopee,
    mercadoLivre,
    returnFrom,

    /** Shopee's keys as one types them. */
    keys: {
      shop: "SHOPEE",
      key: shopee.account.credentials.appId,
      secret: shopee.account.credentials.secret,
    } as const,

    /** Connects Mercado Livre by the whole walk. */
    async signIn(person: Member) {
      const address = await startShopSignIn(person.ctx(), { shop: "MERCADO_LIVRE" });
      return await finishShopSignIn(person.ctx(), returnFrom(address));
    },

    passes(seconds: number) {
      w.advance(seconds * 1_000);
      mercadoLivre.advanceClock(seconds);
    },

    /** The row of the person's only connection. */
    rowOf: ({ id }: Member) =>
      w.db.selectFrom("marketplace_connections").selectAll().where("user_id", "=", id)
        .executeTakeFirstOrThrow(),

    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
