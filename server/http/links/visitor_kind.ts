import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { VisitorKind } from "../../core/links/clicks/click.ts";
import type { LinkDevice } from "../../core/links/short_link.ts";

/** What an agent's name says. */
export type Agent = {
  readonly kind: VisitorKind;
  readonly device: LinkDevice;
  /** Characters that nobody chose; longer names are cut. */
  readonly name: string;
};

/** Distinct names that are remembered: sorting one costs 15 µs, finding it again a tenth of one. */
const MOST_REMEMBERED = 5_000;
/** Characters of a name that are read. */
const LONGEST_NAME = 512;

/**
 * Messengers and networks that fetch a link to show what it leads to. Signal calls itself WhatsApp;
 * iMessage, Instagram, Threads, LINE and KakaoTalk call themselves `facebookexternalhit`, too.
 */
const PREVIEWS = new RegExp(
  [
    "^whatsapp/",
    "telegrambot",
    "facebookexternalhit|facebookcatalog|facebot|meta-externalfetcher",
    "twitterbot",
    "discordbot",
    "slackbot|slack-imgproxy",
    "linkedinbot",
    "skypeuripreview|microsoftpreview|msteams.*preview",
    "pinterestbot|^pinterest/",
    "redditbot",
    "mastodon/|pleroma|misskey|akkoma|lemmy/",
    "bluesky cardyb",
    "snap url preview",
    "embedly|iframely|opengraph\\.io",
    "vkshare|odklbot",
    "viberbot|viber.*preview|line-poker|kakaotalk-scrap|kakaostory-og-reader",
    "tumblr/|flipboardproxy|xing-contenttabreceiver|quora link preview|yahoo link preview",
    "developers\\.google\\.com/\\+/web/snippet",
    "synapse/|synapse \\(bot|mattermost-bot|rocket\\.chat|zulipurlpreview|wire linkpreview",
    "zoombot|notionembedder|trello-preview|google-chat-preview|nextcloud-talk",
    "linkpreview|link-preview|unfurl",
  ].join("|"),
  "i",
);

/** Programs that the list of `isbot` leaves out. */
const PROGRAMS =
  /^(?:java|okhttp|dart|axios|node|undici|deno|bun|got|ruby|php|perl|python|go-http|libwww|lua|powershell|postman|insomnia|apache-httpclient|winhttp|cfnetwork)\b|uptime|monitor|pingdom|statuscake|headless|lighthouse|phantom|\(compatible;(?! msie)/i;

const TABLET = /ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i;
const MOBILE = /mobi|iphone|ipod|android|windows phone|blackberry|opera mini/i;

const agents = new LRUCache<string, Agent>({ max: MOST_REMEMBERED });

/** Returns what an agent's name says; an empty one is a program's. */
export function agentOf(userAgent: string | null | undefined): Agent {
  const name = userAgent && userAgent.length > LONGEST_NAME
    ? userAgent.slice(0, LONGEST_NAME)
    : userAgent ?? "";
  const known = agents.get(name);
  if (known) return known;
  const agent = { kind: kindOf(name), device: deviceOf(name), name };
  agents.set(name, agent);
  return agent;
}

function kindOf(name: string): VisitorKind {
  if (PREVIEWS.test(name)) return "PREVIEW";
  return name === "" || PROGRAMS.test(name) || isbot(name) ? "BOT" : "PERSON";
}

function deviceOf(name: string): LinkDevice {
  if (TABLET.test(name)) return "TABLET";
  return MOBILE.test(name) ? "MOBILE" : "DESKTOP";
}

/** Reads a header, by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/** Returns what sends a request: browsers say when they load a page before it is wanted. */
export function visitorKind(method: string, header: ReadHeader, agent: Agent): VisitorKind {
  if (agent.kind !== "PERSON") return agent.kind;
  if (isPrefetch(header)) return "PREFETCH";
  return method === "HEAD" ? "BOT" : "PERSON";
}

/** Source: the Fetch standard; `Purpose`, `X-Moz` and `X-Purpose` are of earlier browsers. */
function isPrefetch(header: ReadHeader): boolean {
  const says = (pattern: RegExp, value: string | null | undefined) =>
    value != null && pattern.test(value);
  return says(/prefetch|prerender|preview/i, header("sec-purpose") ?? header("purpose")) ||
    says(/prefetch/i, header("x-moz")) ||
    says(/preview|prefetch|instant/i, header("x-purpose"));
}
