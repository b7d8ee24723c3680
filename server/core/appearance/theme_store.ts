import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import type { Colors } from "./colors.ts";
import { asTheme } from "./tables.ts";
import { MOST_THEMES, type Theme } from "./theme.ts";

/** Makes new themes, the last of them the newest. @throws Failure THEMES_LIMIT */
export async function addThemes(
  tx: Tx,
  themes: readonly { readonly name: string; readonly colors: Colors }[],
): Promise<Theme[]> {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "appearance.edit");
  await requireThemeRoom(tx, themes.length);
  const added = await db.insertInto("themes").values(themes.map(({ name, colors }) => ({
    id: newId("thm"),
    version: 1,
    name,
    ...columnsOf(colors),
    created_at: now,
  }))).returning(asTheme).execute();
  for (const { id } of added) {
    emit({ name: "theme.created", appearanceId: APPEARANCE, themeId: id, userId });
  }
  return added;
}

/** Whether there is room for so many more, until the transaction ends. @throws Failure THEMES_LIMIT */
export async function requireThemeRoom({ db }: Tx, more: number): Promise<void> {
  await sql`lock table themes in share row exclusive mode`.execute(db);
  const { count } = await db.selectFrom("themes").where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) + more > MOST_THEMES) throw new Failure("THEMES_LIMIT");
}

/** A theme, deleted ones too, locked until the transaction ends. @throws Failure THEME_NOT_FOUND */
export async function lockTheme({ db, viewer }: Tx, id: ThemeId): Promise<Theme> {
  permit(viewer, "appearance.edit");
  if (!isId("thm", id)) throw new Failure("THEME_NOT_FOUND", ["id"]);
  const theme = await db.selectFrom("themes").select(asTheme).where("id", "=", id).forUpdate()
    .executeTakeFirst();
  if (!theme) throw new Failure("THEME_NOT_FOUND", ["id"]);
  return theme;
}

/** The same, where it is not deleted. @throws Failure THEME_NOT_FOUND */
export async function lockPresentTheme(tx: Tx, id: ThemeId): Promise<Theme> {
  const theme = await lockTheme(tx, id);
  if (theme.deletedAt) throw new Failure("THEME_NOT_FOUND", ["id"]);
  return theme;
}

export const columnsOf = ({ sidebarColor, primaryColor, cardColor }: Colors) => ({
  sidebar_color: sidebarColor,
  primary_color: primaryColor,
  card_color: cardColor,
});
