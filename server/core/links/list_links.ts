import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { ShortLinkId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { ShortLink } from "./short_link.ts";
import { asShortLink } from "./tables.ts";

/**
 * Returns the links that the viewer made by hand, newest first. Title, slug and targets contain every
 * word of `search`.
 */
export async function listShortLinks(
  { db, viewer }: Context,
  { search }: Given<{ search: string }>,
  page: Page,
): Promise<ShortLink[]> {
  const userId = permit(viewer, "link.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("lnk", page);
  return await inPage(
    db.selectFrom("short_links").select(asShortLink)
      .where("user_id", "=", userId).where("purpose", "=", "MANUAL")
      .where("deleted_at", "is", null)
      .$call((q) => patterns.reduce((q, pattern) => q.where("search_text", "like", pattern), q)),
    page,
  ).execute();
}

/** Returns the viewer's links by id, in the requested order; a `Failure` for each missing one. */
export async function loadShortLinks(
  { db, viewer }: Context,
  ids: readonly ShortLinkId[],
): Promise<(ShortLink | Failure)[]> {
  const userId = permit(viewer, "link.see");
  const links: ShortLink[] = await db.selectFrom("short_links").select(asShortLink)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(links.map((link) => [link.id, link]));
  return ids.map((id) => byId.get(id) ?? new Failure("SHORT_LINK_NOT_FOUND"));
}
