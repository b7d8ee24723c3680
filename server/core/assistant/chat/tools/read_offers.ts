import { listOffers } from "../../../offers/load_offers.ts";
import type { Offer } from "../../../offers/offer.ts";
import { listProducts } from "../../../catalogue/list_products.ts";
import { marketplaces } from "../../../marketplaces/marketplace.ts";
import { discountPercent, formatMoney } from "../../../money.ts";
import type { FactSheet } from "../fact_sheet.ts";
import { choiceField, firstPage, optional, textField, tool } from "./tool.ts";

const SHOWN = 8;
const search = {
  busca: optional(textField("Palavras do título ou da loja", 100)),
  loja: optional(choiceField("Só de uma loja", marketplaces)),
};

export const findOffers = tool({
  name: "buscar_ofertas",
  description: "Busca entre as ofertas da pessoa, as mais novas primeiro.",
  fields: {
    ...search,
    situacao: optional(
      choiceField("Só nesta situação", [
        "DRAFT",
        "APPROVED",
        "QUEUED",
        "SENT",
        "FAILED",
        "UNCERTAIN",
      ]),
    ),
  },
  async run(ctx, { busca, loja, situacao }, { facts }) {
    const filter = { search: busca, marketplace: loja, status: situacao };
    const offers = await listOffers(ctx, filter, firstPage(SHOWN));
    return { ofertas: offers.map((offer) => offerFacts(offer, facts)) };
  },
});

/** Returns what an answer may quote of an offer. */
export function offerFacts(offer: Offer, facts: FactSheet) {
  const path = `/app/gerador?oferta=${offer.id}`;
  const price = (what: string, cents: number | null) =>
    cents === null ? null : facts.add(
      `${what} de ${offer.title}`,
      formatMoney({ cents, currency: offer.currency }),
      path,
    );
  const percent = offer.priceCents !== null && offer.oldPriceCents !== null
    ? discountPercent(
      { cents: offer.priceCents, currency: offer.currency },
      { cents: offer.oldPriceCents, currency: offer.currency },
    )
    : null;
  return {
    id: offer.id,
    titulo: facts.add("Oferta", offer.title, path),
    loja: offer.shop ? facts.add("Loja", offer.shop) : null,
    situacao: statusWords[offer.status],
    preco: price("Preço", offer.priceCents),
    precoAntes: price("Preço de antes", offer.oldPriceCents),
    desconto: percent && facts.add(`Desconto de ${offer.title}`, `${percent}%`, path),
    cupom: offer.couponCode && facts.add(`Cupom de ${offer.title}`, offer.couponCode, path),
  };
}

const statusWords: Readonly<Record<Offer["status"], string>> = {
  DRAFT: "rascunho",
  APPROVED: "aprovada, ainda não enviada",
  QUEUED: "na fila",
  SENT: "enviada",
  FAILED: "não saiu",
  UNCERTAIN: "pode ter saído, sem confirmação",
};

export const findProducts = tool({
  name: "buscar_produtos",
  description: "Busca no catálogo de produtos que a pessoa salvou.",
  fields: search,
  async run(ctx, { busca, loja }, { facts }) {
    const products = await listProducts(
      ctx,
      { search: busca, marketplace: loja },
      firstPage(SHOWN),
    );
    return {
      produtos: products.map(({ id, title, shop, priceCents, currency, droppedFromCents }) => {
        const path = `/app/products?produto=${id}`;
        const price = (what: string, cents: number | null) =>
          cents === null
            ? null
            : facts.add(`${what} de ${title}`, formatMoney({ cents, currency }), path);
        return {
          id,
          titulo: facts.add("Produto", title, path),
          loja: shop ? facts.add("Loja", shop) : null,
          preco: price("Preço", priceCents),
          caiuDe: price("Preço antes da queda", droppedFromCents),
        };
      }),
    };
  },
});
