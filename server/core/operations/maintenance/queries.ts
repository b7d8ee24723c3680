import { type Kysely, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tables } from "../../tables.ts";
import type { UserId } from "../../ids.ts";
import type { Maintenance } from "./maintenance.ts";

/** Returns the maintenance that is to come or in force, for anybody; null: there is none. */
export async function currentMaintenance({ db }: Context): Promise<Maintenance | null> {
  const found = await db.selectFrom("maintenances as m")
    .where("ended_at", "is", null).where("ends_at", ">", sql<Date>`clock_timestamp()`)
    .select([
      "mode",
      "message",
      "starts_at as startsAt",
      "ends_at as endsAt",
      sql<UserId[]>`array(
        select user_id from maintenance_passes where maintenance = m.number order by user_id
      )`.as("passes"),
      sql<Date>`clock_timestamp()`.as("readAt"),
    ]).executeTakeFirst();
  return found ?? null;
}

/** SQL: whether a maintenance is in force, by the database's clock. Sending rests meanwhile. */
export const hasMaintenance = sql<boolean>`exists (
  select from maintenances where ended_at is null and starts_at <= now() and ends_at > now()
)`;

/** Whether a maintenance is in force now. */
export async function isInMaintenance(db: Kysely<Tables>): Promise<boolean> {
  const { rows: [row] } = await sql<{ is: boolean }>`select ${hasMaintenance} as "is"`.execute(db);
  return row!.is;
}
