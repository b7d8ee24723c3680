import { aliExpress } from "../../../server/adapters/aliexpress/aliexpress.ts";
import { amazon } from "../../../server/adapters/amazon/amazon.ts";
import { mercadoLivre } from "../../../server/adapters/mercado_livre/mercado_livre.ts";
import { shopee } from "../../../server/adapters/shopee/shopee.ts";
import { aliExpressStandin } from "../../support/shops/aliexpress_standin.ts";
import { amazonStandin } from "../../support/shops/amazon_standin.ts";
import { mercadoLivreStandin } from "../../support/shops/mercado_livre_standin.ts";
import { shopeeStandin } from "../../support/shops/shopee_standin.ts";
import { shopContract } from "./shop_contract.ts";

shopContract("Shopee", shopeeStandin, shopee);
shopContract("AliExpress", aliExpressStandin, aliExpress);
shopContract("Amazon", amazonStandin, (fetch, options) => amazon(fetch, { ...options, gapMs: 0 }));
shopContract("Mercado Livre", mercadoLivreStandin, mercadoLivre);
