import type { Redirect } from "../definition.ts";
import { inPath, matching } from "../links/url_parts.ts";

/** An affiliate network: how its links are written, and what they say. */
type NetworkDefinition = {
  readonly name: string;
  /** The pattern of its links, for one programme (see `link_pattern.ts`). */
  readonly pattern: (programmeId: string) => string;
  /** The person's id in its links; null: the programme's id names the person as well. */
  readonly publisher: NetworkId | null;
  /** The shop's programme; null: the network knows the shop by the address. */
  readonly programme: NetworkId | null;
  /** Its addresses, and the parameters that carry the shop's address; others' links as well. */
  readonly redirects: readonly Redirect[];
};

/** An id of a network: its form, and where its links carry it. */
type NetworkId = {
  readonly form: RegExp;
  readonly inLink: (link: URL) => string | null;
};

const parameter = (...names: readonly string[]) => ({ searchParams }: URL): string | null =>
  names.map((name) => searchParams.get(name)).find(Boolean) ?? null;

/** The hosts that CJ's links go through. */
const cjHosts = /^(?:www\.)?(?:anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce|qksrv)\.(?:net|com)$/;
/** `/click-PUBLISHER-AD`, and `/links/PUBLISHER/type/dlg/…` with the shop's address at its end. */
const cjClick = /^\/click-(\d+)-(\d+)/;
const cjDeep = /^\/links\/(\d+)\//;
/** `/c/PARTNER/AD/CAMPAIGN`, on a host of the brand's own or of Impact's. */
const impactPath = /^\/c\/(\d+)\/(\d+)\/(\d+)\/?$/;
/** Admitad's own host, and those that its links go through for some programmes. */
const admitadHosts = /^(?:ad\.admitad\.com|alitems\.(?:com|site|co)|(?:tjzuh|rzekl|lenkmio)\.com)$/;
const admitadPath = /^\/(?:g|goto|tpt)\/([a-z0-9]{16,64})(?:\/|$)/i;

/**
 * The networks whose links are built and read. Each row names its source; the order is the one of
 * the screens.
 */
