import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { EventOf } from "../../events.ts";
import type { OfferId } from "../../ids.ts";
import { createOffer } from "../create_offer.ts";
import { MOST_ATTEMPTS } from "./link_batch.ts";
import { lockLinksOf, requestNextLinks } from "./link_queue.ts";

type RequestedLink = EventOf<"batchLink.requested">;

/**
 * Creates an offer from one pasted link, in its person's name and with the link's id as the key: a
 * retry after a crash finds the offer that exists. A `Failure` ends the link with its code; any
 * other error is retried a few times.
 */
export async function readBatchLink(ctx: Context, link: RequestedLink): Promise<void> {
  const begun = await begin(ctx, link);
  if (begun === null) return;
  const { userId, batchLinkId: key } = link;
  try {
    if (begun.refusal) throw new Failure(begun.refusal);
    const person: Context = { ...ctx, viewer: { kind: "member", userId } };
    const offer = await createOffer(person, { url: begun.url, key });
    await end(ctx, { link, offerId: offer.id, errorCode: null });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await end(ctx, { link, offerId: null, errorCode: error.code });
  }
}

/** Marks the link as being read; null where it has ended or was dismissed. */
const begin = command(async ({ db, now, emit }, link: RequestedLink) => {
  const row = await db.selectFrom("batch_links")
    .innerJoin("link_batches as b", "b.id", "batch_id")
    .innerJoin("users as u", "u.id", "batch_links.user_id")
    .select(["batch_links.url", "status", "attempts", "b.dismissed_at", "u.blocked_at"])
    .where("batch_links.id", "=", link.batchLinkId).forUpdate("batch_links").executeTakeFirst();
  if (!row || row.dismissed_at || row.status === "DONE" || row.status === "FAILED") return null;
  await db.updateTable("batch_links")
    .set({ status: "READING", attempts: row.attempts + 1, changed_at: now })
    .where("id", "=", link.batchLinkId).execute();
  emit({ ...link, name: "batchLink.changed" });
  const refusal: FailureCode | null = row.blocked_at
    ? "ACCOUNT_BLOCKED"
    : row.attempts >= MOST_ATTEMPTS
    ? "LINK_READING_FAILED"
    : null;
  return { url: row.url, refusal };
});

type End = {
  readonly link: RequestedLink;
  readonly offerId: OfferId | null;
  readonly errorCode: FailureCode | null;
};

/** Stores how the link ended, and requests the next one. */
const end = command(async (tx, { link, offerId, errorCode }: End) => {
  await lockLinksOf(tx, link.userId);
  const { numUpdatedRows } = await tx.db.updateTable("batch_links").set({
    status: errorCode ? "FAILED" : "DONE",
    offer_id: offerId,
    error_code: errorCode,
    changed_at: tx.now,
  }).where("id", "=", link.batchLinkId).where("status", "<>", "DONE").executeTakeFirst();
  if (numUpdatedRows > 0n) tx.emit({ ...link, name: "batchLink.changed" });
  await requestNextLinks(tx, link.userId);
});
