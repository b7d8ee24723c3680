import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { checkedReason } from "../users/administration/reason.ts";
import type { ShortLink } from "./short_link.ts";
import { asShortLink } from "./tables.ts";

type DisableShortLink = {
  /** As in the address, in any capitals. */
  readonly slug: string;
  readonly reason: string;
};

/** Disables a person's link, as an admin. @throws Failure REASON_INVALID, SHORT_LINK_NOT_FOUND */
export const disableShortLink = command(async (tx, input: DisableShortLink): Promise<ShortLink> => {
  permit(tx.viewer, "link.manage");
  const reason = checkedReason(input.reason);
  const link = await lockLink(tx, input.slug);
  const disabled = { disabled_at: link.disabledAt ?? tx.now, disabled_reason: reason };
  await tx.db.updateTable("short_links").set(disabled).where("id", "=", link.id).execute();
  tx.emit({ name: "link.disabled", userId: link.userId, linkId: link.id, reason });
  return { ...link, disabledAt: disabled.disabled_at, disabledReason: reason };
});

/** Enables a link again, as an admin; an enabled one stays as it is. */
export const enableShortLink = command(
  async (tx, { slug }: { slug: string }): Promise<ShortLink> => {
    permit(tx.viewer, "link.manage");
    const link = await lockLink(tx, slug);
    if (!link.disabledAt) return link;
    await tx.db.updateTable("short_links").set({ disabled_at: null, disabled_reason: null })
      .where("id", "=", link.id).execute();
    tx.emit({ name: "link.enabled", userId: link.userId, linkId: link.id });
    return { ...link, disabledAt: null, disabledReason: null };
  },
);

async function lockLink({ db }: Tx, slug: string): Promise<ShortLink> {
  const link: ShortLink | undefined = await db.selectFrom("short_links").select(asShortLink)
    .where("slug", "=", slug.trim().toLowerCase()).where("deleted_at", "is", null)
    .forUpdate().executeTakeFirst();
  if (!link) throw new Failure("SHORT_LINK_NOT_FOUND", ["slug"]);
  return link;
}
