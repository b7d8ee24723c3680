import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { APPEARANCE, changeAppearance, lockAppearance } from "./appearance.ts";
import { type Colors, sameColors } from "./colors.ts";
import { asTheme } from "./tables.ts";
import { addThemes, columnsOf, lockTheme } from "./theme_store.ts";

// The changes to the appearance that documents of Firestore make, as the system.

type ImportedTheme = {
  readonly id: ThemeId | null;
  readonly name: string;
  readonly colors: Colors;
};

/**
 * Creates a theme, or gives the one with this id a name and colours, and restores it if it was deleted.
 * The same name and colours are no change. Null: there is no room for more.
 */
export async function importTheme(
  tx: Tx,
  { id, name, colors }: ImportedTheme,
): Promise<ThemeId | null> {
  const known = id && await lockTheme(tx, id).catch((error) => {
    if (error instanceof Failure) return null; // deleted for good
    throw error;
  });
  if (!known) {
    const added = await addThemes(tx, [{ name, colors }]).catch((error) => {
      if (error instanceof Failure && error.code === "THEMES_LIMIT") return null;
      throw error;
    });
    return added?.[0]?.id ?? null;
  }
  if (!known.deletedAt && known.name === name && sameColors(known, colors)) return known.id;
  await tx.db.updateTable("themes").where("id", "=", known.id).set({
    version: known.version + 1,
    name,
    deleted_at: null,
    ...columnsOf(colors),
  }).returning(asTheme).executeTakeFirstOrThrow();
  const event = known.deletedAt ? "theme.restored" : "theme.changed";
  tx.emit({ name: event, appearanceId: APPEARANCE, themeId: known.id, userId: null });
  return known.id;
}

/** Deletes a theme, as an admin does: it can be restored. */
export async function removeTheme(tx: Tx, id: ThemeId): Promise<void> {
  const { numUpdatedRows } = await tx.db.updateTable("themes").set({ deleted_at: tx.now })
    .where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  tx.emit({ name: "theme.deleted", appearanceId: APPEARANCE, themeId: id, userId: null });
}

/** Changes the colours that are given; the same ones are no change. */
export async function importAppearance(tx: Tx, colors: Partial<Colors>): Promise<void> {
  const current = await lockAppearance(tx);
  await changeAppearance(tx, current, { ...current, ...colors });
}
