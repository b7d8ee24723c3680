import { type Marketplace, marketplaces } from "../../shared/marketplaces.ts";

/** The affiliate networks that shops of their own are in. */
const networks: Readonly<Record<string, string>> = {
  AWIN: "Awin",
  LOMADEE: "Lomadee",
  RAKUTEN: "Rakuten Advertising",
  CJ: "CJ",
  ADMITAD: "Admitad",
  IMPACT: "Impact",
};

/** Returns the name of a shop or network that reports sales. */
export const networkName = (network: string | null | undefined): string =>
  marketplaces[network as Marketplace]?.name ?? networks[network ?? ""] ?? network ?? "";
