import { purgeDeletedThemes } from "./appearance/purge_deleted_themes.ts";
import type { Context } from "./context.ts";
import { purgeNotifications } from "./notifications/purge_notifications.ts";
import { remindOfTrials } from "./notifications/remind_of_trials.ts";
import { purgeDeletedOffers } from "./offers/purge_deleted_offers.ts";
import { carryOutDeletions } from "./privacy/carry_out_deletions.ts";
import { eraseAccount } from "./privacy/erase_account.ts";
import { expireDataExports } from "./privacy/expire_data_exports.ts";
import { leaveMessengers } from "./sending/leave_messengers.ts";
import { closeAccount } from "./users/close_account.ts";
import { endOverdueImpersonations } from "./users/end_overdue_impersonations.ts";

/** What happens by the clock, as the system. `cron` is in UTC: minute hour day month weekday. */
export const schedule: Readonly<Record<string, Scheduled>> = {
  purgeDeletedThemes: { cron: "27 4 * * *", run: purgeDeletedThemes },
  purgeDeletedOffers: { cron: "17 4 * * *", run: purgeDeletedOffers },
  purgeNotifications: { cron: "37 4 * * *", run: purgeNotifications },
  endOverdueImpersonations: { cron: "*/5 * * * *", run: endOverdueImpersonations },
  expireDataExports: { cron: "*/10 * * * *", run: expireDataExports },
  carryOutDeletions: {
    cron: "*/10 * * * *",
    run: carryOutDeletions([closeAccount, leaveMessengers, eraseAccount]),
  },
  remindOfTrials: { cron: "*/10 * * * *", run: remindOfTrials },
};

export type Scheduled = { readonly cron: string; readonly run: (ctx: Context) => Promise<void> };
