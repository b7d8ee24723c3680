import { command, type Tx } from "../command.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { checkedColors, type Colors, sameColors } from "./colors.ts";
import { Failure } from "../errors.ts";
import { asAppearance } from "./tables.ts";
import type { AppearanceId, UserId } from "../ids.ts";
import type { Viewer } from "../users/viewer.ts";
import { sql } from "kysely";
import type { Context } from "../context.ts";

/** Returns the admin who edits; null: the system does, for what comes from Firestore. */
export const editorOf = (viewer: Viewer): UserId | null =>
  viewer.kind === "system" ? null : permit(viewer, "appearance.edit");

/** The id of the one appearance, in events. */
export const APPEARANCE: AppearanceId = `apr_${"0".repeat(26)}`;

/** The colours of the product, for everybody, and their version. */
export type Appearance = Colors & {
  /** Grows by one with each change, also with an undo. */
  readonly version: number;
  /** The version whose colours these are; after an undo, an earlier one. */
  readonly stateOf: number;
  readonly changedAt: Date;
};

/** Whether there is an earlier version: version 1 is the product's own colours. */
export const canUndo = ({ stateOf }: Pick<Appearance, "stateOf">): boolean => stateOf > 1;

/** Returns the current appearance, for anybody. */
export const currentAppearance = ({ db }: Context): Promise<Appearance> =>
  db.selectFrom("appearances").select(asAppearance)
    .orderBy("version", "desc").limit(1).executeTakeFirstOrThrow();

/** `version` is the one that the admin read; without it the last change wins. */
type UpdateAppearance = Given<Colors & { version: number }>;

/** Changes the colours; one that is left out stays. @throws AppearanceChangedMeanwhile */
export const updateAppearance = command(async (tx, input: UpdateAppearance) => {
  permit(tx.viewer, "appearance.edit");
  const colors = checkedColors(input);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, { ...current, ...colors });
});

/** Undoes the last change; a second undo goes back one more. @throws AppearanceChangedMeanwhile */
export const undoAppearance = command(async (tx, { version }: { version: number }) => {
  permit(tx.viewer, "appearance.edit");
  const current = await lockAppearance(tx, version);
  if (!canUndo(current)) throw new Failure("NOTHING_TO_UNDO", ["version"]);
  const previous = await tx.db.selectFrom("appearances").select(asAppearance)
    .where("version", "=", current.stateOf - 1).executeTakeFirstOrThrow();
  return await changeAppearance(tx, current, previous, previous.stateOf);
});

/** Another person changed the appearance after the admin read it; `current` is its state now. */
export class AppearanceChangedMeanwhile extends Failure {
  constructor(readonly current: Appearance) {
    super("APPEARANCE_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Returns the current appearance, locked until the transaction ends.
 * @throws AppearanceChangedMeanwhile when it is not at `version`
 */
export async function lockAppearance(tx: Tx, version?: number | null): Promise<Appearance> {
  await sql`lock table appearances in share row exclusive mode`.execute(tx.db);
  const current = await currentAppearance(tx);
  if (version !== undefined && version !== null && version !== current.version) {
    throw new AppearanceChangedMeanwhile(current);
  }
  return current;
}

/** Writes the colours as the next version; the same colours are no change. */
export async function changeAppearance(
  { db, viewer, now, emit }: Tx,
  current: Appearance,
  colors: Colors,
  stateOf = current.version + 1,
): Promise<Appearance> {
  const userId = editorOf(viewer);
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
