import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";

/** Days that a drawn card is kept; it is drawn again when somebody asks for it later. */
const KEPT_DAYS = 30;

/** Forgets cards that were drawn long ago. */
export async function purgeCards({ db, now }: Context) {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await db.deleteFrom("cards").where("drawn_at", "<", before).execute();
}

/** Drawings of one person that are kept at most, of some hundred kilobytes each. */
const MOST_KEPT = 300;

/** Forgets a person's oldest drawings beyond those that are kept: one edit makes another card. */
export async function purgeOldestCards({ db }: Pick<Context, "db">, userId: UserId) {
  await db.deleteFrom("cards").where("user_id", "=", userId)
    .where(
      "digest",
      "in",
      (eb) =>
        eb.selectFrom("cards").select("digest").where("user_id", "=", userId)
          .orderBy("drawn_at", "desc").offset(MOST_KEPT),
    ).execute();
}
