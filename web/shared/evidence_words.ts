import type { EvidenceSource } from "../__generated__/offerFields_offer.graphql.ts";

/** Where a number comes from, as one says it. */
export const sourceWords: Record<EvidenceSource, string> = {
  ADDRESS: "endereço da página",
  STRUCTURED_DATA: "dados da página",
  META: "etiquetas da página",
  PRICE_BLOCK: "bloco de preço",
  VENDOR_API: "serviço da loja",
  LEDGER: "preços que já vimos",
  SHARED_TEXT: "texto compartilhado",
  BROWSER: "seu navegador",
  PERSON: "você escreveu",
};