const table = {
  /**
   * `clickref` comes back in the report. Source: success.awin.com, "What does an affiliate link look
   * like?" and "What is deep linking and why should I use this?".
   */
  AWIN: {
    name: "Awin",
    pattern: (programmeId) =>
      `https://www.awin1.com/cread.php?awinmid=${programmeId}&awinaffid={id}&clickref={sub}&ued={url}`,
    publisher: { form: /^\d{3,10}$/, inLink: parameter("awinaffid", "id", "r", "a") },
    programme: { form: /^\d{2,8}$/, inLink: parameter("awinmid", "mid", "v", "m") },
    redirects: [[/^(?:www\.)?awin1\.com$/, /^\/(?:cread|awclick|pclick)/, ["ued", "p"]]],
  },
  /**
   * `mdasc` is the sub-affiliate. Source: developer.socialsoul.com.vc, "criar deeplink manual". The
   * newer short links of Lomadee come from its panel alone and say nothing by themselves.
   */
  LOMADEE: {
    name: "Lomadee",
    pattern: () => "https://redir.lomadee.com/v2/deeplink?sourceId={id}&mdasc={sub}&url={url}",
    publisher: { form: /^\d{5,12}$/, inLink: parameter("sourceId") },
    programme: null,
    redirects: [[/(?:^|\.)lomadee\.com(?:\.br)?$/, /^\//, ["url"]]],
  },
  /**
   * The id is the code of eleven characters in the person's links, not the account's number. `u1` is
   * the member id. Source: docs.fmtc.co/kb/rakuten, pubhelp.rakutenadvertising.com.
   */
  RAKUTEN: {
    name: "Rakuten Advertising",
    pattern: (programmeId) =>
      `https://click.linksynergy.com/deeplink?id={id}&mid=${programmeId}&u1={sub}&murl={url}`,
    publisher: { form: /^[\w*/.+-]{11}$/, inLink: parameter("id") },
    programme: { form: /^\d{2,8}$/, inLink: parameter("mid") },
    redirects: [[/^click\.linksynergy\.com$/, /^\//, ["murl", "RD_PARM1"]]],
  },
  /**
   * The person's PID and the AID of one of the shop's links that allow deep links; `sid` comes back.
   * Source: junction.cj.com, "CJ's Account Numbers, Explained".
   */
  CJ: {
    name: "CJ",
    pattern: (programmeId) =>
      `https://www.anrdoezrs.net/click-{id}-${programmeId}?sid={sub}&url={url}`,
    publisher: {
      form: /^\d{4,12}$/,
      inLink: (link) => inPath(link, cjClick) ?? inPath(link, cjDeep),
    },
    programme: {
      form: /^\d{4,12}$/,
      inLink: ({ pathname }) => cjClick.exec(pathname)?.[2] ?? null,
    },
    redirects: [
      [cjHosts, /^\/links\/\d+\/.*\/dlg\/(?:sid\/[^/]*\/)?(https?:.*)$/, []],
      [cjHosts, /^\/click-/, ["url"]],
    ],
  },
  /**
   * One code names the person's space and the programme; `subid` comes back. Source:
   * developers.admitad.com, "Deeplink generator".
   */
  ADMITAD: {
    name: "Admitad",
    pattern: () => "https://ad.admitad.com/g/{id}/?subid={sub}&ulp={url}",
    publisher: null,
    programme: { form: /^[a-z0-9]{16,64}$/i, inLink: (link) => inPath(link, admitadPath) },
    redirects: [[admitadHosts, /^\/(?:g|goto|tpt)\//, ["ulp"]]],
  },
  /**
   * The programme is the brand's tracking host with the ad's and the campaign's number, as in the
   * person's link; `subId1` comes back. Source: help.impact.com, "Sub ID and Shared ID parameters".
   */
  IMPACT: {
    name: "Impact",
    pattern: (programmeId) => {
      const [host, ad, campaign] = programmeId.split("/");
      return `https://${host}/c/{id}/${ad}/${campaign}?subId1={sub}&u={url}`;
    },
    publisher: { form: /^\d{4,12}$/, inLink: (link) => inPath(link, impactPath) },
    programme: {
      form: /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\d{2,12}\/\d{2,12}$/i,
      inLink: ({ hostname, pathname }) => {
        const [, , ad, campaign] = impactPath.exec(pathname) ?? [];
        return ad ? `${hostname}/${ad}/${campaign}` : null;
      },
    },
    redirects: [[/\.[a-z]{2,}$/, impactPath, ["u"]]],
  },
} as const satisfies Record<string, NetworkDefinition>;

export type Network = keyof typeof table;
export const networks = Object.keys(table) as Network[];
export const networkDefinitions: Readonly<Record<Network, NetworkDefinition>> = table;

/** Every network's addresses that carry a target. */
export const networkRedirects: readonly Redirect[] = networks.flatMap((network) =>
  networkDefinitions[network].redirects
);

/** Returns the network that a link goes through; null: none of these. */
export const networkOf = (link: URL): Network | null =>
  networks.find((network) =>
    networkDefinitions[network].redirects.some(([host, path]) =>
      host.test(link.hostname) && path.test(link.pathname)
    )
  ) ?? null;

/** Whom a link through a network pays; null: it goes through none, or does not say. */
export function payeeIn(link: URL): { readonly network: Network; readonly id: string } | null {
  const network = networkOf(link);
  if (!network) return null;
  const { publisher, programme } = networkDefinitions[network];
  const id = (publisher ?? programme)?.inLink(link) ?? null;
  return id === null ? null : { network, id };
}

/** Returns the id in what a person typed: the id itself, or a link of theirs; null: none. */
function parsedId(network: Network, rule: NetworkId | null, typed: string): string | null {
  const text = typed.trim();
  const link = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  const id = link ? networkOf(link) === network ? rule?.inLink(link) ?? "" : "" : text;
  return rule && matching(id, rule.form);
}

export const parsePublisherId = (network: Network, typed: string): string | null =>
  parsedId(network, networkDefinitions[network].publisher, typed);

export const parseProgrammeId = (network: Network, typed: string): string | null =>
  parsedId(network, networkDefinitions[network].programme, typed);
