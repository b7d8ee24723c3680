import type { Context } from "../context.ts";
import { inPage, type Page } from "../../database/page.ts";
import { checkCursors } from "../cursors.ts";
import { asTheme } from "./tables.ts";
import type { Theme } from "./theme.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";

/** All themes, newest first. Anybody may know them. */
export function listThemes({ db }: Context, page: Page): Promise<Theme[]> {
  checkCursors("thm", page);
  return inPage(
    db.selectFrom("themes").select(asTheme).where("deleted_at", "is", null),
    page,
  ).execute();
}

/** Many themes by id, in the order asked for, a `Failure` where there is none. */
export async function loadThemes(
  { db }: Context,
  ids: readonly ThemeId[],
): Promise<(Theme | Failure)[]> {
  const themes = await db.selectFrom("themes").select(asTheme)
    .where("id", "in", ids).where("deleted_at", "is", null).execute();
  const byId = new Map(themes.map((theme) => [theme.id, theme]));
  return ids.map((id) => byId.get(id) ?? new Failure("THEME_NOT_FOUND"));
}
