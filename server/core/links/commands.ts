import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { type GroupId, newId, type ShortLinkId, type UserId } from "../ids.ts";
import { isGroupFull, type LinkTarget, type ShortLink } from "./short_link.ts";
import { drawSlug } from "./reserved_slugs.ts";
import { targetRefusal } from "./target_url.ts";
import { Failure } from "../errors.ts";

/** A link that a message or a store makes: its target, and what a click on it is attributed to. */
export type NewLink =
  & Pick<ShortLink, "userId" | "title">
  & Partial<
    Pick<
      ShortLink,
      | "offerId"
      | "productId"
      | "marketplace"
      | "dispatchId"
      | "groupId"
      | "templateId"
      | "variant"
    >
  >
  & {
    readonly purpose: "MESSAGE" | "STORE";
    readonly url: string;
    /** Drawn before, where the target has to carry it; absent: drawn here. */
    readonly slug?: string;
  };

type CreatedLink = { readonly id: ShortLinkId; readonly slug: string };

/**
 * Creates links in one statement, without events and without counting them against the plan. Returns
 * them in the order of `links`.
 * @throws Failure where no short link may lead to a target, as `targetRefusal` says it beforehand
 */
export async function createLinks(
  { db, now, ports }: Tx,
  links: readonly NewLink[],
): Promise<CreatedLink[]> {
  if (links.length === 0) return [];
  const rows = links.map(({ url, ...link }) => {
    const refused = targetRefusal(new URL(url), ports.shortLinks);
    if (refused) throw new Failure(refused, ["url"]);
    const targets: LinkTarget[] = [{ url, weight: 1 }];
    return {
      id: newId("lnk"),
      user_id: link.userId,
      slug: link.slug ?? drawSlug(),
      purpose: link.purpose,
      title: link.title,
      targets: JSON.stringify(targets),
      offer_id: link.offerId ?? null,
      product_id: link.productId ?? null,
      marketplace: link.marketplace ?? null,
      dispatch_id: link.dispatchId ?? null,
      group_id: link.groupId ?? null,
      template_id: link.templateId ?? null,
      variant: link.variant ?? null,
      ...link.dispatchId && { click_count: null },
      created_at: now,
      updated_at: now,
    };
  });
  await db.insertInto("short_links").values(rows).execute();
  return rows.map(({ id, slug }) => ({ id, slug }));
}

/**
 * Brings the targets that are these groups' invitations up to date: the address, and whether the group
 * has no room. The caller has locked the groups.
 */
export async function refreshInvitations(
  tx: Tx,
  userId: UserId,
  groupIds: readonly GroupId[],
): Promise<void> {
  const { db, now, emit } = tx;
  if (groupIds.length === 0) return;
  const links = await db.selectFrom("short_links").select(["id", "targets", "version"])
    .where("user_id", "=", userId).where("purpose", "=", "MANUAL").where("deleted_at", "is", null)
    .where(sql<boolean>`exists (
      select from jsonb_array_elements(targets) as target
      where target ->> 'inviteGroupId' = any (${groupIds}::text[])
    )`)
    .orderBy("id").forUpdate().execute();
  if (links.length === 0) return;
  const groups = await db.selectFrom("groups")
    .select(["id", "invite_url as inviteUrl", "members", "left_at as leftAt"])
    .where("user_id", "=", userId)
    .where(sql<boolean>`id = any (${groupIds}::text[])`).execute();
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const { id, targets } of links) {
    const after = targets.map((target): LinkTarget => {
      const group = target.inviteGroupId && byId.get(target.inviteGroupId);
      if (!group) return target;
      // The vendor refuses the invitation at times; the one that is known then stays.
      return { ...target, url: group.inviteUrl ?? target.url, isFull: isGroupFull(group) };
    });
    if (!after.some((target, nth) => differs(target, targets[nth]!))) continue;
    await db.updateTable("short_links")
      .set({ targets: JSON.stringify(after), updated_at: now })
      .where("id", "=", id).execute();
    emit({ name: "link.updated", userId, linkId: id });
  }
}

const differs = (a: LinkTarget, b: LinkTarget) => a.url !== b.url || a.isFull !== b.isFull;
