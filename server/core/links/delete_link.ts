import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { ShortLinkId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requireRoom } from "../plans/queries.ts";
import { lockOwnLink } from "./own_link.ts";
import { type ShortLink } from "./short_link.ts";

/** Soft-deletes a link; it can be restored for a week. Its slug stays its own. */
export const deleteShortLink = command(async (tx, input: { id: ShortLinkId }) => {
  const { id, userId, deletedAt } = await lockOwnLink(tx, input.id);
  if (deletedAt) throw new Failure("SHORT_LINK_NOT_FOUND", ["id"]);
  await tx.db.updateTable("short_links").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "link.deleted", userId, linkId: id });
  return { linkId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted link, as it was. @throws LimitReached, Failure SHORT_LINK_NOT_DELETED */
export const restoreShortLink = command(
  async (tx, input: { id: ShortLinkId }): Promise<ShortLink> => {
    await requireRoom(tx, permit(tx.viewer, "link.edit"), "shortLinks", 1);
    const link = await lockOwnLink(tx, input.id);
    if (!link.deletedAt) throw new Failure("SHORT_LINK_NOT_DELETED", ["id"]);
    if (link.targets.length === 0) throw new Failure("SHORT_LINK_NOT_FOUND", ["id"]);
    await tx.db.updateTable("short_links").set({ deleted_at: null }).where("id", "=", link.id)
      .execute();
    tx.emit({ name: "link.restored", userId: link.userId, linkId: link.id });
    return { ...link, deletedAt: null };
  },
);

/**
 * Empties the rows whose time to be restored is over. A row stays with its slug: messages that carry
 * the address must never lead to another person's target.
 */
export async function emptyDeletedLinks({ db }: Context, { before, most }: PurgeBatch) {
  const emptied = await db.updateTable("short_links")
    .set({ title: "", search_text: null, targets: "[]", password_hash: null })
    .where(
      "id",
      "in",
      (all) =>
        all.selectFrom("short_links").select("id").where("deleted_at", "<=", before)
          .where((eb) => eb(eb.fn("jsonb_array_length", ["targets"]), ">", 0)).limit(most),
    )
    .executeTakeFirst();
  return Number(emptied.numUpdatedRows);
}
