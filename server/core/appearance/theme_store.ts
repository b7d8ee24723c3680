import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type ThemeId } from "../ids.ts";
import { APPEARANCE, editorOf } from "./appearance.ts";
import type { Colors } from "./colors.ts";
import { asTheme } from "./tables.ts";
import { MOST_THEMES, type Theme } from "./theme.ts";
import type { Context } from "../context.ts";
import { inPage, type Page } from "../../database/page.ts";
import { checkCursors } from "../cursors.ts";

/** Lists all themes, newest first, for anybody. */
export function listThemes({ db }: Context, page: Page): Promise<Theme[]> {
  checkCursors("thm", page);
  return inPage(
    db.selectFrom("themes").select(asTheme).where("deleted_at", "is", null),
    page,
  ).execute();
}

/** Returns themes by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadThemes(
  { db }: Context,
  ids: readonly ThemeId[],
): Promise<(Theme | Failure)[]> {
  const themes = await db.selectFrom("themes").select(asTheme)
    .where("id", "in", ids).where("deleted_at", "is", null).execute();
  const byId = new Map(themes.map((theme) => [theme.id, theme]));
  return ids.map((id) => byId.get(id) ?? new Failure("THEME_NOT_FOUND"));
}

/** Inserts themes, the last one as the newest. @throws Failure THEMES_LIMIT */
export async function addThemes(
  tx: Tx,
  themes: readonly { readonly name: string; readonly colors: Colors }[],
): Promise<Theme[]> {
  const { db, viewer, now, emit } = tx;
  const userId = editorOf(viewer);
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

/** Requires room for `more` themes; locks the table. @throws Failure THEMES_LIMIT */
export async function requireThemeRoom({ db }: Tx, more: number): Promise<void> {
  await sql`lock table themes in share row exclusive mode`.execute(db);
  const { count } = await db.selectFrom("themes").where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) + more > MOST_THEMES) throw new Failure("THEMES_LIMIT");
}

/** Returns a theme, also a deleted one, locked until the transaction ends. @throws Failure THEME_NOT_FOUND */
export async function lockTheme({ db, viewer }: Tx, id: ThemeId): Promise<Theme> {
  editorOf(viewer);
  if (!isId("thm", id)) throw new Failure("THEME_NOT_FOUND", ["id"]);
  const theme = await db.selectFrom("themes").select(asTheme).where("id", "=", id).forUpdate()
    .executeTakeFirst();
  if (!theme) throw new Failure("THEME_NOT_FOUND", ["id"]);
  return theme;
}

/** Returns a theme that is not deleted, locked. @throws Failure THEME_NOT_FOUND */
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
