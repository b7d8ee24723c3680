import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  type CampaignTextId,
  type DispatchId,
  isId,
  type OfferId,
  type SessionId,
} from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type Dispatch, type DispatchStatus, dispatchStatuses } from "./dispatch.ts";
import { asDispatch } from "../tables.ts";

/** `status`: any of these; `sessionId`: only that session's. */
type DispatchFilter = Given<{ status: readonly DispatchStatus[]; sessionId: string }>;

/** Lists the viewer's dispatches, newest first. */
export async function listDispatches(
  { db, viewer }: Context,
  { status, sessionId }: DispatchFilter,
  page: Page,
): Promise<Dispatch[]> {
  const userId = permit(viewer, "dispatch.see");
  checkCursors("dsp", page);
  const session = checkedSession(sessionId);
  // Reads a page of each status and merges them, since the index is ordered within a status. The
  // status is a literal, so that PostgreSQL plans by how frequent it is.
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

/** Lists one offer's dispatches, newest first; none if the offer is not the viewer's. */
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

/** The most dispatches that one `sendOffer` makes. */
const MOST = 500;

type Occasion =
  & { readonly occasion: string }
  & (
    | { readonly offerId: OfferId }
    | { readonly campaignTextId: CampaignTextId }
  );

/** Lists the viewer's latest dispatches of an offer or a text on one occasion, oldest first. */
export async function listOccasion(
  { db, viewer }: Context,
  { occasion, ...what }: Occasion,
): Promise<DispatchId[]> {
  const latest = await db.selectFrom("dispatches").select("id")
    .where((eb) =>
      "offerId" in what
        ? eb("offer_id", "=", what.offerId)
        : eb("campaign_text_id", "=", what.campaignTextId)
    ).where("occasion", "=", occasion)
    .where("user_id", "=", permit(viewer, "dispatch.see"))
    .orderBy("id", "desc").limit(MOST).execute();
  return latest.map(({ id }) => id).reverse();
}

/** The number of dispatches by status. */
export type Tally = Readonly<Record<DispatchStatus, number>>;

/** Counts the viewer's dispatches of each offer by status, in the order requested. */
export async function tallyDispatches(
  { db, viewer }: Context,
  offerIds: readonly OfferId[],
): Promise<Tally[]> {
  const userId = permit(viewer, "dispatch.see");
  const rows = await db.selectFrom("dispatches")
    .select(["offer_id", "status", sql<number>`count(*)::int`.as("n")])
    .where("offer_id", "in", offerIds).where("user_id", "=", userId)
    .groupBy(["offer_id", "status"]).execute();
  const byOffer = Map.groupBy(rows, ({ offer_id }) => offer_id);
  return offerIds.map((id) => ({
    ...none,
    ...Object.fromEntries(byOffer.get(id)?.map(({ status, n }) => [status, n]) ?? []),
  }));
}

const none = Object.fromEntries(dispatchStatuses.map((status) => [status, 0])) as Tally;

/** The number of a person's dispatches that wait, are in doubt, or were not sent. */
export type QueueTally = {
  readonly waiting: number;
  readonly uncertain: number;
  readonly notSent: number;
};

/** Counts the viewer's dispatches that are not done. Those sent are left out: they are many. */
export async function tallyQueue({ db, viewer }: Context): Promise<QueueTally> {
  const rows = await db.selectFrom("dispatches")
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .where("user_id", "=", permit(viewer, "dispatch.see"))
    .where("status", "in", ["QUEUED", "SENDING", "UNCERTAIN", "FAILED", "EXPIRED"])
    .groupBy("status").execute();
  const count = (...of: DispatchStatus[]) =>
    rows.reduce((sum, row) => of.includes(row.status) ? sum + row.count : sum, 0);
  return {
    waiting: count("QUEUED", "SENDING"),
    uncertain: count("UNCERTAIN"),
    notSent: count("FAILED", "EXPIRED"),
  };
}

/**
 * Loads the viewer's dispatches by id, in the order requested; a `Failure` for each that does not
 * exist.
 */
export async function loadDispatches(
  { db, viewer }: Context,
  ids: readonly DispatchId[],
): Promise<(Dispatch | Failure)[]> {
  const userId = permit(viewer, "dispatch.see");
  const dispatches = await db.selectFrom("dispatches").select(asDispatch)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(dispatches.map((dispatch) => [dispatch.id, dispatch]));
  return ids.map((id) => byId.get(id) ?? new Failure("DISPATCH_NOT_FOUND"));
}

/**
 * Returns when each of the viewer's offers was last sent to a group, in the order requested; null:
 * never.
 */
export async function loadLastSent(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(Date | null)[]> {
  const rows = await db.selectFrom("dispatches")
    .select(({ fn }) => ["offer_id", fn.max("settled_at").as("at")])
    .where("offer_id", "in", ids).where("user_id", "=", permit(viewer, "dispatch.see"))
    .where("status", "=", "SENT").groupBy("offer_id").execute();
  const at = new Map(rows.map(({ offer_id, at }) => [offer_id, at]));
  return ids.map((id) => at.get(id) ?? null);
}

/** Counts the viewer's queued messages of each session, in the order requested. */
export async function countQueued(
  { db, viewer }: Context,
  sessions: readonly SessionId[],
): Promise<number[]> {
  const userId = permit(viewer, "dispatch.see");
  const counts = await db.selectFrom("dispatches")
    .select(["session_id", sql<number>`count(*)::int`.as("n")])
    .where("session_id", "in", sessions).where("user_id", "=", userId)
    .where("status", "=", "QUEUED").groupBy("session_id").execute();
  const bySession = new Map(counts.map(({ session_id, n }) => [session_id, n]));
  return sessions.map((session) => bySession.get(session) ?? 0);
}
