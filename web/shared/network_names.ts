import type { AffiliateNetwork } from "../__generated__/LinkProof_offer.graphql.ts";
import { type Marketplace, marketplaces } from "./marketplaces.ts";

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

/** Returns the name of a shop or network that reports sales. */
export const networkName = (network: string | null | undefined): string =>
  marketplaces[network as Marketplace]?.name ?? networkNames[network as AffiliateNetwork] ??
    network ?? "";
