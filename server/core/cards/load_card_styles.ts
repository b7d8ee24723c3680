import type { Context } from "../context.ts";
import { isId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type CardStyle, plainStyle } from "./card_style.ts";
import { asCardStyle } from "./tables.ts";

/** How each of these people's cards look, in their order. */
export async function loadCardStyles(
  { db }: Pick<Context, "db">,
  userIds: readonly UserId[],
): Promise<CardStyle[]> {
  const styles: CardStyle[] = await db.selectFrom("card_styles").select(asCardStyle)
    .where("user_id", "in", userIds).execute();
  const byUser = new Map(styles.map((style) => [style.userId, style]));
  return userIds.map((id) => byUser.get(id) ?? plainStyle(id));
}

/** The viewer's own logo, a PNG, by its id; null where it is no more, or another's. */
export async function loadLogo({ db, viewer }: Context, id: string): Promise<Uint8Array | null> {
  const userId = permit(viewer, "card.see");
  if (!isId("pho", id)) return null;
  const style = await db.selectFrom("card_styles").select("logo")
    .where("user_id", "=", userId).where("logo_id", "=", id).executeTakeFirst();
  return style?.logo ?? null;
}
