import type { OfferView, ProductShop } from "../../routing/search_params.ts";

/** How each part of the offers is called, and what is said where it has none. */
export const views: Record<OfferView, { readonly label: string; readonly empty: string }> = {
  todas: { label: "Todas", empty: "Nenhuma oferta dessa loja ainda." },
  rascunhos: { label: "Rascunhos", empty: "Nenhum rascunho: tudo foi aprovado ou já saiu." },
  aprovadas: { label: "Aprovadas", empty: "Nenhuma oferta aprovada esperando envio." },
  fila: { label: "Na fila", empty: "Nenhuma oferta na fila." },
  enviadas: { label: "Enviadas", empty: "Nenhuma oferta enviada ainda." },
  falharam: { label: "Falharam", empty: "Nenhuma oferta falhou." },
  duvida: {
    label: "Em dúvida",
    empty: "Nenhuma em dúvida: de tudo o que saiu, sabemos se chegou.",
  },
};

/** The shops that one can narrow the list to. */
export const shopNames: Record<ProductShop, string> = {
  amazon: "Amazon",
  mercadolivre: "Mercado Livre",
  shopee: "Shopee",
  magalu: "Magalu",
  aliexpress: "AliExpress",
  outras: "Outras lojas",
};
