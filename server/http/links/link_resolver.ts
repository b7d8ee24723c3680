import { chooseTarget } from "../../core/links/choose_target.ts";
import type { Click, VisitorKind } from "../../core/links/clicks/click.ts";
import type { ShortLinkId } from "../../core/ids.ts";
import type { ServedLink } from "../../core/links/served_links.ts";
import { shortLinkStatusAt } from "../../core/links/short_link.ts";
import { isReservedSlug } from "../../core/links/reserved_slugs.ts";
import { isSlug } from "../../core/links/slug.ts";
import { missRates, visitRates } from "./address_rates.ts";
import type { ClickWriter } from "./click_writer.ts";
import { type LinkMemory, locationOf, type StoredLink } from "./link_memory.ts";
import { repeatedVisits } from "./repeated_visits.ts";
import { type Agent, agentOf, type ReadHeader, visitorKind } from "./visitor_kind.ts";

/** A request for a link. */
export type LinkRequest = {
  readonly method: string;
  /** The path, with or without a query. */
  readonly path: string;
  readonly header: ReadHeader;
  readonly address: string;
};

/** Why a link leads nowhere at present. */
export type LinkProblem = "EXPIRED" | "SCHEDULED" | "DISABLED" | "FULL";

/** What a request is answered with. */
export type LinkResult =
  | { readonly kind: "REDIRECT"; readonly location: string }
  | { readonly kind: "PREVIEW"; readonly location: string }
  | { readonly kind: "PASSWORD"; readonly link: ServedLink }
  | { readonly kind: "PROBLEM"; readonly problem: LinkProblem }
  | { readonly kind: "OFFER_DELETED"; readonly link: ServedLink }
  | { readonly kind: "UNKNOWN" }
  | { readonly kind: "TOO_MANY"; readonly waitMs: number };

export type LinkResolver = {
  /** Returns where a link in memory leads, and counts the visit; null: `answer` responds. */
  readonly redirect: (request: LinkRequest) => string | null;
  /**
   * Reads a link that is not in memory, so that `redirect` may return where it leads; null: the request
   * is for none, or of somebody who tried too many.
   */
  readonly load: (request: LinkRequest) => Promise<unknown> | null;
  /** Answers any request, with the link from the database if need be, and counts the visit. */
  readonly resolve: (request: LinkRequest) => Promise<LinkResult>;
  /** Answers somebody who typed the link's password. */
  readonly open: (request: LinkRequest, link: ServedLink) => LinkResult;
};

type Parts = {
  readonly memory: Pick<LinkMemory, "stored" | "load">;
  readonly clicks: Pick<ClickWriter, "add">;
  /** The header in which a proxy sends the visitor's country; null: none. */
  readonly countryHeader: string | null;
  /** False in tests, which visit from one address. */
  readonly isLimited: boolean;
  readonly now?: () => number;
  readonly random?: () => number;
};

