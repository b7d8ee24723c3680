import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { isId, type OfferId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type Dispatch, type DispatchStatus, dispatchStatuses } from "./dispatch.ts";
import { asDispatch } from "../tables.ts";

/** `status`: any of these; `sessionId`: only of that one. */
export type DispatchFilter = Given<{ status: readonly DispatchStatus[]; sessionId: string }>;

/** The viewer's dispatches, newest first. */
export async function listDispatches(
  { db, viewer }: Context,
  { status, sessionId }: DispatchFilter,
  page: Page,
): Promise<Dispatch[]> {
  const userId = permit(viewer, "dispatch.see");
  checkCursors("dsp", page);
  const session = checkedSession(sessionId);
  // A page of each status, then of those: the index keeps each status in order, not all of them.
  // Written out, so that PostgreSQL knows how rare each is, and does not look for it by age.
  const pageOf = (status: DispatchStatus) =>
    inPage(
      db.selectFrom("dispatches").select(asDispatch)
        .where("user_id", "=", userId).where("status", "=", sql.lit(status))
        .$if(session !== null, (q) => q.where("session_id", "=", session!)),
      page,
    );
  const [first, ...others] = new Set(status ?? dispatchStatuses);
  if (!first) return [];
  const each = others.reduce(
    (all, status) => all.unionAll(({ parens }) => parens(pageOf(status))),
    db.selectFrom(pageOf(first).as("first")).selectAll(),
  );
  return await db.selectFrom(each.as("dispatches")).selectAll()
    .orderBy("id", page.inverted ? "asc" : "desc").limit(page.limit).execute();
}

/** One offer's dispatches, newest first: none where the offer is not the viewer's. */
export async function listOfferDispatches(
  { db, viewer }: Context,
  offerId: OfferId,
  page: Page,
): Promise<Dispatch[]> {
  const userId = permit(viewer, "dispatch.see");
  checkCursors("dsp", page);
  return await inPage(
    db.selectFrom("dispatches").select(asDispatch)
      .where("offer_id", "=", offerId).where("user_id", "=", userId),
    page,
  ).execute();
}

function checkedSession(id: string | null | undefined): SessionId | null {
  if (id === null || id === undefined) return null;
  if (!isId("ses", id)) throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  return id;
}
