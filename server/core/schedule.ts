import { endSubscriptions } from "./billing/change_subscription.ts";
import { remindOfLatePayments } from "./billing/dunning.ts";
import { rereadCustomers, retryWebhooks } from "./billing/reconcile.ts";
import { announceRestores } from "./backups/announce_restore.ts";
import { refreshProducts } from "./catalogue/refresh/refresh_products.ts";
import type { Context } from "./context.ts";
import { queueCalendar } from "./campaigns/calendar/queue_due.ts";
import { endLostExports } from "./exports/store_part.ts";
import { advanceCouponStatus } from "./coupons/advance_coupon_status.ts";
import { expireApprovals } from "./automation/approvals/answer_approvals.ts";
import { runDueRules } from "./automation/evaluation/scheduled_rules.ts";
import { prepareClickMonths } from "./links/clicks/click_months.ts";
import { endLostPairings } from "./delivery/pairing/claim_pairings.ts";
import { readConversions } from "./insights/conversions/read_conversions.ts";
import { notifyPausedByPlan } from "./notifications/subjects/rules.ts";
import { remindOfShops } from "./notifications/subjects/shops.ts";
import { remindOfTrials } from "./notifications/trial_reminders.ts";
import { endLostLinks } from "./offers/batches/link_queue.ts";
import { watchHealth } from "./operations/health/watch_health.ts";
import { carryOutDeletions, eraseAccount } from "./privacy/carry_out_deletions.ts";
import { endLostDataExports } from "./privacy/data_export.ts";
import { leaveMessengers } from "./delivery/sessions/disconnect_session.ts";
import { enforceRetention } from "./operations/retention/enforce_retention.ts";
import { closeReferrals } from "./referrals/close_referrals.ts";
import { releaseCommissions } from "./referrals/release_commissions.ts";
import { closeAccount } from "./users/account/deletion.ts";
import { endOverdueImpersonations } from "./users/impersonation.ts";

/** What runs by the clock, as the system. `cron` is in UTC: minute hour day month weekday. */
export const schedule: Readonly<Record<string, Scheduled>> = {
  queueCalendar: { cron: "* * * * *", run: queueCalendar },
  advanceCouponStatus: { cron: "* * * * *", run: advanceCouponStatus },
  runDueRules: { cron: "* * * * *", run: runDueRules },
  expireApprovals: { cron: "* * * * *", run: expireApprovals },
  enforceRetention: { cron: "17 * * * *", run: (ctx) => enforceRetention(ctx) },
  prepareClickMonths: { cron: "2 3 * * *", run: prepareClickMonths, isKeptInMaintenance: true },
  endLostPairings: { cron: "* * * * *", run: endLostPairings },
  endLostLinks: { cron: "*/10 * * * *", run: endLostLinks },
  refreshProducts: { cron: "* * * * *", run: refreshProducts },
  readConversions: { cron: "*/10 * * * *", run: readConversions },
  releaseCommissions: { cron: "*/10 * * * *", run: releaseCommissions },
  remindOfLatePayments: { cron: "*/10 * * * *", run: remindOfLatePayments },
  endLostDataExports: { cron: "*/10 * * * *", run: endLostDataExports },
  endLostExports: { cron: "*/10 * * * *", run: endLostExports },
  rereadCustomers: { cron: "3-59/10 * * * *", run: rereadCustomers, isKeptInMaintenance: true },
  retryWebhooks: { cron: "8-59/10 * * * *", run: retryWebhooks, isKeptInMaintenance: true },
  endOverdueImpersonations: {
    cron: "*/5 * * * *",
    run: endOverdueImpersonations,
    isKeptInMaintenance: true,
  },
  announceRestores: { cron: "* * * * *", run: announceRestores, isKeptInMaintenance: true },
  watchHealth: { cron: "* * * * *", run: watchHealth, isKeptInMaintenance: true },
  carryOutDeletions: {
    cron: "*/10 * * * *",
    run: carryOutDeletions([
      closeAccount,
      endSubscriptions,
      leaveMessengers,
      closeReferrals,
      eraseAccount,
    ]),
  },
  remindOfShops: { cron: "7 12 * * *", run: remindOfShops }, // a morning in Brazil
  notifyPausedByPlan: { cron: "*/10 * * * *", run: notifyPausedByPlan },
  remindOfTrials: { cron: "*/10 * * * *", run: remindOfTrials },
};

/** Names of tasks in earlier releases, which the job queue still stores. */
export const formerTasks: readonly string[] = [
  "turnCoupons",
  "purgeDeletedThemes",
  "purgeDeletedTemplates",
  "purgeDeletedCampaignTexts",
  "purgeDeletedCalendarEntries",
  "purgeDeletedOffers",
  "emptyDeletedLinks",
  "purgeCards",
  "purgeDeletedCoupons",
  "purgeDeletedRules",
  "purgeDecisions",
  "purgePairings",
  "purgeLinkBatches",
  "purgeDeletedProducts",
  "purgeWebhooks",
  "purgeSightings",
  "purgeNotifications",
  "expireDataExports",
];

type Scheduled = {
  readonly cron: string;
  readonly run: (ctx: Context) => Promise<void>;
  /**
   * Whether it also runs during a maintenance: clicks, payments and health go on, and an admin's
   * access in somebody's name ends. The others do what was due when they run again.
   */
  readonly isKeptInMaintenance?: boolean;
};
