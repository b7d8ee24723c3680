import type { Context } from "../../context.ts";
import { sentences } from "../../errors.ts";
import type { EventOf } from "../../events.ts";
import type { ConnectionId, EventId, UserId } from "../../ids.ts";
import type { ConnectableShop, ShopReason } from "../../marketplaces/api/shop_api.ts";
import {
  AUTHORIZATION_MS,
  EXPIRING_MS,
  needsPerson,
} from "../../marketplaces/connections/connection.ts";
import { marketplaceName } from "../../marketplaces/marketplace.ts";
import { momentLabel } from "../../zoned.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type ShopFacts = {
  readonly shop: ConnectableShop;
  readonly problem: ShopReason | null;
  readonly disconnectedAt: Date | null;
  /** When its authorization ends, in the user's zone: "28/11 às 09:00"; null: not soon. */
  readonly endsAt: string | null;
};

/** The kinds about a shop's connection. */
export const shopKinds = {
  SHOP_NEEDS_PERSON: {
    description: "A shop's API does not work until its person acts.",
    words: ({ shop }) => brokenShop(shop),
  },
  SHOP_EXPIRING: {
    description: "A shop's authorization ends within two weeks.",
    words: ({ shop }) => shopExpiring(shop),
  },
} satisfies Kinds<{ shop: ShopFacts | null }>;

/** A shop's connection that waited for its person, or still does. */
function brokenShop(facts: ShopFacts | null): Words {
  if (!facts) return closed("A conexão com uma loja parou", "Ela não existe mais.");
  const { problem, disconnectedAt } = facts;
  const name = marketplaceName(facts.shop)!;
  if (problem !== null && needsPerson(facts)) {
    return open(`${name}: a conexão parou`, sentences[`SHOP_${problem}`]);
  }
  return disconnectedAt
    ? closed(`${name}: conexão desfeita`, "Seus links com etiqueta continuam funcionando.")
    : closed(`${name} voltou a responder`, "Nada mais espera por você.");
}

/** A shop's authorization that ends soon. */
function shopExpiring(facts: ShopFacts | null): Words {
  if (!facts) return closed("A autorização de uma loja ia vencer", "Ela não existe mais.");
  const { endsAt, disconnectedAt, problem } = facts;
  if (disconnectedAt || problem === "SIGN_IN_EXPIRED") return brokenShop(facts);
  const name = marketplaceName(facts.shop)!;
  return endsAt === null
    ? closed(`${name}: a autorização foi renovada`, "Nada mais espera por você.")
    : open(
      `${name}: a autorização vence em ${endsAt}`,
      "Conecte de novo antes disso para não parar.",
    );
}

/** Returns the facts of each of `ids` that is the user's. */
export async function loadShopFacts(
  { db, now }: Context,
  userId: UserId,
  ids: readonly ConnectionId[],
) {
  if (ids.length === 0) return new Map<string, ShopFacts>();
  const connections = await db.selectFrom("marketplace_connections as c")
    .innerJoin("users", "users.id", "c.user_id")
    .select([
      "c.id",
      "c.shop",
      "c.problem",
      "c.disconnected_at as disconnectedAt",
      "c.expires_at as expiresAt",
      "users.time_zone as timeZone",
    ])
    .where("c.id", "in", ids).where("c.user_id", "=", userId).execute();
  const soon = new Date(now.getTime() + EXPIRING_MS);
  return new Map<string, ShopFacts>(connections.map(({ id, expiresAt, timeZone, ...facts }) => {
    const endsAt = expiresAt && expiresAt <= soon ? momentLabel(expiresAt, timeZone) : null;
    return [id, { ...facts, endsAt }];
  }));
}

/** Notifies, once, of a problem with a shop that only the person can end. */
export async function notifyShop(
  ctx: Context,
  { userId, connectionId }: EventOf<"shop.changed">,
  eventId: EventId,
) {
  const connection = await ctx.db.selectFrom("marketplace_connections")
    .select(["problem", "problem_since as since", "disconnected_at as disconnectedAt"])
    .where("id", "=", connectionId).executeTakeFirst();
  if (!connection?.since || !needsPerson(connection)) return;
  const kind = "SHOP_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: connectionId, eventId, notSince: connection.since });
}

/** Notifies users whose authorization at a shop ends within two weeks, once for each authorization. */
export async function remindOfShops(ctx: Context) {
  const { db, now } = ctx;
  const ending = await db.selectFrom("marketplace_connections")
    .select(["id", "user_id as userId", "expires_at as expiresAt"])
    .where("disconnected_at", "is", null).where("problem", "is", null)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", new Date(now.getTime() + EXPIRING_MS))
    .execute();
  for (const { id, userId, expiresAt } of ending) {
    const notSince = new Date(expiresAt!.getTime() - AUTHORIZATION_MS); // when it was given
    await notify(ctx, { userId, kind: "SHOP_EXPIRING", subject: id, eventId: null, notSince });
  }
}
