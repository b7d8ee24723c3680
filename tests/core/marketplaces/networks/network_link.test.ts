import fc from "fast-check";
import { expect, test } from "vitest";
import {
  affiliateUrl,
  creditedOn,
  proofOf,
} from "../../../../server/core/marketplaces/links/affiliate_link.ts";
import { noTags } from "../../../../server/core/marketplaces/links/affiliate_tags.ts";
import { canonicalUrl } from "../../../../server/core/marketplaces/links/link.ts";
import {
  networkDefinitions,
  networkOf,
  networks,
  parseProgrammeId,
  parsePublisherId,
  payeeIn,
} from "../../../../server/core/marketplaces/networks/network.ts";
import {
  networkLink,
  subParameterIn,
  withSubId,
} from "../../../../server/core/marketplaces/networks/network_link.ts";
import { testLink } from "../../../../server/core/marketplaces/networks/test_link.ts";
import { usualShops } from "../../../../server/core/marketplaces/networks/usual_shops.ts";
import { ownNetworks, programme } from "../../../support/shops/networks.ts";

const PRODUCT = "https://www.loja.example/tenis-azul/p?cor=azul&tam=42";
const ENCODED = "https%3A%2F%2Fwww.loja.example%2Ftenis-azul%2Fp%3Fcor%3Dazul%26tam%3D42";

/** Each network's link: without a reference, and the parameter of one. */
const links = [
  [
    "AWIN",
    `https://www.awin1.com/cread.php?awinmid=17729&awinaffid=654321&ued=${ENCODED}`,
    "clickref",
  ],
  ["LOMADEE", `https://redir.lomadee.com/v2/deeplink?sourceId=35792468&url=${ENCODED}`, "mdasc"],
  [
    "RAKUTEN",
    `https://click.linksynergy.com/deeplink?id=aB3*cD4-eF5&mid=44071&murl=${ENCODED}`,
    "u1",
  ],
  ["CJ", `https://www.anrdoezrs.net/click-7251228-13579246?url=${ENCODED}`, "sid"],
  ["ADMITAD", `https://ad.admitad.com/g/9a03752bb275478cca00463f97455a/?ulp=${ENCODED}`, "subid"],
  ["IMPACT", `https://loja.sjv.io/c/1234567/654321/4321?u=${ENCODED}`, "subId1"],
] as const;

test.each(links)("%s: the link is built, read back and proven, with its reference", (...row) => {
  const [network, link, parameter] = row;
  const own = ownNetworks(network);
  const tags = { ...noTags, networks: own };
  expect(affiliateUrl(new URL(PRODUCT), tags))
    .toEqual({ url: link, proof: "PROVEN", unpaidReason: null });
  expect(networkOf(new URL(link))).toBe(network);
  expect(canonicalUrl(new URL(link)).href).toBe(PRODUCT);
  expect(proofOf(new URL(link), [], tags)).toBe("PROVEN");
  const marked = networkLink(new URL(PRODUCT), own, "k7mQ2xz");
  expect(marked).toMatchObject({ proof: "PROVEN" });
  const written = new URL((marked as { url: string }).url);
  expect(written.searchParams.get(parameter)).toBe("k7mQ2xz");
  expect(canonicalUrl(written).href).toBe(PRODUCT);
  expect(withSubId(new URL(link), "k7mQ2xz", own)?.searchParams.get(parameter)).toBe("k7mQ2xz");
});

test.each([
  ["AWIN", `https://www.awin1.com/awclick.php?gid=1&mid=1234&awinaffid=9999&linkid=5&p=${ENCODED}`],
  ["AWIN", `https://www.awin1.com/cread.php?s=574669&v=1234&q=281365&r=9999&ued=${ENCODED}`],
  ["RAKUTEN", `https://click.linksynergy.com/fs-bin/click?id=AysPbYF8vuM&murl=${ENCODED}`],
  ["CJ", `https://www.anrdoezrs.net/links/99887/type/dlg/sid/abc/${PRODUCT.split("?")[0]}`],
  ["CJ", `https://www.kqzyfj.com/click-99887-123456?sid=x&url=${ENCODED}`],
  ["ADMITAD", `https://ad.admitad.com/goto/00112233445566778899aabb/?ulp=${ENCODED}`],
  ["ADMITAD", `https://alitems.site/g/00112233445566778899aabb/?subid=x&ulp=${ENCODED}`],
  ["IMPACT", `https://goto.marca.example.com/c/99887/11/22?u=${ENCODED}&subId1=x`],
  ["LOMADEE", `https://redir.lomadee.com/v2/deeplink?url=${ENCODED}&sourceId=99887766`],
])("another affiliate's %s link is read at its target, and pays the person", (network, link) => {
  const tags = { ...noTags, networks: ownNetworks("AWIN") };
  const foreign = new URL(link);
  expect(payeeIn(foreign)?.network).toBe(network);
  const { productUrl, unwrappedFrom, url, creditedTag } = testLink(link, tags)!;
  expect(productUrl.startsWith("https://www.loja.example/tenis-azul/p")).toBe(true);
  expect({ unwrappedFrom, creditedTag }).toEqual({ unwrappedFrom: network, creditedTag: "654321" });
  expect(url).not.toContain(payeeIn(foreign)!.id);
});

test("a link whose path ends in the shop's address takes no reference: it would be the shop's", () => {
  const link = new URL(`https://www.anrdoezrs.net/links/654321/type/dlg/${PRODUCT}`);
  expect(withSubId(link, "k7mQ2xz", ownNetworks("CJ"))).toBeNull();
});

