import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { AffiliateTags } from "./affiliate_link.ts";

/** A person's tags in the shops' programmes. */
export const ownTags = async ({ db }: Context, userId: UserId): Promise<AffiliateTags> =>
  await db.selectFrom("users").select([
    "amazon_tag as amazonTag",
    "shopee_id as shopeeId",
    "mercado_livre_word as mercadoLivreWord",
    "mercado_livre_tool as mercadoLivreTool",
    "magalu_shop as magaluShop",
  ]).where("id", "=", userId).executeTakeFirstOrThrow();
