import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { type CannedAnswerId, isId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type CannedAnswer, checkedCannedAnswer } from "./feedback.ts";

/** Canned answers of a site. */
export const MOST_CANNED = 50;

/** Lists the canned answers by title. */
export async function listCannedAnswers({ db, viewer }: Context): Promise<CannedAnswer[]> {
  permit(viewer, "feedback.manage");
  return await db.selectFrom("canned_answers").select(["id", "title", "text"])
    .orderBy("title").orderBy("id").execute();
}

type Words = { readonly title: string; readonly text: string };

/** Adds a canned answer. @throws Failure CANNED_ANSWER_INVALID, CANNED_ANSWERS_FULL */
export const createCannedAnswer = command(async (tx, input: Words): Promise<CannedAnswer> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "feedback.manage");
  const words = checkedCannedAnswer(input);
  await sql`lock table canned_answers in share row exclusive mode`.execute(db);
  const stored = await db.selectFrom("canned_answers").select("id").execute();
  if (stored.length >= MOST_CANNED) throw new Failure("CANNED_ANSWERS_FULL");
  const id = newId("can");
  await db.insertInto("canned_answers").values({ id, ...words, created_at: now }).execute();
  emit({ name: "cannedAnswers.changed", userId });
  return { id, ...words };
});

/** Changes a canned answer. @throws Failure CANNED_ANSWER_NOT_FOUND, CANNED_ANSWER_INVALID */
export const updateCannedAnswer = command(
  async (tx, input: Words & { readonly id: string }): Promise<CannedAnswer> => {
    const userId = permit(tx.viewer, "feedback.manage");
    const words = checkedCannedAnswer(input);
    const changed = isId("can", input.id) &&
      await tx.db.updateTable("canned_answers").set(words).where("id", "=", input.id)
        .returning(["id", "title", "text"]).executeTakeFirst();
    if (!changed) throw new Failure("CANNED_ANSWER_NOT_FOUND", ["id"]);
    tx.emit({ name: "cannedAnswers.changed", userId });
    return changed;
  },
);

/** Removes a canned answer for good. @throws Failure CANNED_ANSWER_NOT_FOUND */
export const removeCannedAnswer = command(
  async (tx, input: { readonly id: string }): Promise<CannedAnswerId> => {
    const userId = permit(tx.viewer, "feedback.manage");
    const removed = isId("can", input.id) &&
      await tx.db.deleteFrom("canned_answers").where("id", "=", input.id).returning("id")
        .executeTakeFirst();
    if (!removed) throw new Failure("CANNED_ANSWER_NOT_FOUND", ["id"]);
    tx.emit({ name: "cannedAnswers.changed", userId });
    return removed.id;
  },
);
