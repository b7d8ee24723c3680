import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type LinkBatchId, newId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { checkedKey } from "../create_offer.ts";
import { pastedLinks } from "./pasted_links.ts";
import { lockLinksOf, requestNextLinks } from "./link_queue.ts";

/** Most waiting links of one person, over all their batches. */
const MOST_UNDERWAY = 100;

type CreateLinkBatch =
  & { readonly text: string }
  & Given<{
    /** The idempotency key of the request: the same key returns the same batch. */
    key: string;
  }>;

/**
 * Creates a batch of the links in a pasted text. Each is read in a job of its own and becomes an
 * offer, a few at a time.
 * @throws Failure LINKS_MISSING, TOO_MANY_LINKS, LINKS_UNDERWAY
 */
export const createLinkBatch = command(async (tx, input: CreateLinkBatch) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "offer.edit");
  const key = checkedKey(input.key);
  const links = pastedLinks(input.text);
  await lockLinksOf(tx, userId);
  const made = key === null ? undefined : await findByKey(tx, userId, key);
  if (made) return made;
  await requireFewUnderway(tx, userId, links.filter(({ isLink }) => isLink).length);

  const batchId = newId("bat");
  await db.insertInto("link_batches")
    .values({ id: batchId, user_id: userId, key, created_at: now }).execute();
  const rows = links.map(({ url, isLink }, i) => ({
    id: newId("bln"),
    batch_id: batchId,
    user_id: userId,
    position: i + 1,
    url,
    status: isLink ? "WAITING" as const : "FAILED" as const,
    attempts: 0,
    error_code: isLink ? null : "LINK_INVALID" as const,
    changed_at: now,
  }));
  await db.insertInto("batch_links").values(rows).execute();
  emit({ name: "linkBatch.created", userId, linkBatchId: batchId });
  await requestNextLinks(tx, userId);
  return batchId;
});

async function findByKey(
  { db }: Tx,
  userId: UserId,
  key: string,
): Promise<LinkBatchId | undefined> {
  const batch = await db.selectFrom("link_batches").select("id")
    .where("user_id", "=", userId).where("key", "=", key).executeTakeFirst();
  return batch?.id;
}

async function requireFewUnderway({ db }: Tx, userId: UserId, more: number): Promise<void> {
  const { underway } = await db.selectFrom("batch_links")
    .innerJoin("link_batches as b", "b.id", "batch_id")
    .select(({ fn }) => fn.countAll<string>().as("underway"))
    .where("batch_links.user_id", "=", userId).where("status", "in", ["WAITING", "READING"])
    .where("b.dismissed_at", "is", null).executeTakeFirstOrThrow();
  if (Number(underway) + more > MOST_UNDERWAY) throw new Failure("LINKS_UNDERWAY", ["text"]);
}
