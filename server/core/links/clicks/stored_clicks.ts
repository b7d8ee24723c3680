import type { ShortLinkId } from "../../ids.ts";
import type { LinkDevice } from "../short_link.ts";
import type { Click, VisitorKind } from "./click.ts";

/** What is known of a click besides its link and time; few differ among many clicks. */
export type Visit = readonly [
  kind: VisitorKind,
  isRepeat: boolean,
  device: LinkDevice,
  country: string | null,
  referrerHost: string | null,
];

/** A batch of clicks as it is stored until they are counted. */
type StoredBatch = {
  readonly visits: readonly Visit[];
  /** Milliseconds since 1970 of the earliest click. */
  readonly since: number;
  /** For each click its link, how many milliseconds later it came, and the place of its visit. */
  readonly clicks: readonly (ShortLinkId | number)[];
};

/** Returns clicks as they are stored, each different visit once: the database reads none of it. */
export function storedText(clicks: readonly Click[]): string {
  const since = clicks.reduce((earliest, { at }) => Math.min(earliest, at), Infinity);
  const [visits, places] = [[] as Visit[], new Map<string, number>()];
  const list: (ShortLinkId | number)[] = [];
  for (const { linkId, at, kind, isRepeat, device, country, referrerHost } of clicks) {
    const key = `${kind}${isRepeat}${device}${country}${referrerHost}`;
    let place = places.get(key);
    if (place === undefined) {
      place = visits.push([kind, isRepeat, device, country, referrerHost]) - 1;
      places.set(key, place);
    }
    list.push(linkId, at - since, place);
  }
  return JSON.stringify({ since, visits, clicks: list } satisfies StoredBatch);
}

/** The clicks of a link in a quarter of an hour. */
export type LinkClicks = {
  readonly linkId: ShortLinkId;
  /** How many count as people's, and as others'. */
  people: number;
  others: number;
  /** `milliseconds`: since the quarter began. */
  readonly visits: { readonly visit: Visit; readonly milliseconds: number[] }[];
};

export const QUARTER_MS = 15 * 60_000;

/** Adds up stored batches by quarters of an hour since 1970, and by links. */
export function addUp(
  texts: readonly string[],
): ReadonlyMap<number, ReadonlyMap<ShortLinkId, LinkClicks>> {
  const quarters = new Map<number, Map<ShortLinkId, LinkClicks>>();
  const known = new Map<string, Visit>();
  for (const text of texts) {
    const { since, visits: stored, clicks }: StoredBatch = JSON.parse(text);
    const visits = stored.map((visit) => {
      const key = JSON.stringify(visit);
      if (!known.has(key)) known.set(key, visit);
      return known.get(key)!;
    });
    for (let n = 0; n < clicks.length; n += 3) {
      const [linkId, later, place] = [clicks[n] as ShortLinkId, clicks[n + 1], clicks[n + 2]];
      const at = since + (later as number);
      const quarter = Math.floor(at / QUARTER_MS);
      let links = quarters.get(quarter);
      if (!links) quarters.set(quarter, links = new Map());
      let link = links.get(linkId);
      if (!link) links.set(linkId, link = { linkId, people: 0, others: 0, visits: [] });
      add(link, visits[place as number]!, at - quarter * QUARTER_MS);
    }
  }
  return quarters;
}

function add(link: LinkClicks, visit: Visit, after: number) {
  const [kind, isRepeat] = visit;
  if (!isRepeat) link[kind === "PERSON" ? "people" : "others"]++;
  const alike = link.visits.find((one) => one.visit === visit);
  if (alike) alike.milliseconds.push(after);
  else link.visits.push({ visit, milliseconds: [after] });
}
