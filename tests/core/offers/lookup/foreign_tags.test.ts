import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  affiliateUrl,
  creditedOn,
} from "../../../../server/core/marketplaces/links/affiliate_link.ts";
import { canonicalUrl } from "../../../../server/core/marketplaces/links/link.ts";
import {
  definitions,
  type Marketplace,
  marketplaceOf,
} from "../../../../server/core/marketplaces/marketplace.ts";
import { messageText } from "../../../../server/core/offers/message/message.ts";
import { nothingProven } from "../../../../server/core/offers/message/proven_facts.ts";
import { builtIn } from "../../../../server/core/templates/wording.ts";
import { everyTag } from "../../../support/shops/shop_standin.ts";

/** Part of every foreign tag, and of nothing else. */
const MARK = "99887766";
const foreign = fc.constantFrom(`estranho${MARK}-20`, `an_${MARK}55`, `${MARK}`, `magazine${MARK}`);

const slug = fc.constantFrom("caneca-termica", "Fone-Bluetooth", "tênis-azul", "a");
const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 1, max: 8 }), { minLength: from, maxLength: to })
    .map((all) => all.join(""));
const asin = fc.stringMatching(/^B0[0-9][A-Z0-9]{7}$/);

/** Addresses of one product at each shop, also as others' own shops and readers write them. */
const products: Readonly<Record<string, fc.Arbitrary<string>>> = {
  AMAZON: fc.tuple(asin, slug, foreign).chain(([id, name, tag]) =>
    fc.constantFrom(
      `https://www.amazon.com.br/dp/${id}`,
      `http://amazon.com.br/${name}/dp/${id}/ref=sr_1_1_${tag}`,
      `https://m.amazon.com.br/gp/product/${id}`,
      `https://www.amazon.com.br/gp/aw/d/${id}/ref=${tag}`,
    )
  ),
  MERCADO_LIVRE: fc.tuple(digits(8, 12), slug).chain(([id, name]) =>
    fc.constantFrom(
      `https://produto.mercadolivre.com.br/MLB-${id}-${name}-_JM`,
      `https://www.mercadolivre.com.br/${name}/p/MLB${id}`,
      `https://www.mercadolivre.com.br/${name}/up/MLBU${id}?wid=MLB${id}`,
      `https://www.mercadolivre.com.br/p/MLB${id}?pdp_filters=item_id%3AMLB${id}`,
    )
  ),
  SHOPEE: fc.tuple(digits(6, 10), digits(8, 12), slug).chain(([shop, item, name]) =>
    fc.constantFrom(
      `https://shopee.com.br/product/${shop}/${item}`,
      `https://shopee.com.br/${name}-i.${shop}.${item}`,
      `https://shopee.com.br/opaanlp/${shop}/${item}`,
    )
  ),
  MAGAZINE_LUIZA: fc.tuple(fc.stringMatching(/^[a-z0-9]{8,10}$/), slug, foreign).chain(
    ([id, name, tag]) =>
      fc.constantFrom(
        `https://www.magazineluiza.com.br/${name}/p/${id}/ga/cps5/`,
        `https://www.magazinevoce.com.br/magazine${tag}/${name}/p/${id}/ga/cps5/`,
      ),
  ),
  ALIEXPRESS: fc.tuple(digits(10, 16), slug).chain(([id, name]) =>
    fc.constantFrom(
      `https://pt.aliexpress.com/item/${id}.html`,
      `https://www.aliexpress.com/item/${name}/${id}.html`,
    )
  ),
  OTHER: fc.tuple(slug, digits(3, 6)).chain(([name, id]) =>
    fc.constantFrom(
      `https://www.lojaqualquer.com.br/${name}/${id}`,
      `https://lojaqualquer.com.br/produto?id=${id}`,
      `https://app.lojaqualquer.com.br/#/produto/${id}`,
    )
  ),
};

/** Every known parameter by which shops and networks credit somebody. */
const names = fc.constantFrom(
  ...["tag", "ascsubtag", "linkCode", "linkId", "camp", "creative", "creativeASIN", "ref", "ref_"],
  ...["matt_word", "matt_tool", "matt_source", "matt_campaign_id", "utm_source", "utm_campaign"],
  ...["utm_content", "affiliate_id", "affiliate", "affid", "aff_id", "aff_fcid", "aff_fsk"],
  ...["aff_platform", "aff_trace_key", "aff_sub", "sub_id", "sub_ids", "subId1", "mmp_pid"],
  ...["uls_trackid", "sp_atk", "smtt", "gads_t_sig", "xptdk", "partner_id", "promoter_id"],
  ...["parceiro", "afiliado", "lomadee", "lmdsid", "awc", "awinaffid", "clickref", "irclickid"],
  ...["cjevent", "clickid", "sscid", "ranMID", "ranSiteID", "zanpid", "admitad_uid", "afsrc"],
  ...["gclid", "fbclid", "spm", "scm", "sv1", "sv_campaign_id", "irpid", "sharedid", "tduid"],
  ...["tagtag_uid", "franq", "opn", "afiliado_id", "a_aid", "a_bid", "transaction_id", "src"],
  ...["hotfeature", "sck", "afid", "sca_ref", "epar"],
);
/** Elsewhere these may pick the product. */
const namesOfMarketplaces = fc.constantFrom("pid", "dp", "terminal_id", "sk", "source", "from");

