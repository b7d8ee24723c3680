import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { needsPerson } from "../marketplaces/connections/connection.ts";
import { notify } from "./notify.ts";

/** Tells, once, of a trouble with a shop that only the person can end. */
export async function noteShop(
  ctx: Context,
  { userId, connectionId }: EventOf<"shop.changed">,
  eventId: EventId,
) {
  const connection = await ctx.db.selectFrom("marketplace_connections")
    .select(["trouble", "trouble_since as since", "disconnected_at as disconnectedAt"])
    .where("id", "=", connectionId).executeTakeFirst();
  if (!connection?.since || !needsPerson(connection)) return;
  const kind = "SHOP_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: connectionId, eventId, notSince: connection.since });
}
