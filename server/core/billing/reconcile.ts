import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { syncCustomer } from "./sync_customer.ts";
import { isFinal, transitions } from "./transitions.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** A report whose job did not end so long after is scheduled again. */
const LATE_MS = 10 * MINUTE;
/** Reports of one run. */
const MOST_RETRIED = 100;

/** Schedules reports again that were received and never handled, once an hour each. */
export const retryWebhooks = (ctx: Context): Promise<void> => retry(ctx, undefined);

const retry = command(async ({ db, now, emit }, _input: undefined) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waiting = await db.selectFrom("webhook_events as w")
    .leftJoin("customers as c", "c.customer_id", "w.customer_id")
    .select(["w.id", "c.user_id as userId"])
    .where("w.handled_at", "is", null).where("w.received_at", "<", before(LATE_MS))
    .where((eb) => eb.or([eb("w.retried_at", "is", null), eb("w.retried_at", "<", before(HOUR))]))
    .orderBy("w.received_at").limit(MOST_RETRIED).execute();
  for (const { id, userId } of waiting) {
    await db.updateTable("webhook_events").set((eb) => ({
      retries: eb("retries", "+", 1),
      retried_at: now,
      handled_at: userId ? null : now, // the account is gone
    })).where("id", "=", id).execute();
    if (userId) emit({ name: "payments.reported", userId, webhookEventId: id });
  }
});

/** Customers of one run, one after the other: 14,400 a day with a run every 10 minutes. */
const MOST_READ = 100;
/** A run begins no further reading so long after its start. */
const LONGEST_MS = 5 * MINUTE;
/** After so many failures in a row, the vendor is left alone until the next run. */
const MOST_FAILURES = 3;
const finals = (Object.keys(transitions).filter((one) => one !== "NONE") as SubscriptionStatus[])
  .filter(isFinal);

/**
 * Reads customers with a subscription again whose latest reading is a day old: reports that the vendor
 * could not deliver are made up for. A customer whose reading fails is tried again after an hour.
 */
export async function rereadCustomers(ctx: Context): Promise<void> {
  const { db, now, ports } = ctx;
  if (!ports.payments) return;
  const due = await db.selectFrom("customers as c").select("c.user_id as userId")
    .where((eb) =>
      eb.or([
        eb("c.read_at", "is", null),
        eb("c.read_at", "<", new Date(now.getTime() - 24 * HOUR)),
      ])
    )
    .where((eb) =>
      eb.or([
        eb("c.reading_tried_at", "is", null),
        eb("c.reading_tried_at", "<", new Date(now.getTime() - HOUR)),
      ])
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("subscriptions as s").select("s.id").whereRef("s.user_id", "=", "c.user_id")
          .where("s.status", "not in", finals),
      )
    )
    .orderBy("c.reading_tried_at", (o) => o.asc().nullsFirst()).limit(MOST_READ).execute();
  const failures: unknown[] = [];
  const begun = performance.now();
  let inARow = 0;
  for (const { userId } of due) {
    if (inARow === MOST_FAILURES || performance.now() - begun > LONGEST_MS) break;
    try {
      await syncCustomer(ctx, userId);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow++;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "readings of customers failed");
}

/** A report of the payment vendor, as an admin sees it. */
export type PaymentReport = {
  readonly id: string;
  readonly type: string;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
  readonly retries: number;
  /** Whether it is about a person here, so that it can be handled again. */
  readonly isKnown: boolean;
};

const known = (db: Context["db"]) =>
  db.selectFrom("webhook_events as w").leftJoin("customers as c", "c.customer_id", "w.customer_id")
    .select((eb) => [
      "w.id",
      "w.type",
      "w.received_at as receivedAt",
      "w.handled_at as handledAt",
      "w.retries",
      eb("c.user_id", "is not", null).$castTo<boolean>().as("isKnown"),
    ]);

/** Lists the latest reports, newest first; only those that wait with `isWaiting`. */
export async function listPaymentReports(
  { db, viewer }: Context,
  { isWaiting, first }: { readonly isWaiting: boolean; readonly first: number },
): Promise<PaymentReport[]> {
  permit(viewer, "billing.manage");
  return await known(db).$if(isWaiting, (q) => q.where("w.handled_at", "is", null))
    .orderBy("w.received_at", "desc").orderBy("w.id").limit(first).execute();
}

/** Handles a report again, whether or not it was handled. @throws Failure PAYMENT_REPORT_NOT_FOUND */
export const replayPaymentReport = command(async (tx, { id }: { readonly id: string }) => {
  const { db, now, viewer, emit } = tx;
  permit(viewer, "billing.manage");
  const event = await db.selectFrom("webhook_events as w")
    .innerJoin("customers as c", "c.customer_id", "w.customer_id")
    .select("c.user_id as userId").where("w.id", "=", id).executeTakeFirst();
  if (!event) throw new Failure("PAYMENT_REPORT_NOT_FOUND", ["id"]);
  await db.updateTable("webhook_events").set((eb) => ({
    handled_at: null,
    retries: eb("retries", "+", 1),
    retried_at: now,
  })).where("id", "=", id).execute();
  emit({ name: "payments.reported", userId: event.userId, webhookEventId: id });
  return await known(db).where("w.id", "=", id).executeTakeFirstOrThrow();
});
