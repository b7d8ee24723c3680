import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { GroupId, OfferId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { dispatchStatuses } from "./dispatch.ts";

/**
 * Returns, for each of these offers of the viewer, the groups of the person's latest sending that
 * neither have the offer nor wait for it. Test messages are no sending.
 */
export async function suggestGroups(
  { db, viewer }: Context,
  offerIds: readonly OfferId[],
): Promise<GroupId[][]> {
  const userId = permit(viewer, "dispatch.see");
  // The newest of each status, since the index is ordered within a status.
  const { rows } = await sql<{ offerId: OfferId; groupId: GroupId }>`
    with latest as (
      select newest.offer_id, newest.occasion
      from unnest(${[...dispatchStatuses]}::text[]) as status
      cross join lateral (
        select d.id, d.offer_id, d.occasion from dispatches as d
        where d.user_id = ${userId} and d.status = status and d.offer_id is not null
        order by d.id desc limit 1
      ) as newest
      order by newest.id desc limit 1
    ), used as (
      select distinct d.group_id from dispatches as d
      join latest on d.offer_id = latest.offer_id and d.occasion = latest.occasion
      where d.user_id = ${userId}
    )
    select wanted.id as "offerId", used.group_id as "groupId"
    from unnest(${[...offerIds]}::text[]) as wanted (id) cross join used
    where not exists (
      select from dispatches as d
      where d.offer_id = wanted.id and d.group_id = used.group_id and d.user_id = ${userId}
        and d.status in ('QUEUED', 'SENDING', 'SENT', 'UNCERTAIN')
    )
    order by used.group_id`.execute(db);
  const byOffer = Map.groupBy(rows, ({ offerId }) => offerId);
  return offerIds.map((id) => byOffer.get(id)?.map(({ groupId }) => groupId) ?? []);
}
