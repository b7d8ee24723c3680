import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE, type Appearance, currentAppearance } from "./appearance.ts";
import { type Colors, sameColors } from "./colors.ts";
import { asAppearance } from "./tables.ts";

/** Somebody changed the appearance after this admin last saw it; `current` is what it is now. */
export class AppearanceChangedMeanwhile extends Failure {
  constructor(readonly current: Appearance) {
    super("APPEARANCE_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * The appearance as it is now, which nobody else changes before the transaction ends.
 * @throws AppearanceChangedMeanwhile where it is no longer the `version` that was looked at.
 */
export async function lockAppearance(tx: Tx, version?: number | null): Promise<Appearance> {
  await sql`lock table appearances in share row exclusive mode`.execute(tx.db);
  const current = await currentAppearance(tx);
  if (version !== undefined && version !== null && version !== current.version) {
    throw new AppearanceChangedMeanwhile(current);
  }
  return current;
}

/** Makes these colours the next version; what is as it was already is no change. */
export async function changeAppearance(
  { db, viewer, now, emit }: Tx,
  current: Appearance,
  colors: Colors,
  stateOf = current.version + 1,
): Promise<Appearance> {
  const userId = permit(viewer, "appearance.edit");
  if (sameColors(current, colors) && stateOf > current.version) return current;
  const changed = await db.insertInto("appearances").values({
    version: current.version + 1,
    state_of: stateOf,
    sidebar_color: colors.sidebarColor,
    primary_color: colors.primaryColor,
    card_color: colors.cardColor,
    changed_by: userId,
    changed_at: now,
  }).returning(asAppearance).executeTakeFirstOrThrow();
  emit({ name: "appearance.changed", appearanceId: APPEARANCE, userId });
  return changed;
}
