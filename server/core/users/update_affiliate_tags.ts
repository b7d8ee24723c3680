import { command } from "../command.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import type { AffiliateTags } from "../marketplaces/affiliate_link.ts";
import { tagRules } from "../marketplaces/affiliate_tags.ts";
import { permit } from "../permissions.ts";

type Tag = keyof AffiliateTags;

/** Where each tag is kept, and what is said when it is none. */
const kept = {
  amazonTag: ["amazon_tag", "AMAZON_TAG_INVALID"],
  shopeeId: ["shopee_id", "SHOPEE_ID_INVALID"],
  mercadoLivreWord: ["mercado_livre_word", "MERCADO_LIVRE_WORD_INVALID"],
  mercadoLivreTool: ["mercado_livre_tool", "MERCADO_LIVRE_TOOL_INVALID"],
  magaluShop: ["magalu_shop", "MAGALU_SHOP_INVALID"],
} as const satisfies Record<Tag, [column: string, FailureCode]>;

/** Sets the viewer's tags in the shops' programmes: one left out stays, an empty one is removed. */
export const updateAffiliateTags = command(
  async ({ db, viewer, emit }, input: Given<AffiliateTags>) => {
    const userId = permit(viewer, "affiliateTags.edit");
    const changes = (Object.keys(kept) as Tag[]).filter((tag) => input[tag] !== undefined)
      .map((tag) => [kept[tag][0], tidied(tag, input[tag]?.trim() ?? "")]);
    if (changes.length === 0) return userId;
    await db.updateTable("users").set(Object.fromEntries(changes)).where("id", "=", userId)
      .execute();
    emit({ name: "affiliateTags.changed", userId });
    return userId;
  },
);

function tidied(tag: Tag, typed: string): string | null {
  if (typed === "") return null;
  const value = tagRules[tag](typed);
  if (value === null) throw new Failure(kept[tag][1], [tag]);
  return value;
}
