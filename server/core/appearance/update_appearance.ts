import { command, type Tx } from "../command.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { checkedColors, type Colors, sameColors } from "./colors.ts";
import { Failure } from "../errors.ts";
import { APPEARANCE, type Appearance, canUndo, currentAppearance } from "./appearance.ts";
import { asAppearance } from "./tables.ts";
import type { ThemeId } from "../ids.ts";
import { lockPresentTheme } from "./theme_store.ts";
import { sql } from "kysely";

/** `version` is the one that the admin was looking at; without it the last one wins. */
type UpdateAppearance = Given<Colors & { version: number }>;

/** Gives the product other colours: what is left out stays. @throws AppearanceChangedMeanwhile */
export const updateAppearance = command(async (tx, input: UpdateAppearance) => {
  permit(tx.viewer, "appearance.edit");
  const colors = checkedColors(input);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, { ...current, ...colors });
});

/** Goes back by one change, and each time by one more. @throws AppearanceChangedMeanwhile */
export const undoAppearance = command(async (tx, { version }: { version: number }) => {
  permit(tx.viewer, "appearance.edit");
  const current = await lockAppearance(tx, version);
  if (!canUndo(current)) throw new Failure("NOTHING_TO_UNDO", ["version"]);
  const before = await tx.db.selectFrom("appearances").select(asAppearance)
    .where("version", "=", current.stateOf - 1).executeTakeFirstOrThrow();
  return await changeAppearance(tx, current, before, before.stateOf);
});

/** `version` is the appearance's that the admin was looking at; without it the last one wins. */
type ApplyTheme = { readonly id: ThemeId } & Given<{ version: number }>;

/** Gives the product the colours of a theme. @throws Failure THEME_NOT_FOUND, AppearanceChangedMeanwhile */
export const applyTheme = command(async (tx, input: ApplyTheme): Promise<Appearance> => {
  const theme = await lockPresentTheme(tx, input.id);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, theme);
});

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
async function lockAppearance(tx: Tx, version?: number | null): Promise<Appearance> {
  await sql`lock table appearances in share row exclusive mode`.execute(tx.db);
  const current = await currentAppearance(tx);
  if (version !== undefined && version !== null && version !== current.version) {
    throw new AppearanceChangedMeanwhile(current);
  }
  return current;
}

/** Makes these colours the next version; what is as it was already is no change. */
async function changeAppearance(
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
