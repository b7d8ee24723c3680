import { purgeDeletedThemes } from "./appearance/edit_themes.ts";
import { endSubscriptions } from "./billing/change_subscription.ts";
import { remindOfLatePayments } from "./billing/dunning.ts";
import { rereadCustomers, retryWebhooks } from "./billing/reconcile.ts";
import { purgeWebhooks } from "./billing/webhooks.ts";
import { purgeCards } from "./cards/draw_offer_card.ts";
import { purgeDeletedProducts } from "./catalogue/delete_products.ts";
import { refreshProducts } from "./catalogue/refresh/refresh_products.ts";
import { purgeSightings } from "./automation/sources/list_sightings.ts";
import type { Context } from "./context.ts";
import { purgeDeletedCalendarEntries } from "./campaigns/calendar/delete_entry.ts";
import { queueCalendar } from "./campaigns/calendar/queue_due.ts";
import { purgeDeletedCampaignTexts } from "./campaigns/texts/delete_text.ts";
import { purgeDeletedCoupons } from "./coupons/delete_coupon.ts";
import { advanceCouponStatus } from "./coupons/advance_coupon_status.ts";
import { expireApprovals } from "./automation/approvals/answer_approvals.ts";
import { purgeDecisions } from "./automation/decisions/list_decisions.ts";
import { runDueRules } from "./automation/evaluation/scheduled_rules.ts";
import { purgeDeletedRules } from "./automation/delete_rule.ts";
import { prepareClickMonths } from "./links/clicks/click_months.ts";
import { emptyDeletedLinks } from "./links/delete_link.ts";
import { endLostPairings, purgePairings } from "./delivery/pairing/claim_pairings.ts";
import { readConversions } from "./insights/conversions/read_conversions.ts";
import { purgeNotifications } from "./notifications/notify.ts";
import { notifyPausedByPlan } from "./notifications/subjects/rules.ts";
import { remindOfShops } from "./notifications/subjects/shops.ts";
import { remindOfTrials } from "./notifications/trial_reminders.ts";
import { purgeLinkBatches } from "./offers/batches/remove_link_batch.ts";
import { endLostLinks } from "./offers/batches/link_queue.ts";
import { purgeDeletedOffers } from "./offers/delete_offer.ts";
import { purgeHealthProblems, watchHealth } from "./operations/health/watch_health.ts";
import { purgeReports } from "./operations/status/record_report.ts";
import { carryOutDeletions, eraseAccount } from "./privacy/carry_out_deletions.ts";
import { expireDataExports } from "./privacy/data_export.ts";
import { leaveMessengers } from "./delivery/sessions/disconnect_session.ts";
import { purgeDeletedTemplates } from "./templates/delete_template.ts";
import { closeReferrals } from "./referrals/close_referrals.ts";
import { releaseCommissions } from "./referrals/release_commissions.ts";
import { closeAccount } from "./users/account/deletion.ts";
import { endOverdueImpersonations } from "./users/impersonation.ts";

/** What runs by the clock, as the system. `cron` is in UTC: minute hour day month weekday. */
export const schedule: Readonly<Record<string, Scheduled>> = {
  purgeDeletedThemes: { cron: "27 4 * * *", run: purgeDeletedThemes },
  purgeDeletedTemplates: { cron: "22 4 * * *", run: purgeDeletedTemplates },
  purgeDeletedCampaignTexts: { cron: "24 4 * * *", run: purgeDeletedCampaignTexts },
  purgeDeletedCalendarEntries: { cron: "24 4 * * *", run: purgeDeletedCalendarEntries },
  queueCalendar: { cron: "* * * * *", run: queueCalendar },
  purgeDeletedOffers: { cron: "17 4 * * *", run: purgeDeletedOffers },
  emptyDeletedLinks: { cron: "32 4 * * *", run: emptyDeletedLinks },
  purgeCards: { cron: "47 4 * * *", run: purgeCards },
  purgeDeletedCoupons: { cron: "47 4 * * *", run: purgeDeletedCoupons },
  advanceCouponStatus: { cron: "* * * * *", run: advanceCouponStatus },
  purgeDeletedRules: { cron: "52 4 * * *", run: purgeDeletedRules },
  purgeDecisions: { cron: "42 4 * * *", run: purgeDecisions },
  runDueRules: { cron: "* * * * *", run: runDueRules },
  expireApprovals: { cron: "* * * * *", run: expireApprovals },
  prepareClickMonths: { cron: "2 3 * * *", run: prepareClickMonths, isKeptInMaintenance: true },
  endLostPairings: { cron: "* * * * *", run: endLostPairings },
  purgePairings: { cron: "12 * * * *", run: purgePairings },
  endLostLinks: { cron: "*/10 * * * *", run: endLostLinks },
  purgeLinkBatches: { cron: "57 4 * * *", run: purgeLinkBatches },
  purgeDeletedProducts: { cron: "7 5 * * *", run: purgeDeletedProducts },
  refreshProducts: { cron: "* * * * *", run: refreshProducts },
  readConversions: { cron: "*/10 * * * *", run: readConversions },
  releaseCommissions: { cron: "*/10 * * * *", run: releaseCommissions },
  remindOfLatePayments: { cron: "*/10 * * * *", run: remindOfLatePayments },
  rereadCustomers: { cron: "3-59/10 * * * *", run: rereadCustomers, isKeptInMaintenance: true },
  retryWebhooks: { cron: "8-59/10 * * * *", run: retryWebhooks, isKeptInMaintenance: true },
  purgeWebhooks: { cron: "52 4 * * *", run: purgeWebhooks },
  purgeSightings: { cron: "42 4 * * *", run: purgeSightings },
  purgeNotifications: { cron: "37 4 * * *", run: purgeNotifications },
  endOverdueImpersonations: {
    cron: "*/5 * * * *",
    run: endOverdueImpersonations,
    isKeptInMaintenance: true,
  },
  watchHealth: { cron: "* * * * *", run: watchHealth, isKeptInMaintenance: true },
  purgeReports: { cron: "12 * * * *", run: purgeReports },
  purgeHealthProblems: { cron: "47 5 * * *", run: purgeHealthProblems },
  expireDataExports: { cron: "*/10 * * * *", run: expireDataExports },
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
export const formerTasks: readonly string[] = ["turnCoupons"];

type Scheduled = {
  readonly cron: string;
  readonly run: (ctx: Context) => Promise<void>;
  /**
   * Whether it also runs during a maintenance: clicks, payments and health go on, and an admin's
   * access in somebody's name ends. The others do what was due when they run again.
   */
  readonly isKeptInMaintenance?: boolean;
};
