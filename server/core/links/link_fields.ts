import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import type { GroupId } from "../ids.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { fold } from "../search.ts";
import { instantOf } from "../zoned.ts";
import type { LinkDevice, LinkTarget, ShortLink, TargetRules } from "./short_link.ts";
import { type OwnHosts, parseTarget } from "./target_url.ts";

/** A target as a person gives it: an address, or a group of theirs whose invitation it is. */
export type TargetFields = Given<{
  url: string;
  groupId: GroupId;
  weight: number;
  devices: readonly LinkDevice[];
  countries: readonly string[];
  /** Local times (HH:MM); both or none. */
  hoursFrom: string;
  hoursTo: string;
}>;

/** What a person typed of a link. Absent: unchanged. Null: cleared. */
export type ShortLinkFields = Given<{
  title: string;
  /** The only target; either this or `targets`. */
  targetUrl: string;
  targets: readonly TargetFields[];
  password: string;
  /** Local date and time, by ISO 8601 without an offset. */
  startsAt: string;
  expiresAt: string;
}>;

/** Where the fields are read: the person's zone, our hosts, and their groups' invitations. */
export type Here = {
  readonly timeZone: string;
  readonly own: OwnHosts;
  readonly invitations: ReadonlyMap<GroupId, Pick<LinkTarget, "url" | "isFull">>;
};

const TITLE_LENGTH = 80;
export const MOST_TARGETS = 10;
const MOST_COUNTRIES = 30;
const MOST_WEIGHT = 100;
/** Characters. The hash costs the same for every length. */
const PASSWORD_LENGTH = { least: 6, most: 128 };

const refuse = (code: FailureCode, ...path: string[]): never => {
  throw new Failure(code, path);
};

/** The content of a link that its person edits. */
export type LinkDraft = Pick<ShortLink, "title" | "targets" | "startsAt" | "expiresAt">;

/** Returns `draft` with the given fields. @throws Failure at the first field that is not valid */
export function applyFields(draft: LinkDraft, fields: ShortLinkFields, here: Here): LinkDraft {
  const { title, startsAt, expiresAt } = fields;
  const applied: LinkDraft = {
    title: title === undefined ? draft.title : titleOf(title ?? ""),
    targets: targetsOf(fields, here) ?? draft.targets,
    startsAt: startsAt === undefined ? draft.startsAt : instant(startsAt, "startsAt", here),
    expiresAt: expiresAt === undefined ? draft.expiresAt : instant(expiresAt, "expiresAt", here),
  };
  if (applied.targets.length === 0) refuse("SHORT_LINK_TARGET_INVALID", "targetUrl");
  if (applied.startsAt && applied.expiresAt && applied.expiresAt <= applied.startsAt) {
    refuse("SHORT_LINK_PERIOD_INVALID", "expiresAt");
  }
  return applied;
}

function titleOf(typed: string): string {
  const title = plainText(typed, TITLE_LENGTH + 1) ?? "";
  return title.length <= TITLE_LENGTH ? title : refuse("SHORT_LINK_TITLE_INVALID", "title");
}

/** Returns the targets given; null: none were. */
function targetsOf({ targetUrl, targets }: ShortLinkFields, here: Here): LinkTarget[] | null {
  if (targetUrl == null && targets == null) return null;
  if (targetUrl != null && targets != null) refuse("SHORT_LINK_TARGETS_TWICE", "targets");
  const given = targets ?? [{ url: targetUrl }];
  const path = (nth: number) => targets == null ? ["targetUrl"] : ["targets", String(nth)];
  if (given.length < 1 || given.length > MOST_TARGETS) {
    refuse("SHORT_LINK_TARGETS_INVALID", "targets");
  }
  const read = given.map((fields, nth) => targetOf(fields, here, path(nth)));
  if (read.every(({ rules }) => rules)) refuse("SHORT_LINK_RULES_WITHOUT_REST", "targets");
  return read;
}

function targetOf(fields: TargetFields, here: Here, path: readonly string[]): LinkTarget {
  const { groupId, weight } = fields;
  const share = weight ?? 1;
  if (!Number.isInteger(share) || share < 1 || share > MOST_WEIGHT) {
    refuse("SHORT_LINK_WEIGHT_INVALID", ...path);
  }
  const rules = rulesOf(fields, here, path);
  const more = { weight: share, ...rules && { rules } };
  if (groupId == null) return { url: urlOf(fields.url ?? "", here, path), ...more };
  const invitation = here.invitations.get(groupId) ?? refuse("GROUP_NOT_FOUND", ...path);
  return { ...invitation, ...more, inviteGroupId: groupId };
}

function urlOf(typed: string, { own }: Here, path: readonly string[]): string {
  const target = parseTarget(typed, own);
  return target instanceof URL ? target.href : refuse(target, ...path);
}

function rulesOf(fields: TargetFields, { timeZone }: Here, path: readonly string[]) {
  const { devices, countries, hoursFrom: from, hoursTo: to } = fields;
  const codes = [...new Set(countries?.map((code) => code.toUpperCase()))];
  if (codes.length > MOST_COUNTRIES || !codes.every((code) => /^[A-Z]{2}$/.test(code))) {
    refuse("SHORT_LINK_COUNTRY_INVALID", ...path);
  }
  const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (from != null || to != null) {
    if (from == null || to == null || !isTime(from) || !isTime(to) || from === to) {
      refuse("SHORT_LINK_HOURS_INVALID", ...path);
    }
  }
  const rules: TargetRules = {
    ...devices?.length && { devices: [...new Set(devices)] },
    ...codes.length > 0 && { countries: codes },
    ...from != null && to != null && { hours: { from, to, timeZone } },
  };
  return Object.keys(rules).length > 0 ? rules : null;
}

function instant(typed: string | null, name: "startsAt" | "expiresAt", { timeZone }: Here) {
  if (typed === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(typed)) {
    return refuse("SHORT_LINK_DATE_INVALID", name);
  }
  try {
    return instantOf(typed, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return refuse("SHORT_LINK_DATE_INVALID", name);
    throw error;
  }
}

/** Returns a password that visitors can type. @throws Failure SHORT_LINK_PASSWORD_INVALID */
export function checkedPassword(typed: string): string {
  const { length } = [...typed];
  const isValid = length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
  return isValid ? typed : refuse("SHORT_LINK_PASSWORD_INVALID", "password");
}

/** Title, slug and targets as the search compares them. */
export const linkSearchText = (
  { title, slug, targets }: Pick<ShortLink, "title" | "slug" | "targets">,
) => fold([title, slug, ...targets.map(({ url }) => url)].join(" "));
