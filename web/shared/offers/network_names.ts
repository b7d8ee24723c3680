import type { AffiliateNetwork } from "../../__generated__/LinkProof_offer.graphql.ts";

export type { AffiliateNetwork };

/** The networks' names, in the order of the lists. */
export const networkNames: Readonly<Record<AffiliateNetwork, string>> = {
  AWIN: "Awin",
  LOMADEE: "Lomadee",
  RAKUTEN: "Rakuten Advertising",
  CJ: "CJ",
  ADMITAD: "Admitad",
  IMPACT: "Impact",
  OWN: "Programa da própria loja",
};
