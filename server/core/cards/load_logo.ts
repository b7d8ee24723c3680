import type { Context } from "../context.ts";
import { isId } from "../ids.ts";
import { permit } from "../permissions.ts";

/** The viewer's own logo, a PNG, by its id; null where it is no more, or another's. */
export async function loadLogo({ db, viewer }: Context, id: string): Promise<Uint8Array | null> {
  const userId = permit(viewer, "card.see");
  if (!isId("pho", id)) return null;
  const style = await db.selectFrom("card_styles").select("logo")
    .where("user_id", "=", userId).where("logo_id", "=", id).executeTakeFirst();
  return style?.logo ?? null;
}
