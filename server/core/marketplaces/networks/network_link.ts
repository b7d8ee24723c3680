import type { AffiliateProof, UnpaidReason } from "../definition.ts";
import { buildLink, readLink, subParameterOf } from "./link_pattern.ts";
import { networkDefinitions, networkOf, payeeIn } from "./network.ts";
import type { OwnNetworks, ShopProgramme } from "./own_networks.ts";

/** Returns the person's programme at the shop of an address: the one of the longest domain. */
export function programmeOf(
  { hostname }: URL,
  { programmes }: Pick<OwnNetworks, "programmes">,
): ShopProgramme | null {
  const host = hostname.replace(/\.$/, "");
  return programmes.filter((programme) =>
    host === programme.host || host.endsWith(`.${programme.host}`)
  ).sort((one, other) => other.host.length - one.host.length)[0] ?? null;
}

/** Whom the programme's links pay; null: the person did not enter that yet. */
function ownIdIn(
  { network, programmeId, publisherId }: ShopProgramme,
  { publisherIds }: OwnNetworks,
): string | null {
  if (network === "OWN") return publisherId;
  return networkDefinitions[network].publisher ? publisherIds[network] ?? null : programmeId;
}

/** Only a network says how its links are read; a shop's own programme may count otherwise. */
const proofBy = ({ network }: ShopProgramme): AffiliateProof =>
  network === "OWN" ? "EXPERIMENTAL" : "PROVEN";

function patternOf({ network, programmeId, pattern }: ShopProgramme): string | null {
  if (network === "OWN") return pattern;
  const definition = networkDefinitions[network];
  if (!definition.programme) return definition.pattern("");
  return programmeId === null ? null : definition.pattern(programmeId);
}

/** A link that pays the person through a shop's programme. */
type NetworkLink = { readonly url: string; readonly proof: AffiliateProof };

/**
 * Returns the link to `product` through its shop's programme, or why there is none. The link is
 * parsed back: it counts only where it says the person's own id and the same product.
 */
export function networkLink(
  product: URL,
  own: OwnNetworks,
  sub: string | null = null,
): NetworkLink | UnpaidReason {
  const programme = programmeOf(product, own);
  if (!programme) return "NO_PROGRAMME";
  const id = ownIdIn(programme, own);
  const pattern = patternOf(programme);
  if (id === null || pattern === null) return "TAG_MISSING";
  const { href } = buildLink(pattern, { id, url: product, sub });
  const read = readLink(pattern, new URL(href));
  const isProven = read?.id === id && read.url.href === product.href && read.sub === sub;
  return isProven ? { url: href, proof: proofBy(programme) } : "LINK_UNPROVEN";
}

/** Returns the id that a link through a network, or through the person's own programmes, pays. */
export const creditedByNetwork = (link: URL, own: OwnNetworks): string | null =>
  payeeIn(link)?.id ?? ownProgrammeLink(link, own)?.id ?? null;

/**
 * Returns whether a link through a network pays the person. NONE: it does not say whom, or the
 * person has no id in that network to compare.
 */
export function networkProof(way: readonly URL[], own: OwnNetworks): AffiliateProof | "FOREIGN" {
  const proofs = way.flatMap((link): (AffiliateProof | "FOREIGN")[] => {
    const payee = payeeIn(link);
    if (!payee) return ownProgrammeLink(link, own) ? ["EXPERIMENTAL"] : [];
    const ids = own.programmes.filter(({ network }) => network === payee.network)
      .map((programme) => ownIdIn(programme, own));
    const known = [own.publisherIds[payee.network] ?? null, ...ids].filter((id) => id !== null);
    if (known.length === 0) return ["NONE"];
    return [known.includes(payee.id) ? "PROVEN" : "FOREIGN"];
  });
  return proofs.at(-1) ?? "NONE";
}

/** The parts of a link of a shop's own programme that pays the person. */
function ownProgrammeLink(link: URL, { programmes }: OwnNetworks) {
  for (const { network, pattern, publisherId } of programmes) {
    const read = network === "OWN" && pattern ? readLink(pattern, link) : null;
    if (read?.id === publisherId) return read;
  }
  return null;
}

/**
 * Returns the parameter in which a link of a network or of an own programme takes the reference
 * that comes back in the report; null: it takes none.
 */
export function subParameterIn(link: URL, own: OwnNetworks): string | null {
  const network = networkOf(link);
  if (network) {
    // In a path that ends in the shop's address, what follows "?" is the shop's.
    const isInPath = /\/https?:/.test(link.pathname);
    return isInPath ? null : subParameterOf(networkDefinitions[network].pattern("x"));
  }
  const programme = own.programmes.find(({ pattern }) => pattern && readLink(pattern, link));
  return programme?.pattern ? subParameterOf(programme.pattern) : null;
}

/** Returns the link with the reference `sub` in its place; null: it has no place for one. */
export function withSubId(link: URL, sub: string, own: OwnNetworks): URL | null {
  const parameter = subParameterIn(link, own);
  if (!parameter) return null;
  const built = new URL(link);
  built.searchParams.set(parameter, sub);
  return built;
}
