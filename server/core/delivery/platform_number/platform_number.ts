import type { UserId } from "../../ids.ts";
import type { MessengerSession } from "../sessions/session.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { asSession } from "../tables.ts";

/** The session of the number that the platform shares. */
export type PlatformNumber = MessengerSession & { readonly sharedAt: Date };

type Account = Pick<MessengerSession, "accountId" | "handle">;

/** Formats the number for people. */
export const shownNumber = ({ handle, accountId }: Account): string => handle ?? `+${accountId}`;

/** How much the shared number is used. */
export type NumberUse = {
  readonly sharedBy: UserId;
  readonly people: number;
  readonly groups: number;
};

/** Loads the number that the platform shares; null: none. */
export async function loadPlatformNumber(ctx: Context): Promise<PlatformNumber | null> {
  permit(ctx.viewer, "platformNumber.see");
  return await ctx.db.selectFrom("platform_number")
    .innerJoin("messenger_sessions", "messenger_sessions.id", "session_id")
    .select(asSession).select("shared_at as sharedAt")
    .where("messenger_sessions.disconnected_at", "is", null)
    .executeTakeFirst() ?? null;
}

/** Counts the use of the shared number; null: none is shared. For admins. */
export async function countNumberUse({ db, viewer }: Context): Promise<NumberUse | null> {
  permit(viewer, "platformNumber.manage");
  return await db.selectFrom("platform_number as p")
    .innerJoin("messenger_sessions as n", "n.id", "p.session_id")
    .leftJoin(
      "messenger_sessions as s",
      (join) => join.onRef("s.through", "=", "n.id").on("s.disconnected_at", "is", null),
    )
    .leftJoin(
      "groups as g",
      (join) => join.onRef("g.session_id", "=", "s.id").on("g.left_at", "is", null),
    )
    .select([
      "n.user_id as sharedBy",
      sql<number>`count(distinct s.id)::int`.as("people"),
      sql<number>`count(g.id)::int`.as("groups"),
    ])
    .where("n.disconnected_at", "is", null).groupBy("n.user_id").executeTakeFirst() ?? null;
}
