import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE, type Appearance, changeAppearance, lockAppearance } from "./appearance.ts";
import type { Colors } from "./colors.ts";
import {
  addThemes,
  columnsOf,
  lockPresentTheme,
  lockTheme,
  requireThemeRoom,
} from "./theme_store.ts";
import { asTheme } from "./tables.ts";
import {
  checkedName,
  checkedSettings,
  checkedTheme,
  MOST_THEMES,
  nameOfCopy,
  type Theme,
  type ThemeInput,
} from "./theme.ts";
import type { Context } from "../context.ts";

/** Creates a theme. @throws Failure THEME_NAME_INVALID, COLOR_INVALID, THEMES_LIMIT */
export const createTheme = command(async (tx, input: ThemeInput): Promise<Theme> => {
  permit(tx.viewer, "appearance.edit");
  const [theme] = await addThemes(tx, [checkedTheme(input)]);
  return theme!;
});

/** Creates a theme with the same colours. @throws Failure THEME_NOT_FOUND, THEMES_LIMIT */
export const cloneTheme = command(async (tx, input: { id: ThemeId }): Promise<Theme> => {
  const { name, ...colors } = await lockPresentTheme(tx, input.id);
  const [copy] = await addThemes(tx, [{ name: nameOfCopy(name), colors }]);
  return copy!;
});

/** Makes many themes: all of them, or none. @throws Failure TOO_MANY_THEMES, with the path of what is wrong */
export const importThemes = command(async (tx, input: { themes: readonly ThemeInput[] }) => {
  permit(tx.viewer, "appearance.edit");
  const { themes } = input;
  if (themes.length === 0 || themes.length > MOST_THEMES) {
    throw new Failure("TOO_MANY_THEMES", ["themes"]);
  }
  return await addThemes(tx, themes.map((one, at) => checkedTheme(one, ["themes", `${at}`])));
});

type UpdateTheme = Given<{ name: string; settings: Colors }> & {
  readonly id: ThemeId;
  /** The version that the admin was looking at. */
  readonly version: number;
};

/** Another person changed the theme after the admin read it; `current` is its state now. */
export class ThemeChangedMeanwhile extends Failure {
  constructor(readonly current: Theme) {
    super("THEME_CHANGED_MEANWHILE", ["version"]);
  }
}

/** Renames a theme, or gives it other colours: what is left out stays. @throws ThemeChangedMeanwhile */
export const updateTheme = command(async (tx, input: UpdateTheme): Promise<Theme> => {
  const userId = permit(tx.viewer, "appearance.edit");
  const { name, settings } = input;
  const named = (name ?? null) !== null ? checkedName(name!) : undefined;
  const colors = settings ? checkedSettings(settings) : undefined;
  const theme = await lockPresentTheme(tx, input.id);
  if (theme.version !== input.version) throw new ThemeChangedMeanwhile(theme);
  tx.emit({ name: "theme.changed", appearanceId: APPEARANCE, themeId: theme.id, userId });
  return await tx.db.updateTable("themes").where("id", "=", theme.id).set({
    version: theme.version + 1,
    ...named !== undefined && { name: named },
    ...colors && columnsOf(colors),
  }).returning(asTheme).executeTakeFirstOrThrow();
});

/** Deletes a theme; it can be restored for a week. @throws Failure THEME_NOT_FOUND */
export const deleteTheme = command(async (tx, input: { id: ThemeId }) => {
  const userId = permit(tx.viewer, "appearance.edit");
  const { id } = await lockPresentTheme(tx, input.id);
  await tx.db.updateTable("themes").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "theme.deleted", appearanceId: APPEARANCE, themeId: id, userId });
  return { themeId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted theme. @throws Failure THEME_NOT_FOUND, THEME_NOT_DELETED, THEMES_LIMIT */
export const restoreTheme = command(async (tx, input: { id: ThemeId }): Promise<Theme> => {
  const userId = permit(tx.viewer, "appearance.edit");
  const theme = await lockTheme(tx, input.id); // before the room, in the order of `deleteTheme`
  if (!theme.deletedAt) throw new Failure("THEME_NOT_DELETED", ["id"]);
  await requireThemeRoom(tx, 1);
  await tx.db.updateTable("themes").set({ deleted_at: null }).where("id", "=", theme.id)
    .execute();
  tx.emit({ name: "theme.restored", appearanceId: APPEARANCE, themeId: theme.id, userId });
  return { ...theme, deletedAt: null };
});

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedThemes({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("themes").where(
    "id",
    "in",
    (all) => all.selectFrom("themes").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** `version` is the appearance's that the admin read; without it the last change wins. */
type ApplyTheme = { readonly id: ThemeId } & Given<{ version: number }>;

/** Applies the colours of a theme. @throws Failure THEME_NOT_FOUND, AppearanceChangedMeanwhile */
export const applyTheme = command(async (tx, input: ApplyTheme): Promise<Appearance> => {
  const theme = await lockPresentTheme(tx, input.id);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, theme);
});
