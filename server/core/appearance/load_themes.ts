import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { asTheme } from "./tables.ts";
import type { Theme } from "./theme.ts";

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
