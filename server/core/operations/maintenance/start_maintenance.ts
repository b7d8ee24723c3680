import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { checkedMaintenance, MAINTENANCE, type MaintenanceMode } from "./maintenance.ts";
import { currentMaintenance } from "./queries.ts";

type StartMaintenance = {
  readonly message: string;
  /** Left out: now. */
  readonly startsAt?: Date | null | undefined;
  readonly endsAt: Date;
  readonly mode: MaintenanceMode;
  /** The e-mails of people besides admins who work as usual meanwhile. */
  readonly passEmails?: readonly string[] | null | undefined;
};

/** More would be no maintenance. */
const MOST_PASSES = 20;

/**
 * Announces a maintenance, or starts it; one that was announced or in force is replaced.
 * @throws Failure MAINTENANCE_MESSAGE_INVALID, MAINTENANCE_TIMES_INVALID, MAINTENANCE_PASS_UNKNOWN
 */
export const startMaintenance = command(async (tx, input: StartMaintenance) => {
  const userId = permit(tx.viewer, "maintenance.manage");
  await endOpen(tx);
  const { rows: [clock] } = await sql<{ now: Date }>`select clock_timestamp() as now`
    .execute(tx.db);
  const { mode, message, startsAt, endsAt } = checkedMaintenance(input, clock!.now);
  const passes = await peopleOf(tx, input.passEmails ?? []);
  const { number } = await tx.db.insertInto("maintenances").values({
    mode,
    message,
    starts_at: startsAt,
    ends_at: endsAt,
    ended_at: null,
  }).returning("number").executeTakeFirstOrThrow();
  if (passes.length > 0) {
    await tx.db.insertInto("maintenance_passes")
      .values(passes.map((user_id) => ({ user_id, maintenance: number }))).execute();
  }
  tx.emit({
    name: "maintenance.planned",
    maintenanceId: MAINTENANCE,
    userId,
    mode,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  });
  return (await currentMaintenance(tx))!;
});

/** Ends the maintenance, or calls it off before it starts. @throws Failure MAINTENANCE_NOT_FOUND */
export const endMaintenance = command(async (tx) => {
  const userId = permit(tx.viewer, "maintenance.manage");
  if (!await currentMaintenance(tx)) throw new Failure("MAINTENANCE_NOT_FOUND");
  await endOpen(tx);
  tx.emit({ name: "maintenance.ended", maintenanceId: MAINTENANCE, userId });
  return { maintenanceId: MAINTENANCE };
});

/** Ends the open window, and locks the table, so that two admins do not open two. */
async function endOpen({ db }: Tx): Promise<void> {
  await sql`lock table maintenances in share row exclusive mode`.execute(db);
  await db.updateTable("maintenances").where("ended_at", "is", null)
    .set({ ended_at: sql<Date>`least(clock_timestamp(), ends_at)` }).execute();
}

/** Returns the people with these e-mails. @throws Failure MAINTENANCE_PASS_UNKNOWN */
async function peopleOf({ db }: Tx, emails: readonly string[]): Promise<UserId[]> {
  const wanted = [...new Set(emails.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  if (wanted.length === 0) return [];
  if (wanted.length > MOST_PASSES) throw new Failure("MAINTENANCE_PASS_UNKNOWN", ["passEmails"]);
  const found = await db.selectFrom("users").select("id")
    .where(sql<string>`lower(email)`, "in", wanted).execute();
  if (found.length < wanted.length) throw new Failure("MAINTENANCE_PASS_UNKNOWN", ["passEmails"]);
  return found.map(({ id }) => id);
}