/** Decides where a visit leads, and counts it without waiting for what is written of it. */
export function linkResolver(
  { memory, clicks, countryHeader, isLimited, now = Date.now, random = Math.random }: Parts,
): LinkResolver {
  const isRepeated = repeatedVisits();
  const [visits, misses] = [visitRates(), missRates()];

  /** `isOpen`: the visitor has typed the password. */
  function decide(
    stored: StoredLink,
    request: LinkRequest,
    agent: Agent,
    isOpen = false,
  ): LinkResult {
    const { link } = stored;
    let location = stored.location;
    if (link) {
      const at = new Date(now());
      const refused = refusalOf(link, at, isOpen);
      if (refused) return refused;
      const target = chooseTarget(
        link,
        { device: agent.device, country: countryOf(request), at },
        random,
      );
      location = target && locationOf(target.url);
    }
    if (location === null) return { kind: "PROBLEM", problem: "FULL" };
    const isPreview = request.method === "GET" && agent.kind === "PREVIEW";
    return { kind: isPreview ? "PREVIEW" : "REDIRECT", location };
  }

  /** Counts the visit of a link that leads somewhere. */
  function counted(
    answer: LinkResult,
    { id }: StoredLink,
    request: LinkRequest,
    agent: Agent,
  ): LinkResult {
    if (answer.kind !== "REDIRECT" && answer.kind !== "PREVIEW") return answer;
    const kind = visitorKind(request.method, request.header, agent);
    void clicks.add(clickOf(id, request, { agent, kind, at: now() }));
    return answer;
  }

  function visited(stored: StoredLink, request: LinkRequest, isOpen = false): LinkResult {
    const agent = agentOf(request.header("user-agent"));
    return counted(decide(stored, request, agent, isOpen), stored, request, agent);
  }

  type Visit = { readonly agent: Agent; readonly kind: VisitorKind; readonly at: number };

  const clickOf = (linkId: ShortLinkId, request: LinkRequest, visit: Visit): Click => ({
    linkId,
    at: visit.at,
    kind: visit.kind,
    isRepeat: visit.kind === "PERSON" &&
      isRepeated(linkId, request.address, visit.agent.name, visit.at),
    device: visit.agent.device,
    country: countryOf(request),
    referrerHost: hostOf(request.header("referer")),
  });

  function countryOf({ header }: LinkRequest): string | null {
    const country = countryHeader && header(countryHeader)?.toUpperCase();
    return country && COUNTRY.test(country) && country !== "XX" ? country : null;
  }

  const waitOf = ({ address }: LinkRequest) => isLimited ? visits.count(address, now()) : 0;

  return {
    redirect(request) {
      // Only slugs are in memory: nothing else of the path is checked.
      const stored = memory.stored(withoutQuery(request.path));
      if (!stored) return null;
      const agent = agentOf(request.header("user-agent"));
      const answer = decide(stored, request, agent);
      // Only what is answered here counts here: `resolve` counts the others.
      if (answer.kind !== "REDIRECT" || waitOf(request) > 0) return null;
      counted(answer, stored, request, agent);
      return answer.location;
    },
    load(request) {
      const slug = slugIn(request.path)?.toLowerCase();
      if (!slug || isReservedSlug(slug) || memory.stored(slug) !== undefined) return null;
      return isLimited && misses.wait(request.address, now()) > 0 ? null : memory.load(slug);
    },
    async resolve(request) {
      const slug = slugIn(request.path)?.toLowerCase();
      if (!slug) return { kind: "UNKNOWN" };
      const known = memory.stored(slug);
      // Who tried too many is not told either which of the next ones exist.
      const isTried = known === undefined && isLimited;
      const triedMs = isTried ? misses.wait(request.address, now()) : 0;
      if (triedMs > 0) return { kind: "TOO_MANY", waitMs: triedMs };
      const stored = known === undefined ? await memory.load(slug) : known;
      const waitMs = stored || !isLimited ? waitOf(request) : misses.count(request.address, now());
      if (waitMs > 0) return { kind: "TOO_MANY", waitMs };
      return stored ? visited(stored, request) : { kind: "UNKNOWN" };
    },
    open: (request, link) =>
      visited({ ...link, location: null, link }, { ...request, method: "GET" }, true),
  };
}

const COUNTRY = /^[A-Z]{2}$/;

function refusalOf(link: ServedLink, at: Date, isOpen: boolean): LinkResult | null {
  const status = shortLinkStatusAt(link, at);
  if (status === "DELETED") return { kind: "UNKNOWN" };
  if (status !== "ACTIVE") return { kind: "PROBLEM", problem: status };
  if (link.isOfferDeleted) return { kind: "OFFER_DELETED", link };
  return link.passwordHash !== null && !isOpen ? { kind: "PASSWORD", link } : null;
}

/** Returns the slug that a path is, as it was written; null: it is none. */
export function slugIn(path: string): string | null {
  const slug = withoutQuery(path);
  return slug.length <= LONGEST_SLUG && isSlug(slug.toLowerCase()) ? slug : null;
}

function withoutQuery(path: string): string {
  const query = path.indexOf("?");
  return path.slice(1, query < 0 ? undefined : query);
}

/** Characters of a slug. */
const LONGEST_SLUG = 40;

/** Names without characters that would need quotes where they are stored. */
const HOST = /^https?:\/\/([a-z0-9.-]{1,100})(?=[:/?#]|$)/i;

const hostOf = (referrer: string | null | undefined): string | null =>
  (referrer && HOST.exec(referrer)?.[1]?.toLowerCase()) ?? null;
