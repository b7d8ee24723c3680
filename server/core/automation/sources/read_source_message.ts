import { couponCodesIn } from "../../coupons/coupon_code.ts";
import { isOthersPage } from "../../marketplaces/links/link.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import { networkOf } from "../../marketplaces/networks/network.ts";
import { usualShops } from "../../marketplaces/networks/usual_shops.ts";
import { linksIn } from "../../offers/lookup/shared_text.ts";

/** What remains of a message in a source group. */
type SourceContent = { readonly links: readonly string[]; readonly codes: readonly string[] };

/** The most characters that are read; messengers allow far longer texts. */
const LONGEST = 5_000;
const MOST_LINKS = 5;
const MOST_CODES = 5;
/** Characters of a link. */
const LONGEST_LINK = 2_000;

/**
 * Reduces a message to the links of shops and the coupon codes that it names. Every other word is
 * dropped here, also addresses of other sites: a group may share documents or invitations.
 */
export function readSourceMessage(text: string): SourceContent {
  const read = text.slice(0, LONGEST).replace(/[^\S\n]+/g, " ").replace(/ ?\n[ \n]*/g, "\n");
  const links = linksIn(read).filter(({ url }) => isShopLink(url));
  const words = links.reduce((rest, { written }) => rest.replace(written, " "), read)
    .replace(/[*_~`]+/g, "");
  return {
    links: [...new Set(links.map(({ url }) => url.href))]
      .filter((link) => link.length <= LONGEST_LINK).slice(0, MOST_LINKS),
    codes: couponCodesIn(words).slice(0, MOST_CODES),
  };
}

const usualHosts = new Set(usualShops.map(({ host }) => host));

/** Whether an address is of a shop or a network that we know, and not an affiliate's own page. */
function isShopLink(url: URL): boolean {
  const host = url.hostname.replace(/^www\./, "");
  const isKnown = marketplaceOf(url) !== "OTHER" || networkOf(url) !== null || usualHosts.has(host);
  return isKnown && url.pathname !== "/" && !isOthersPage(url);
}
