import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { type AffiliateTags, asAffiliateTags } from "./links/affiliate_tags.ts";

/** Returns a person's tags in the shops' programmes. */
export const affiliateTagsOf = async (
  { db }: Pick<Context, "db">,
  userId: UserId,
): Promise<AffiliateTags> =>
  await db.selectFrom("users").select(asAffiliateTags)
    .where("id", "=", userId).executeTakeFirstOrThrow();
