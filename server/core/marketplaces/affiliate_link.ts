import { amazonSite } from "./amazon_sites.ts";
import { canonicalUrl, isShortLink } from "./link.ts";
import { type Marketplace, marketplaceOf } from "./marketplace.ts";
import { unwrappings } from "./wrapped_link.ts";

/** A person's own tags; null where none is set. */
export type AffiliateTags = {
  readonly amazonTag: string | null;
  readonly shopeeId: string | null;
  readonly mercadoLivreWord: string | null;
  readonly mercadoLivreTool: string | null;
  /** The name of their Magalu shop, "Parceiro Magalu". */
  readonly magaluShop: string | null;
};

/** PROVEN: the own tag was parsed back. EXPERIMENTAL: it may not count. */
export type AffiliateProof = "PROVEN" | "EXPERIMENTAL" | "NONE";

/** How a shop credits whoever sent a buyer. */
type Programme = {
  readonly own: (tags: AffiliateTags, product: URL) => string | null;
  readonly tagged: (product: URL, tag: string, tags: AffiliateTags) => URL;
  /** Whom an address credits; null when it does not say. */
  readonly credited: (url: URL) => string | null;
  /** Made by the shop's own link builder, so that what it credits does count. */
  readonly isOfficial: (url: URL) => boolean;
  readonly proofOfTagged: AffiliateProof;
};

const amazon: Programme = {
  own: ({ amazonTag }, product) => {
    const site = amazonSite(product);
    return site && amazonTag?.endsWith(`-${site.tagEnding}`) ? amazonTag : null;
  },
  tagged: (product, tag) => withParameters(product, { tag }),
  credited: ({ searchParams }) => searchParams.get("tag"),
  isOfficial: () => true,
  proofOfTagged: "PROVEN",
};

const shopee: Programme = {
  own: ({ shopeeId }) => shopeeId,
  tagged: (product, affiliate_id) =>
    withParameters(new URL("https://s.shopee.com.br/an_redir"), {
      origin_link: product.href,
      affiliate_id,
    }),
  credited: ({ searchParams }) =>
    [searchParams.get("affiliate_id"), searchParams.get("utm_source"), searchParams.get("mmp_pid")]
      .map((value) => /^(?:an_)?(\d{5,})$/.exec(value ?? "")?.[1]).find((id) => id) ?? null,
  isOfficial: () => true,
  proofOfTagged: "PROVEN",
};

const mercadoLivre: Programme = {
  own: ({ mercadoLivreWord }) => mercadoLivreWord,
  tagged: (product, matt_word, { mercadoLivreTool }) =>
    withParameters(product, {
      matt_word,
      ...mercadoLivreTool && { matt_tool: mercadoLivreTool },
    }),
  credited: ({ searchParams, pathname }) =>
    searchParams.get("matt_word") || (/^\/social\/([^/]+)/.exec(pathname)?.[1] ?? null),
  isOfficial: ({ hostname, pathname }) =>
    hostname === "meli.la" || /^\/(?:sec|social)\//.test(pathname),
  proofOfTagged: "EXPERIMENTAL",
};

/** A shop of one's own at Magalu: the same path of the product, under the shop's name. */
const magazineLuiza: Programme = {
  own: ({ magaluShop }, { hostname, pathname }) =>
    /^(?:(?:www|m)\.)?magazineluiza\.com\.br$/.test(hostname) &&
      /\/p\/[a-z0-9]{5,20}(?:\/|$)/i.test(pathname)
      ? magaluShop
      : null,
  tagged: ({ pathname, search }, shop) =>
    new URL(`https://www.magazinevoce.com.br/${shop}${pathname}${search}`),
  credited: ({ hostname, pathname }) =>
    /(?:^|\.)magazinevoce\.com\.br$/.test(hostname)
      ? /^\/(?!p\/)([^/]+)/.exec(pathname)?.[1] ?? null
      : null,
  isOfficial: () => true,
  proofOfTagged: "PROVEN",
};

const programmes: Readonly<Record<Marketplace, Programme | null>> = {
  AMAZON: amazon,
  SHOPEE: shopee,
  MERCADO_LIVRE: mercadoLivre,
  MAGAZINE_LUIZA: magazineLuiza,
  ALIEXPRESS: null,
  OTHER: null,
};

/** The link to `product` that credits the person: proven only if their tag reads back out of it. */
export function affiliateUrl(
  product: URL,
  tags: AffiliateTags,
): { url: string | null; proof: AffiliateProof } {
  const address = canonicalUrl(product);
  const programme = programmes[marketplaceOf(address)];
  const own = programme?.own(tags, address);
  // A short link that nobody followed may be somebody else's, whatever is hung on it.
  if (!programme || !own || isShortLink(address)) return { url: null, proof: "NONE" };
  const { href } = programme.tagged(address, own, tags);
  const readBack = programme.credited(new URL(href));
  return readBack === own
    ? { url: href, proof: programme.proofOfTagged }
    : { url: null, proof: "NONE" };
}

/** An address, and whom it credits; null: it does not say. */
export type Credited = { readonly finalUrl: string; readonly creditedTag: string | null };

/** The last address on a link's way that credits somebody, read back; else simply the last. */
export function creditedOn(link: URL, hops: readonly URL[]): Credited {
  const way = [link, ...hops].flatMap(unwrappings).map((url) => ({
    finalUrl: url.href,
    creditedTag: programmes[marketplaceOf(url)]?.credited(url) ?? null,
  }));
  return way.findLast(({ creditedTag }) => creditedTag) ?? way.at(-1)!;
}

/**
 * Whom a link that the person pasted as theirs credits, by its own address and the `hops` it led
 * through: the last tag on the way counts. FOREIGN is somebody else's.
 */
export function proofOf(
  link: URL,
  hops: readonly URL[],
  tags: AffiliateTags,
): AffiliateProof | "FOREIGN" {
  const way = [link, ...hops].flatMap(unwrappings);
  const product = way.findLast((url) => programmes[marketplaceOf(url)] !== null);
  const programme = product && programmes[marketplaceOf(product)];
  if (!programme) return "NONE";
  const within = way.filter((url) => programmes[marketplaceOf(url)] === programme);
  const isOfficial = within.some(programme.isOfficial);
  const credited = within.map(programme.credited).findLast((tag) => tag);
  if (credited) {
    if (!same(credited, programme.own(tags, product))) return "FOREIGN";
    return isOfficial ? "PROVEN" : programme.proofOfTagged;
  }
  // The shop's own opaque link, read no further than its wall: nobody can tell whose it is.
  return isOfficial && programme === mercadoLivre ? "EXPERIMENTAL" : "NONE";
}

const same = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

function withParameters(url: URL, parameters: Readonly<Record<string, string>>): URL {
  const built = new URL(url);
  for (const [name, value] of Object.entries(parameters)) built.searchParams.set(name, value);
  return built;
}
