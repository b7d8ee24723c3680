import { checkedColor } from "../cards/card_style.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { type GroupId, isId, type OfferId, type StoreSectionId } from "../ids.ts";
import { isPublicName, parseLink } from "../marketplaces/links/link.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { sectionParam, type StoreInvite, type StoreLink } from "./store.ts";

/** What a person typed of their store. Absent: unchanged. Null: cleared. A list replaces the other. */
export type StoreFields = Given<{
  slug: string;
  title: string;
  about: string;
  primaryColor: string;
  cardColor: string;
  isOnlySent: boolean;
  marketplaces: readonly Marketplace[];
  links: readonly GivenLink[];
  invites: readonly GivenInvite[];
  /** In their order; one that is left out is removed, and its offers are in none. */
  sections: readonly GivenSection[];
  /** The pinned offers, in their order. */
  pinnedOfferIds: readonly OfferId[];
}>;

type GivenLink = { readonly title: string; readonly url: string };
type GivenInvite =
  & { readonly title: string }
  & Given<{
    groupId: GroupId;
    url: string;
    capacity: number;
    isFull: boolean;
  }>;
type GivenSection = { readonly title: string } & Given<{ id: StoreSectionId }>;

const MOST_SECTIONS = 12;
export const MOST_LINKS = 12;
const MOST_INVITES = 6;
export const MOST_PINS = 24;
const TITLE_LENGTH = 60;
const SECTION_LENGTH = 30;
const ABOUT_LENGTH = 160;
/** The most members of any messenger's group. */
const MOST_MEMBERS = 1_000_000;

/** Addresses under /store that are no store's. */
const RESERVED = new Set(["previa", "denunciar"]);

/** Returns a slug in lower case. @throws Failure STORE_SLUG_INVALID */
export function checkedSlug(typed: string): string {
  const slug = typed.trim().toLowerCase();
  const isSlug = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/.test(slug) && !RESERVED.has(slug);
  if (!isSlug) throw new Failure("STORE_SLUG_INVALID", ["slug"]);
  return slug;
}

export const checkedTitle = (typed: string): string =>
  words(typed, TITLE_LENGTH) ?? refuse("STORE_TITLE_INVALID", "title");

/** Returns the line about the store; empty: none. @throws Failure STORE_ABOUT_INVALID */
export function checkedAbout(typed: string | null): string {
  if (typed === null || typed.trim() === "") return "";
  return words(typed, ABOUT_LENGTH) ?? refuse("STORE_ABOUT_INVALID", "about");
}

export const checkedStoreColor = (color: string | null, name: string): string | null =>
  color === null ? null : checkedColor(color, name);

/** Returns the links, tidied. @throws Failure STORE_LINKS_INVALID */
export function checkedLinks(given: readonly GivenLink[]): StoreLink[] {
  if (given.length > MOST_LINKS) return refuse("STORE_LINKS_INVALID", "links");
  return given.map(({ title, url: typed }, at) => {
    const name = words(title, TITLE_LENGTH);
    const url = parseLink(typed);
    if (!name || !url || !isPublicName(url)) {
      throw new Failure("STORE_LINKS_INVALID", ["links", `${at}`]);
    }
    return { title: name, url: url.href };
  });
}

/** Where messengers invite people. */
const inviting =
  /^https:\/\/(?:chat\.whatsapp\.com|(?:www\.)?whatsapp\.com\/channel|t\.me|telegram\.me)\/[\w+/-]{3,100}$/;

/** Returns the invitations, tidied. @throws Failure STORE_INVITES_INVALID */
export function checkedInvites(given: readonly GivenInvite[]): StoreInvite[] {
  if (given.length > MOST_INVITES) return refuse("STORE_INVITES_INVALID", "invites");
  return given.map(({ title, groupId = null, url: typed, capacity = null, isFull }, at) => {
    const name = words(title, TITLE_LENGTH);
    const url = typed == null ? null : inviteUrl(typed);
    const isCapacity = capacity === null ||
      Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST_MEMBERS;
    const isAddress = typed == null ? groupId !== null : url !== null;
    const isGroup = groupId === null || isId("grp", groupId);
    if (!name || !isAddress || !isGroup || !isCapacity) {
      throw new Failure("STORE_INVITES_INVALID", ["invites", `${at}`]);
    }
    return { title: name, groupId, url, capacity, isFull: isFull ?? false };
  });
}

function inviteUrl(typed: string): string | null {
  const url = parseLink(typed);
  if (!url) return null;
  const address = `https://${url.host}${url.pathname}`;
  return inviting.test(address) ? address : null;
}

/** Returns the sections, tidied; their words in an address differ. @throws Failure */
export function checkedSections(given: readonly GivenSection[]) {
  const sections = given.map(({ id = null, title }) => ({
    id,
    title: words(title, SECTION_LENGTH),
  }));
  const params = sections.map(({ title }) => sectionParam(title ?? ""));
  const isValid = given.length <= MOST_SECTIONS && params.every(Boolean) &&
    new Set(params).size === params.length &&
    sections.every(({ id }) => id === null || isId("sec", id));
  if (!isValid) throw new Failure("STORE_SECTIONS_INVALID", ["sections"]);
  return sections as { id: StoreSectionId | null; title: string }[];
}

/** Returns a line of visible text, of `longest` characters at most; null: there is none, or more. */
function words(typed: string, longest: number): string | null {
  const line = plainText(typed, longest + 1);
  return line !== null && [...line].length <= longest && /[\p{L}\p{N}]/u.test(line) ? line : null;
}

function refuse(code: FailureCode, name: keyof StoreFields): never {
  throw new Failure(code, [name]);
}
