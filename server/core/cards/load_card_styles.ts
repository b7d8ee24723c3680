import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
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
