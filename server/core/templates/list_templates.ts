import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { permit } from "../permissions.ts";
import { asTemplate } from "./tables.ts";
import type { Template } from "./template.ts";

/** The viewer's templates, newest first. */
export function listTemplates({ db, viewer }: Context, page: Page): Promise<Template[]> {
  const userId = permit(viewer, "template.see");
  checkCursors("tpl", page);
  return inPage(
    db.selectFrom("templates").select(asTemplate)
      .where("user_id", "=", userId).where("deleted_at", "is", null),
    page,
  ).execute();
}