const encoded = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("");

/** One parameter: in any case, perhaps every character of its name or value as a code. */
const parameterNamed = (name: fc.Arbitrary<string>) =>
  fc.tuple(
    name,
    foreign,
    fc.constantFrom("as it is", "UPPER", "Capital"),
    fc.boolean(),
    fc.boolean(),
  ).map(([name, value, form, codedName, codedValue]) => {
    const cased = form === "UPPER"
      ? name.toUpperCase()
      : form === "Capital"
      ? name[0]!.toUpperCase() + name.slice(1)
      : name;
    return `${codedName ? encoded(cased) : cased}=${codedValue ? encoded(value) : value}`;
  });

/** Links that carry their target: each credits somebody else on the way. */
const wrappers = [
  (target: string) =>
    `https://s.shopee.com.br/an_redir?origin_link=${target}&affiliate_id=${MARK}55`,
  (target: string) => `https://www.awin1.com/cread.php?awinaffid=${MARK}&ued=${target}`,
  (target: string) => `https://redir.lomadee.com/v2/${MARK}?url=${target}`,
  (target: string) => `https://click.linksynergy.com/deeplink?id=${MARK}&murl=${target}`,
  (target: string) => `https://www.youtube.com/redirect?redir_token=${MARK}&q=${target}`,
  (target: string) => `https://www.anrdoezrs.net/click-${MARK}-1?url=${target}`,
  (target: string) => `https://www.google.com/url?q=${target}&sa=${MARK}`,
  (target: string) => `https://l.facebook.com/l.php?u=${target}&h=${MARK}`,
  (target: string) => `https://s.click.aliexpress.com/deep_link.htm?dl_target_url=${target}`,
];

const dressed = (shop: string, product: fc.Arbitrary<string>) => {
  const parameter = parameterNamed(
    shop === "OTHER" ? names : fc.oneof(names, namesOfMarketplaces),
  );
  return fc.tuple(
    product,
    fc.array(parameter, { maxLength: 6 }),
    fc.array(parameter, { maxLength: 2 }),
    fc.constantFrom("#", "#?", "#/rota?", "#!/rota?"),
    fc.array(fc.constantFrom(...wrappers), { maxLength: 6 }),
    fc.boolean(),
  ).map(([address, query, fragment, opening, around, isUser]) => {
    const url = new URL(address);
    if (isUser) url.username = MARK;
    const [base, route = ""] = url.href.split("#");
    const queryText = query.length === 0 ? "" : `${url.search ? "&" : "?"}${query.join("&")}`;
    const ending = fragment.length === 0
      ? route && `#${route}`
      : route
      ? `#${route}?${fragment.join("&")}`
      : opening + fragment.join("&");
    return around.reduce(
      (target, wrap) => wrap(encodeURIComponent(target)),
      `${base}${queryText}${ending}`,
    );
  });
};

/** However often it is written in codes. */
function plain(text: string): string {
  let read = text;
  for (let depth = 0; depth < 8; depth++) {
    try {
      read = decodeURIComponent(read);
    } catch {
      return read;
    }
  }
  return read;
}

const offerOf = (url: URL) => ({
  title: "Produto",
  shop: "Loja",
  marketplace: marketplaceOf(url),
  currency: "BRL",
  priceCents: 1_000,
  oldPriceCents: null,
  pixPriceCents: null,
  cardPriceCents: null,
  lowestPriceCents: null,
  imageUrl: null,
  installments: null,
  couponCode: null,
  shipping: null,
  ratingTenths: null,
  ratingCount: null,
  evidence: [],
  sourceUrl: canonicalUrl(url).href,
  customAffiliateUrl: null,
  customAffiliateProof: null,
  customText: null,
});

describe.each(Object.entries(products))("whatever hangs on a product of %s", (shop, product) => {
  test("no foreign tag stays in its address, its link or its message", () => {
    fc.assert(
      fc.property(dressed(shop, product), (pasted) => {
        const url = new URL(pasted);
        const offer = offerOf(url);
        const { url: link } = affiliateUrl(url, everyTag);
        const publisher = { ...everyTag, hasDisclosure: true, signature: "", timeZone: "UTC" };
        const now = new Date("2026-11-21T12:00:00Z");
        const message = messageText(offer, publisher, now, builtIn, nothingProven);
        for (const reported of [offer.sourceUrl, link ?? "", message]) {
          expect(plain(reported)).not.toContain(MARK);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  const { programme } = definitions[shop as Marketplace];
  test.runIf(programme)(
    "the person's own tag is read back from the link",
    () => {
      fc.assert(
        fc.property(dressed(shop, product), (pasted) => {
          const { url: link, proof } = affiliateUrl(new URL(pasted), everyTag);
          expect(proof).toBe(programme!.proofOfTagged);
          expect(creditedOn(new URL(link!), []).creditedTag).toBe(everyTag[programme!.tag]);
        }),
        { numRuns: 1_000 },
      );
    },
  );
});
