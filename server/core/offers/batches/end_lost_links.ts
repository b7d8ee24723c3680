import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { lockLinksOf, requestNextLinks } from "./request_next_links.ts";

/** Minutes without any sign: its job is no more, or a whole day's queue is before it. */
const LOST_MINUTES = 60;

/** Ends links whose jobs are gone for good: none waits for ever, and each can be read again. */
export async function endLostLinks(ctx: Context): Promise<void> {
  const people = await ctx.db.selectFrom("batch_links").select("user_id").distinct()
    .where("status", "in", ["WAITING", "READING"])
    .where("changed_at", "<", lostBefore(ctx)).execute();
  for (const { user_id } of people) await endLostOf(ctx, user_id);
}

const endLostOf = command(async (tx, userId: UserId) => {
  const { db, now, emit } = tx;
  await lockLinksOf(tx, userId);
  const lost = await db.updateTable("batch_links")
    .set({ status: "FAILED", error_code: "LINK_READING_FAILED", changed_at: now })
    .where("user_id", "=", userId).where("status", "in", ["WAITING", "READING"])
    .where("changed_at", "<", lostBefore(tx)).returning(["id", "batch_id"]).execute();
  for (const { id, batch_id } of lost) {
    emit({ name: "batchLink.changed", userId, linkBatchId: batch_id, batchLinkId: id });
  }
  await requestNextLinks(tx, userId);
});

const lostBefore = ({ now }: Pick<Context, "now">) =>
  new Date(now.getTime() - LOST_MINUTES * 60_000);
