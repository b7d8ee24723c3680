import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ShortLinkId, UserId } from "../../ids.ts";
import type { LinkDevice, ShortLink } from "../short_link.ts";
import type { VisitorKind } from "./click.ts";
import { monthTables } from "./click_months.ts";

/** The clicks of a time, of which nothing may be counted any more: `until` lies behind. */
export type ClickQuery = {
  readonly userId: UserId;
  /** Null: from the first. */
  readonly since: Date | null;
  /** Not included. */
  readonly until: Date;
  /** Where the page before ended; null: from the beginning. */
  readonly after: string | null;
  /** Stored rows of a page; each has as many clicks as came together. */
  readonly limit: number;
};

/** A click with what its link is attributed to. */
export type StoredClick = {
  readonly id: string;
  readonly at: Date;
  readonly kind: VisitorKind;
  readonly isRepeat: boolean;
  readonly device: LinkDevice;
  readonly country: string | null;
  readonly referrerHost: string | null;
  readonly linkId: ShortLinkId;
  /** Null: the link is gone. */
  readonly link: ClickedLink | null;
};

type ClickedLink = Pick<
  ShortLink,
  | "id"
  | "slug"
  | "offerId"
  | "dispatchId"
  | "groupId"
  | "templateId"
  | "variant"
  | "marketplace"
  | "productId"
>;

export type ClickPage = {
  readonly clicks: readonly StoredClick[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly milliseconds: readonly string[];
  readonly linkIds: readonly ShortLinkId[];
  readonly kinds: readonly VisitorKind[];
  readonly repeats: readonly boolean[];
  readonly devices: readonly LinkDevice[];
  readonly countries: readonly (string | null)[];
  readonly hosts: readonly (string | null)[];
};

const QUARTER_MS = 15 * 60_000;

/**
 * Reads a page of a person's clicks, month by month; within a month their order is that of the stored
 * rows' keys, by which each page costs the same.
 */
export async function readClickPage(
  { db }: Pick<Context, "db">,
  { userId, since, until, after, limit }: ClickQuery,
): Promise<ClickPage> {
  const [month, last] = after?.split("/") ?? [];
  const months = (await monthTables(db)).toSorted().filter((name) => name >= (month ?? ""));
  for (const [nth, name] of months.entries()) {
    const from = name === month && last ? sql`and id > ${last}::uuid` : sql``;
    const begin = since && sql`and at > ${new Date(since.getTime() - QUARTER_MS)}`;
    const { rows } = await sql<Row>`
      select id, at, milliseconds, link_ids as "linkIds", visitor_kinds as kinds, repeats, devices,
        countries, referrer_hosts as hosts
      from ${sql.table(name)}
      where user_id = ${userId} and at < ${until} ${begin ?? sql``} ${from}
      order by user_id, id limit ${limit}`.execute(db);
    const isMore = rows.length === limit;
    if (rows.length === 0 && nth < months.length - 1) continue;
    const next = isMore ? `${name}/${rows.at(-1)!.id}` : months[nth + 1] ?? null;
    return { clicks: await clicksOf(db, rows, { since, until }), next };
  }
  return { clicks: [], next: null };
}

async function clicksOf(
  db: Context["db"],
  rows: readonly Row[],
  { since, until }: Pick<ClickQuery, "since" | "until">,
): Promise<StoredClick[]> {
  const ids = [...new Set(rows.flatMap(({ linkIds }) => linkIds))];
  const links: ClickedLink[] = ids.length === 0 ? [] : await db.selectFrom("short_links").select([
    "id",
    "slug",
    "offer_id as offerId",
    "dispatch_id as dispatchId",
    "group_id as groupId",
    "template_id as templateId",
    "variant",
    "marketplace",
    "product_id as productId",
  ]).where(sql<boolean>`id = any (${ids}::text[])`).execute();
  const byId = new Map(links.map((link) => [link.id, link]));
  const [first, end] = [since?.getTime() ?? -Infinity, until.getTime()];
  return rows.flatMap((row) =>
    row.milliseconds.flatMap((all, visit) => {
      const linkId = row.linkIds[visit]!;
      return all.split(" ").flatMap((milliseconds, nth): StoredClick[] => {
        const at = row.at.getTime() + Number(milliseconds);
        if (at < first || at >= end) return [];
        return [{
          id: `${row.id}-${visit + 1}-${nth + 1}`,
          at: new Date(at),
          kind: row.kinds[visit]!,
          isRepeat: row.repeats[visit]!,
          device: row.devices[visit]!,
          country: row.countries[visit]!,
          referrerHost: row.hosts[visit]!,
          linkId,
          link: byId.get(linkId) ?? null,
        }];
      });
    })
  );
}

/** Milliseconds after which all clicks of a quarter of an hour are counted. */
const COUNTED_MS = 60_000;

/** Returns the instant before which all clicks are counted: the beginning of a quarter of an hour. */
export const countedUntil = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - COUNTED_MS) / QUARTER_MS) * QUARTER_MS);
