import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type StoreId, type StoreReportId } from "../ids.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { permit } from "../permissions.ts";
import { inPage, type Page } from "../../database/page.ts";
import type { Store } from "./store.ts";
import { asStore } from "./tables.ts";

const storeReportReasons = ["WRONG_PRICE", "FRAUD", "FORBIDDEN", "COPY", "OTHER"] as const;
export type StoreReportReason = (typeof storeReportReasons)[number];

/** What a stranger reports about a store; who they are is not stored. */
export type StoreReport = {
  readonly id: StoreReportId;
  readonly store: Store;
  readonly reason: StoreReportReason;
  readonly details: string;
  readonly createdAt: Date;
  /** When an admin settled it; null: it is open. */
  readonly resolvedAt: Date | null;
};

/** Reports from one subscriber's network. */
const REPORTS = { most: 5, minutes: 60 };
const DETAILS_LENGTH = 1_000;
/** Open reports of one store; more say nothing new. */
const MOST_OPEN = 100;

type ReportStore = {
  readonly storeId: StoreId;
  readonly reason: string;
  readonly details: string;
  /** The reporter's network, which is counted and not stored. */
  readonly address: string;
};

/** Stores a report about a published store. @throws Failure REPORT_INVALID, TOO_MANY_ATTEMPTS */
export async function reportStore(ctx: Context, input: ReportStore): Promise<void> {
  const reason = storeReportReasons.find((one) => one === input.reason);
  const details = input.details.length <= 2 * DETAILS_LENGTH &&
    (plainText(input.details, 2 * DETAILS_LENGTH) ?? "");
  const isDescribed = details !== false && details.length <= DETAILS_LENGTH &&
    (reason !== "OTHER" || details !== "");
  if (!reason || !isDescribed) throw new Failure("REPORT_INVALID", ["details"]);
  if (await ctx.ports.countAttempt("storeReport", REPORTS, input.address) > 0) {
    throw new Failure("TOO_MANY_ATTEMPTS");
  }
  await saveReport(ctx, { storeId: input.storeId, reason, details });
}

type SaveReport = { storeId: StoreId; reason: StoreReportReason; details: string };

const saveReport = command(async ({ db, now, emit }, input: SaveReport): Promise<void> => {
  const { storeId, reason, details } = input;
  const store = await db.selectFrom("stores").select("user_id as userId").where("id", "=", storeId)
    .forUpdate().executeTakeFirst();
  if (!store) throw new Failure("STORE_NOT_FOUND");
  const open = await db.selectFrom("store_reports").select("id").where("store_id", "=", storeId)
    .where("resolved_at", "is", null).limit(MOST_OPEN).execute();
  if (open.length === MOST_OPEN) return;
  const id = newId("rep");
  await db.insertInto("store_reports")
    .values({ id, store_id: storeId, reason, details, created_at: now, resolved_at: null })
    .execute();
  emit({ name: "store.reported", userId: store.userId, storeId });
});

/** Lists reports, newest first, for admins. */
export async function listStoreReports(
  { db, viewer }: Context,
  { isOpen }: { isOpen?: boolean | null | undefined },
  page: Page,
): Promise<StoreReport[]> {
  permit(viewer, "store.manage");
  checkCursors("rep", page);
  const rows = await inPage(
    db.selectFrom("store_reports as r").innerJoin("stores", "stores.id", "r.store_id")
      .select(asStore)
      .select([
        "r.id as reportId",
        "r.reason",
        "r.details",
        "r.created_at as reportedAt",
        "r.resolved_at as resolvedAt",
      ])
      .$if(isOpen != null, (q) => q.where("r.resolved_at", isOpen ? "is" : "is not", null)),
    page,
    "r.id",
  ).execute();
  return rows.map(({ reportId, reason, details, reportedAt, resolvedAt, ...store }) => ({
    id: reportId,
    store,
    reason,
    details,
    createdAt: reportedAt,
    resolvedAt,
  }));
}

/** Settles all open reports about a store, as an admin. @returns the store */
export const resolveStoreReports = command(
  async ({ db, viewer, now, emit }, { storeId }: { storeId: StoreId }): Promise<Store> => {
    permit(viewer, "store.manage");
    const store: Store | false | undefined = isId("sto", storeId) &&
      await db.selectFrom("stores").select(asStore).where("id", "=", storeId).forUpdate()
        .executeTakeFirst();
    if (!store) throw new Failure("STORE_NOT_FOUND", ["id"]);
    const settled = await db.updateTable("store_reports").set({ resolved_at: now })
      .where("store_id", "=", storeId).where("resolved_at", "is", null).executeTakeFirst();
    if (settled.numUpdatedRows > 0n) {
      emit({ name: "store.reportsResolved", userId: store.userId, storeId });
    }
    return store;
  },
);
