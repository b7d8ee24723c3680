import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { APPEARANCE, changeAppearance, lockAppearance } from "./appearance.ts";
import { colorNames, type Colors, sameColors } from "./colors.ts";
import { asTheme } from "./tables.ts";
import { addThemes, columnsOf, lockTheme } from "./theme_store.ts";

// The changes to the appearance that documents of Firestore make, as the system.

type ThemeContent = { readonly name: string; readonly colors: Colors };

type ImportedTheme = ThemeContent & {
  readonly id: ThemeId | null;
  /** When it was so there. */
  readonly at: Date;
  /** What came the last time: only what is different now changes anything. Null: it is the first. */
  readonly before: ThemeContent | null;
};

/** What became of a theme. */
export type ThemeImport = {
  /** Null: there is no room for more. */
  readonly id: ThemeId | null;
  /** It was deleted here later than it changed there, and stays so. */
  readonly isDeleted: boolean;
  /** Some of it had changed here, too, and theirs holds. */
  readonly isOverwritten: boolean;
};

/**
 * Creates a theme, or changes of the one with this id what changed there; a deleted one is restored if
 * it was deleted before that. The same name and colours are no change.
 */
export async function importTheme(
  tx: Tx,
  { id, name, colors, at, before }: ImportedTheme,
): Promise<ThemeImport> {
  const known = id && await lockTheme(tx, id).catch((error) => {
    if (error instanceof Failure) return null; // deleted for good
    throw error;
  });
  if (!known) {
    const added = await addThemes(tx, [{ name, colors }]).catch((error) => {
      if (error instanceof Failure && error.code === "THEMES_LIMIT") return null;
      throw error;
    });
    return { id: added?.[0]?.id ?? null, isDeleted: false, isOverwritten: false };
  }
  const isUnchanged = before?.name === name && sameColors(before.colors, colors);
  const isDeleted = known.deletedAt !== null && (isUnchanged || known.deletedAt >= at);
  const newName = before?.name === name ? known.name : name;
  const newColors = { ...colorsOf(known), ...changedColors(colors, before?.colors) };
  const isSame = known.name === newName && sameColors(known, newColors);
  if (isDeleted || !known.deletedAt && isSame) {
    return { id: known.id, isDeleted, isOverwritten: false };
  }
  await tx.db.updateTable("themes").where("id", "=", known.id).set({
    version: known.version + 1,
    name: newName,
    deleted_at: null,
    ...columnsOf(newColors),
  }).returning(asTheme).executeTakeFirstOrThrow();
  const event = known.deletedAt ? "theme.restored" : "theme.changed";
  tx.emit({ name: event, appearanceId: APPEARANCE, themeId: known.id, userId: null });
  const isOverwritten = before !== null &&
    (newName !== known.name && known.name !== before.name ||
      isOtherwise(known, before.colors, newColors));
  return { id: known.id, isDeleted: false, isOverwritten };
}

/** Deletes a theme as of a time, as an admin does: it can be restored. */
export async function removeTheme(tx: Tx, id: ThemeId, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx.db.updateTable("themes").set({ deleted_at: at })
    .where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  tx.emit({ name: "theme.deleted", appearanceId: APPEARANCE, themeId: id, userId: null });
}

/**
 * Changes the colours that are given, and are not as they came `before`; the same ones are no change.
 * @returns whether one of them had changed here, too
 */
export async function importAppearance(
  tx: Tx,
  colors: Partial<Colors>,
  before: Partial<Colors> | null,
): Promise<boolean> {
  const current = await lockAppearance(tx);
  const next = { ...current, ...changedColors(colors, before ?? undefined) };
  await changeAppearance(tx, current, next);
  return before !== null && isOtherwise(current, before, next);
}

/** Returns the colours that are others than before. */
const changedColors = (colors: Partial<Colors>, before: Partial<Colors> = {}): Partial<Colors> =>
  Object.fromEntries(
    Object.entries(colors).filter(([name, color]) => before[name as keyof Colors] !== color),
  );

/** Whether a colour that becomes another one was not the one that came before. */
const isOtherwise = (current: Colors, before: Partial<Colors>, next: Colors): boolean =>
  colorNames.some((name) =>
    next[name] !== current[name] && before[name] !== undefined && before[name] !== current[name]
  );

const colorsOf = ({ sidebarColor, primaryColor, cardColor }: Colors): Colors => ({
  sidebarColor,
  primaryColor,
  cardColor,
});
