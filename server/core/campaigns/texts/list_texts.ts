import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { CampaignTextId } from "../../ids.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import { permit } from "../../permissions.ts";
import { wordPatterns } from "../../search.ts";
import {
  type RetailSeason,
  type RetailSeasonDates,
  retailSeasonsAt,
} from "../../templates/retail_year.ts";
import type { Tables } from "../../tables.ts";
import { dayOf } from "../../zoned.ts";
import type { CampaignText } from "./campaign_text.ts";
import { asCampaignText } from "./tables.ts";

/** How texts are listed: the newest first, those that were used last, or those that earned most. */
export type CampaignTextOrder = "NEWEST" | "LAST_USED" | "MOST_EARNED";

type CampaignTextFilter = Given<{
  search: string;
  season: RetailSeason;
  tag: string;
  /** Only those that name this shop. */
  marketplace: Marketplace;
  order: CampaignTextOrder;
}>;

/** Returns the viewer's texts; name, tags and wordings contain every word of `search`. */
export function listCampaignTexts(
  { db, viewer }: Context,
  { search, season, tag, marketplace, order }: CampaignTextFilter,
  page: Page,
): Promise<CampaignText[]> {
  const userId = permit(viewer, "campaignText.see");
  checkCursors("cmt", page);
  const patterns = wordPatterns(search ?? "");
  const texts = db.selectFrom("campaign_texts").select(asCampaignText)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .$if(Boolean(season), (q) => q.where("season", "=", season!))
    .$if(Boolean(tag), (q) => q.where(sql<boolean>`tags @> array[${tag}::text]`))
    .$if(
      Boolean(marketplace),
      (q) => q.where(sql<boolean>`marketplaces @> array[${marketplace}::text]`),
    )
    .$call((q) => patterns.reduce((q, pattern) => q.where("search_text", "like", pattern), q));
  if (order === "LAST_USED") return inPageBy(used, texts, page).execute();
  if (order === "MOST_EARNED") return inPageBy(earned, texts, page).execute();
  return inPage(texts, page).execute();
}

/** What the messages of a text earned, as `loadCampaignTextResults` counts it; -1: nobody knows. */
const earned = sql`coalesce((
  select sum(c.commission_cents) from dispatches d join conversions c on c.dispatch_id = d.id
  where d.campaign_text_id = campaign_texts.id and d.user_id = campaign_texts.user_id
    and d.status = 'SENT' and c.status <> 'CANCELED' and c.currency = 'BRL'
), -1)`;

/** When a text was used, as the index by use has it: those never used are the oldest. */
const used = sql`coalesce(used_at, '-infinity')`;

/** Narrows texts to a page, those with most of a value first. The cursor is a text's id. */
function inPageBy<Row>(
  value: RawBuilder<unknown>,
  texts: SelectQueryBuilder<Tables, "campaign_texts", Row>,
  { after, before, limit, inverted }: Page,
) {
  const placeOf = (id: string) => sql`(select ${value}, id from campaign_texts where id = ${id})`;
  const direction = sql.raw(inverted ? "asc" : "desc");
  return texts
    .$if(Boolean(after), (q) => q.where(sql<boolean>`(${value}, id) < ${placeOf(after!)}`))
    .$if(Boolean(before), (q) => q.where(sql<boolean>`(${value}, id) > ${placeOf(before!)}`))
    .orderBy(sql`${value} ${direction}, id ${direction}`)
    .limit(limit);
}

/** Returns the viewer's texts by id, in the requested order; a `Failure` for each missing one. */
export async function loadCampaignTexts(
  { db, viewer }: Context,
  ids: readonly CampaignTextId[],
): Promise<(CampaignText | Failure)[]> {
  const userId = permit(viewer, "campaignText.see");
  const texts = await db.selectFrom("campaign_texts").select(asCampaignText)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(texts.map((text) => [text.id, text]));
  return ids.map((id) => byId.get(id) ?? new Failure("CAMPAIGN_TEXT_NOT_FOUND"));
}

/** Returns every tag of the viewer's texts, in the order of the alphabet. */
export async function listCampaignTextTags({ db, viewer }: Context): Promise<string[]> {
  const userId = permit(viewer, "campaignText.see");
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from campaign_texts cross join unnest(tags) tag
    where user_id = ${userId} and deleted_at is null order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Returns the seasons of the retail year on the viewer's calendar, the soonest first. */
export async function listRetailSeasons(
  { db, viewer, now }: Context,
): Promise<RetailSeasonDates[]> {
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", permit(viewer, "campaignText.see")).executeTakeFirstOrThrow();
  return retailSeasonsAt(dayOf(now, timeZone));
}
