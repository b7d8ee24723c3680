import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { CampaignTextId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** What came of the messages of a campaign text. */
export type CampaignTextResults = {
  readonly sent: number;
  /** Clicks by people; null: none is known, be it that nobody clicked or that no link counts them. */
  readonly clicks: number | null;
  /** Null: no purchase is traced to a message of it, so that nobody knows. */
  readonly purchases: number | null;
  /** In cents of reais, confirmed or to be confirmed; null as `purchases`. */
  readonly commissionCents: number | null;
};

export const noResults: CampaignTextResults = {
  sent: 0,
  clicks: null,
  purchases: null,
  commissionCents: null,
};

/** Returns what came of the messages of each of the viewer's texts that has any. */
export async function loadCampaignTextResults(
  { db, viewer }: Context,
  ids: readonly CampaignTextId[],
): Promise<ReadonlyMap<CampaignTextId, CampaignTextResults>> {
  const userId = permit(viewer, "campaignText.see");
  const { rows } = await sql<CampaignTextResults & { id: CampaignTextId }>`
    select d.campaign_text_id as id, count(*)::int as sent,
      (sum(m.clicks) filter (where m.clicks > 0))::int as clicks,
      sum(c.purchases)::int as purchases, sum(c.cents)::float8 as "commissionCents"
    from dispatches d
      left join message_results m on m.dispatch_id = d.id
      left join lateral (
        select count(*) as purchases, coalesce(sum(commission_cents), 0) as cents
        from conversions c
        where c.dispatch_id = d.id and c.status <> 'CANCELED' and c.currency = 'BRL'
        having count(*) > 0
      ) c on true
    where d.user_id = ${userId} and d.campaign_text_id = any (${ids}::text[])
      and d.status = 'SENT'
    group by d.campaign_text_id`.execute(db);
  return new Map(rows.map(({ id, ...results }) => [id, results]));
}