test("a pasted link of a network is the person's, another's, or of nobody known", () => {
  const awin = (id: string) =>
    new URL(`https://www.awin1.com/cread.php?awinmid=1&awinaffid=${id}&ued=${ENCODED}`);
  const tags = { ...noTags, networks: ownNetworks("AWIN") };
  expect(proofOf(awin("654321"), [], tags)).toBe("PROVEN");
  expect(proofOf(awin("111111"), [], tags)).toBe("FOREIGN");
  expect(proofOf(awin("111111"), [], noTags)).toBe("NONE");
  expect(creditedOn(awin("111111"), []).creditedTag).toBe("111111");
  // The shop's own tag at the end of the way counts, whichever network's link led there.
  const amazon = encodeURIComponent("https://www.amazon.com.br/dp/B0CFPL6CFY?tag=outro-20");
  const wrapped = new URL(
    `https://www.awin1.com/cread.php?awinmid=1&awinaffid=654321&ued=${amazon}`,
  );
  expect(proofOf(wrapped, [], { ...tags, amazonTag: "ana-20" })).toBe("FOREIGN");
});

test("what is missing is said: the programme, the person's id, or the programme's", () => {
  const product = new URL(PRODUCT);
  const own = ownNetworks("AWIN");
  expect(networkLink(new URL("https://outra.example/p"), own)).toBe("NO_PROGRAMME");
  expect(networkLink(product, { ...own, publisherIds: {} })).toBe("TAG_MISSING");
  const noId = { ...own, programmes: [programme("AWIN", { programmeId: null })] };
  expect(networkLink(product, noId)).toBe("TAG_MISSING");
});

test("a shop's subdomains are the shop's, and the longest domain wins", () => {
  const own = {
    ...ownNetworks("AWIN"),
    programmes: [
      programme("AWIN"),
      programme("AWIN", { host: "mercado.loja.example", programmeId: "99" }),
    ],
  };
  const linked = (address: string) => networkLink(new URL(address), own);
  expect(linked("https://mercado.loja.example/p")).toMatchObject({
    url: expect.stringContaining("awinmid=99"),
  });
  expect(linked("https://m.loja.example/p")).toMatchObject({
    url: expect.stringContaining("awinmid=17729"),
  });
  expect(linked("https://outraloja.example/p")).toBe("NO_PROGRAMME");
});

test("the shops that have tags of their own keep them", () => {
  const own = {
    ...ownNetworks("AWIN"),
    programmes: [programme("AWIN", { host: "amazon.com.br" })],
  };
  expect(affiliateUrl(new URL("https://www.amazon.com.br/dp/B0CFPL6CFY"), {
    ...noTags,
    networks: own,
  })).toMatchObject({ url: null, unpaidReason: "TAG_MISSING" });
});

test("a shop's own programme follows its pattern, and is experimental", () => {
  const own = {
    publisherIds: {},
    programmes: [programme("OWN", {
      pattern: "{url}?parceiro={id}&origem={sub}",
      publisherId: "ana",
    })],
  };
  const tags = { ...noTags, networks: own };
  const product = new URL("https://www.loja.example/p?cor=azul&parceiro=outro");
  const { url, proof } = affiliateUrl(product, tags);
  expect({ url, proof }).toEqual({
    url: "https://www.loja.example/p?cor=azul&parceiro=ana",
    proof: "EXPERIMENTAL",
  });
  expect(creditedOn(new URL(url!), [], tags).creditedTag).toBe("ana");
  expect(proofOf(new URL(url!), [], tags)).toBe("EXPERIMENTAL");
  expect(subParameterIn(new URL(url!), own)).toBe("origem");
});

const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const value = fc.stringMatching(/^[a-zA-Z0-9 .,:/?&=%+ãç#]{1,16}$/);
const addresses = fc.tuple(
  fc.array(slug, { minLength: 1, maxLength: 3 }),
  fc.dictionary(slug, value),
)
  .map(([path, query]) => {
    const url = new URL(`https://www.loja.example/${path.join("/")}`);
    for (const [name, text] of Object.entries(query)) url.searchParams.set(`q${name}`, text);
    return canonicalUrl(url);
  });

test("unwrapping what was built is the identity of the target, in every network", () => {
  const sub = fc.option(fc.stringMatching(/^[a-zA-Z2-9]{7}$/));
  fc.assert(
    fc.property(fc.constantFrom(...networks), addresses, sub, (network, product, marked) => {
      const link = networkLink(product, ownNetworks(network), marked) as { url: string };
      expect(canonicalUrl(new URL(link.url)).href).toBe(product.href);
      expect(networkLink(canonicalUrl(new URL(link.url)), ownNetworks(network), marked)).toEqual(
        link,
      );
    }),
    { numRuns: 300 },
  );
});

test.each(links)("%s: a pasted link gives the ids", (network, link) => {
  const own = ownNetworks(network);
  expect(parseProgrammeId(network, ` ${link} `)).toBe(own.programmes[0]!.programmeId);
  expect(parsePublisherId(network, link)).toBe(
    networkDefinitions[network].publisher ? own.publisherIds[network] : null,
  );
  expect(parsePublisherId(network, "https://www.loja.example/?id=12345678")).toBeNull();
});

test.each(
  [
    ["AWIN", "abc"],
    ["AWIN", "12 34"],
    ["RAKUTEN", "1234567"],
    ["CJ", ""],
    ["IMPACT", "1/2"],
  ] as const,
)("%s: %j is no id", (network, typed) => {
  expect(parsePublisherId(network, typed)).toBeNull();
});

test("the usual shops are shops by their domain, each once", () => {
  const hosts = usualShops.map(({ host }) => host);
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const { host, networks: where } of usualShops) {
    expect(new URL(`https://${host}/`).hostname).toBe(host);
    expect(where.length).toBeGreaterThan(0);
  }
});
