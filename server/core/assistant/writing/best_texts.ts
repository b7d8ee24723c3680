import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";

/** How many examples a model gets, and how long each may be. */
const MOST = 3;
const LONGEST = 600;

/**
 * Returns the wordings of the person's own templates and texts that earned most in 90 days, else were
 * clicked most; those of another person are never among them. They have fields where values go.
 */
export async function bestTexts({ db, now }: Context, userId: UserId): Promise<string[]> {
  const since = new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ body: string }>`
    with results as (
      select d.template_id, d.campaign_text_id, d.variant, m.clicks,
        (select coalesce(sum(c.commission_cents), 0) from conversions c
          where c.dispatch_id = m.dispatch_id and c.status <> 'CANCELED' and c.currency = 'BRL'
        ) as cents
      from message_results m join dispatches d on d.id = m.dispatch_id
      where m.user_id = ${userId} and m.sent_at > ${since}
        and (d.template_id is not null or d.campaign_text_id is not null)
    ), sums as (
      select template_id, campaign_text_id, variant, sum(cents) as cents, sum(clicks) as clicks
      from results group by 1, 2, 3
    )
    select variant.value->>'body' as body
    from sums
      left join templates t on t.id = sums.template_id and t.user_id = ${userId}
        and t.deleted_at is null
      left join campaign_texts x on x.id = sums.campaign_text_id and x.user_id = ${userId}
        and x.deleted_at is null
      cross join lateral jsonb_array_elements(coalesce(x.variants, t.variants)) as variant
    where (variant.value->>'slot')::int = coalesce(sums.variant, 0)
      and length(variant.value->>'body') <= ${LONGEST}
    order by sums.cents desc, sums.clicks desc
    limit ${MOST}`.execute(db);
  return rows.map(({ body }) => body);
}
