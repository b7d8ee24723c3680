import type { Context } from "../context.ts";
import { inPage, type Page } from "../../database/page.ts";
import { checkCursors } from "../cursors.ts";
import { asTheme } from "./tables.ts";
import type { Theme } from "./theme.ts";

/** All themes, newest first. Anybody may know them. */
export function listThemes({ db }: Context, page: Page): Promise<Theme[]> {
  checkCursors("thm", page);
  return inPage(
    db.selectFrom("themes").select(asTheme).where("deleted_at", "is", null),
    page,
  ).execute();
}
