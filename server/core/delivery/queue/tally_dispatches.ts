import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { OfferId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type DispatchStatus, dispatchStatuses } from "./dispatch.ts";

/** How many dispatches stand where. */
export type Tally = Readonly<Record<DispatchStatus, number>>;

/** How many of the viewer's dispatches of each offer stand where, in the order asked for. */
export async function tallyDispatches(
  { db, viewer }: Context,
  offerIds: readonly OfferId[],
): Promise<Tally[]> {
  const userId = permit(viewer, "dispatch.see");
  const rows = await db.selectFrom("dispatches")
    .select(["offer_id", "status", sql<number>`count(*)::int`.as("n")])
    .where("offer_id", "in", offerIds).where("user_id", "=", userId)
    .groupBy(["offer_id", "status"]).execute();
  const byOffer = Map.groupBy(rows, ({ offer_id }) => offer_id);
  return offerIds.map((id) => ({
    ...none,
    ...Object.fromEntries(byOffer.get(id)?.map(({ status, n }) => [status, n]) ?? []),
  }));
}

const none = Object.fromEntries(dispatchStatuses.map((status) => [status, 0])) as Tally;
