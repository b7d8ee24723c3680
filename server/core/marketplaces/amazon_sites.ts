/** A country's Amazon: what its `$` or bare symbol means, and how tags valid there end. */
export type AmazonSite = { readonly currency: string; readonly tagEnding: string };

/**
 * By what follows `amazon.` in the host. The endings are Associates' regions: -20 the Americas,
 * -21 Europe, India and the Gulf, -22 Asia and the Pacific; a tag earns in its own region only.
 */
const sites: Readonly<Record<string, AmazonSite>> = {
  "com.br": { currency: "BRL", tagEnding: "20" },
  "com": { currency: "USD", tagEnding: "20" },
  "ca": { currency: "CAD", tagEnding: "20" },
  "com.mx": { currency: "MXN", tagEnding: "20" },
  "co.uk": { currency: "GBP", tagEnding: "21" },
  "de": { currency: "EUR", tagEnding: "21" },
  "es": { currency: "EUR", tagEnding: "21" },
  "fr": { currency: "EUR", tagEnding: "21" },
  "it": { currency: "EUR", tagEnding: "21" },
  "nl": { currency: "EUR", tagEnding: "21" },
  "ie": { currency: "EUR", tagEnding: "21" },
  "com.be": { currency: "EUR", tagEnding: "21" },
  "se": { currency: "SEK", tagEnding: "21" },
  "pl": { currency: "PLN", tagEnding: "21" },
  "com.tr": { currency: "TRY", tagEnding: "21" },
  "in": { currency: "INR", tagEnding: "21" },
  "ae": { currency: "AED", tagEnding: "21" },
  "sa": { currency: "SAR", tagEnding: "21" },
  "eg": { currency: "EGP", tagEnding: "21" },
  "co.jp": { currency: "JPY", tagEnding: "22" },
  "com.au": { currency: "AUD", tagEnding: "22" },
  "sg": { currency: "SGD", tagEnding: "22" },
};

export const amazonDomains = Object.keys(sites).map((ending) => `amazon.${ending}`);

/** The country's Amazon that `url` is on; null elsewhere, on its short hosts too. */
export function amazonSite(url: URL): AmazonSite | null {
  const ending = url.hostname.match(/(?:^|\.)amazon\.([a-z.]+)$/)?.[1];
  return ending && Object.hasOwn(sites, ending) ? sites[ending]! : null;
}
