import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type ShortLinkId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ShortLink } from "./short_link.ts";
import { asShortLink } from "./tables.ts";

/**
 * Returns the viewer's own link, locked until the transaction ends, a deleted one too. Links that
 * messages and stores make are not edited.
 * @throws Failure SHORT_LINK_NOT_FOUND, for another person's as well
 */
export async function lockOwnLink({ db, viewer }: Context, id: ShortLinkId): Promise<ShortLink> {
  const userId = permit(viewer, "link.edit");
  if (!isId("lnk", id)) throw new Failure("SHORT_LINK_NOT_FOUND", ["id"]);
  const link: ShortLink | undefined = await db.selectFrom("short_links").select(asShortLink)
    .where("id", "=", id).where("user_id", "=", userId).where("purpose", "=", "MANUAL")
    .forUpdate().executeTakeFirst();
  if (!link) throw new Failure("SHORT_LINK_NOT_FOUND", ["id"]);
  return link;
}
