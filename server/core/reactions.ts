import { sendApproved } from "./automation/approvals/send_approved.ts";
import { carryOutWithdrawal } from "./billing/change_subscription.ts";
import {
  carryOutEnd,
  carryOutExtension,
  carryOutRefund,
} from "./billing/administration/manage_subscription.ts";
import { publishPlanChange } from "./plans/write_plan.ts";
import { emailLatePayment, emailRecovery } from "./billing/dunning.ts";
import { issueTaxInvoice, refundTaxInvoice } from "./billing/tax_invoices.ts";
import { handleWebhook } from "./billing/webhooks.ts";
import { evaluateDue, evaluateRules, evaluateSource } from "./automation/react_to_events.ts";
import { recordPrice } from "./catalogue/prices/record_price.ts";
import { refreshRequested } from "./catalogue/refresh/refresh_products.ts";
import type { Context } from "./context.ts";
import type { EventName, EventOf } from "./events.ts";
import { writeExport } from "./exports/write_export.ts";
import { emailFeedbackAnswer } from "./help/feedback/answer_feedback.ts";
import type { EventId } from "./ids.ts";
import { revokeDisconnected, revokeFromMember } from "./delivery/platform_number/share_number.ts";
import {
  notifyBounce,
  notifyDataExport,
  notifyDeletion,
} from "./notifications/subjects/account.ts";
import { notifyCouponEnd } from "./notifications/subjects/coupons.ts";
import {
  notifyFeedbackAnswer,
  notifyFeedbackProgress,
  notifyFeedbackReceived,
} from "./notifications/subjects/feedback.ts";
import { notifyHealth } from "./notifications/subjects/health.ts";
import { notifyDispatch, notifySendingEnd } from "./notifications/subjects/offers.ts";
import {
  greetUser,
  notifyLatePayment,
  notifyMessagesUsedUp,
} from "./notifications/subjects/plan.ts";
import { notifyPriceDrop } from "./notifications/subjects/products.ts";
import { notifyApprovals, notifyRulePaused } from "./notifications/subjects/rules.ts";
import { notifyConnection } from "./notifications/subjects/sessions.ts";
import { notifyShop } from "./notifications/subjects/shops.ts";
import { emailWebhook, notifyWebhook } from "./notifications/subjects/webhooks.ts";
import { readBatchLink } from "./offers/batches/read_batch_link.ts";
import { announceHealth } from "./operations/health/announce_health.ts";
import { resendEmailBy } from "./emails/manage_emails.ts";
import { notifyRestore } from "./notifications/subjects/restores.ts";
import { emailHealth } from "./operations/health/email_health.ts";
import { pushHealth } from "./operations/health/push_health.ts";
import { forgetUser } from "./privacy/carry_out_deletions.ts";
import { makeDataExport } from "./privacy/data_export.ts";
import { emailCanceledDeletion, emailDataExport, emailDeletion } from "./privacy/emails.ts";
import { syncCommissions } from "./referrals/sync_commissions.ts";
import { cancelEnded } from "./delivery/queue/cancel_ended.ts";
import { releaseIdentical } from "./delivery/turns/identical_texts.ts";
import { endEarlierSessions, syncBlock, syncRole } from "./users/account/sync_provider.ts";
import { sendAccountEmail, welcomeUser } from "./users/account/emails.ts";

/** A reaction runs in a job of its own, as the system, at least once; it is idempotent by the event's id. */
export type Reaction<N extends EventName> = (
  ctx: Context,
  event: EventOf<N>,
  id: EventId,
) => Promise<void>;

/** Reactions that read pages. They have their own queue, so that a slow shop delays only them. */
export const readings: ReadonlySet<string> = new Set([
  "readBatchLink",
  "refreshRequested",
  "evaluateDue",
  "evaluateSource",
  "sendApproved",
]);

/** Reactions that write large files. They have a queue of their own with few workers. */
export const writings: ReadonlySet<string> = new Set(["writeExport"]);

/**
 * Evaluates rules for many events of one person at once. They have a queue of their own with one
 * worker, so that a storm of events delays nothing that a person does.
 */
export const EVALUATION = "evaluateRules";

/** The reactions to each event. An event without a row does not compile. */
export const reactions: { readonly [N in EventName]: Readonly<Record<string, Reaction<N>>> } = {
  "user.registered": { welcomeUser, greetUser },
  "user.imported": {},
  "user.madeAdmin": { syncRole, endEarlierSessions },
  "user.madeMember": { syncRole, endEarlierSessions, revokeFromMember },
  "user.changed": {},
  "user.blocked": { syncBlock, endEarlierSessions },
  "user.unblocked": { syncBlock },
  "user.sessionsEnded": { endEarlierSessions },
  "accountSessions.ended": {},
  "apiKey.created": {},
  "apiKey.rotated": {},
  "apiKey.revoked": {},
  "oauthApp.created": {},
  "oauthApp.changed": {},
  "oauthApp.removed": {},
  "oauthApp.disabled": {},
  "oauthApp.enabled": {},
  "oauthApp.authorized": {},
  "oauthApp.revoked": {},
  "task.retried": {},
  "email.retried": {
    resendEmail: resendEmailBy({
      WELCOME: welcomeUser,
      VERIFICATION: sendAccountEmail,
      EMAIL_CHANGE: sendAccountEmail,
      RESET: sendAccountEmail,
      RECOVERY: sendAccountEmail,
      DATA_EXPORT: emailDataExport,
      DELETION: emailDeletion,
      DELETION_CANCELED: emailCanceledDeletion,
      LATE_PAYMENT: emailLatePayment,
      PAYMENT_RECOVERED: emailRecovery,
      WEBHOOK_DISABLED: emailWebhook,
      FEEDBACK_ANSWER: emailFeedbackAnswer,
      HEALTH: emailHealth,
    }),
  },
  "email.changed": {},
  "email.bounced": { notifyBounce },
  "restore.announced": { notifyRestore },
  "health.reported": { notifyHealth, emailHealth, announceHealth, pushHealth },
  "plan.granted": {},
  "plan.created": {},
  "plan.changed": {},
  "plan.updated": { publishPlanChange },
  "plan.archived": {},
  "payments.reported": { handleWebhook },
  "subscription.changed": { notifyLatePayment, emailRecovery },
  "subscription.reminded": { emailLatePayment },
  "subscription.withdrawn": { carryOutWithdrawal },
  "subscription.extended": { carryOutExtension },
  "subscription.endRequested": { carryOutEnd },
  "invoice.refundRequested": { carryOutRefund },
  "invoice.refundRefused": {},
  "taxpayer.changed": {},
  "taxInvoices.exported": {},
  "invoices.changed": {},
  "invoice.paid": { syncCommissions, issueTaxInvoice },
  "invoice.refunded": { syncCommissions, refundTaxInvoice },
  "checkout.changed": {},
  "referrer.joined": {},
  "referrer.pixKeyChanged": {},
  "referral.created": {},
  "referral.blocked": {},
  "commissions.changed": {},
  "referralRate.changed": {},
  "payoutBatch.created": {},
  "payoutBatch.approved": {},
  "payoutBatch.canceled": {},
  "payoutBatch.exported": {},
  "payout.paid": {},
  "payout.failed": {},
  "documents.accepted": {},
  "dataExport.requested": { makeDataExport },
  "dataExport.ended": { notifyDataExport, emailDataExport },
  "export.requested": { writeExport },
  "export.advanced": { writeExport },
  "export.ended": {},
  "deletion.requested": { notifyDeletion, emailDeletion },
  "deletion.canceled": { notifyDeletion, emailCanceledDeletion },
  "user.deleted": { forgetUser },
  "accountEmail.requested": { sendAccountEmail },
  "impersonation.started": {},
  "impersonation.ended": {},
  "affiliateTags.changed": {},
  "shop.connected": {},
  "shop.disconnected": {},
  "shop.changed": { notifyShop },
  "messageSettings.changed": {},
  "assistantSettings.changed": {},
  "thread.changed": {},
  "cardStyle.changed": {},
  "offer.created": { recordPrice },
  "offer.updated": { releaseIdentical },
  "offer.approved": { evaluateRules },
  "offer.unapproved": {},
  "offer.deleted": {},
  "offer.restored": {},
  "offer.refreshed": { recordPrice, releaseIdentical },
  "offer.ended": { evaluateRules, cancelEnded },
  "linkBatch.created": {},
  "linkBatch.dismissed": {},
  "batchLink.requested": { readBatchLink },
  "batchLink.changed": {},
  "coupon.created": {},
  "coupon.changed": {},
  "coupon.voted": { evaluateRules },
  "coupon.deleted": {},
  "coupon.restored": {},
  "coupon.started": {},
  "coupon.endsSoon": { notifyCouponEnd, evaluateRules },
  "coupon.expired": { notifyCouponEnd, evaluateRules },
  "coupons.imported": {},
  "conversions.imported": {},
  "botSettings.changed": {},
  "session.connected": {},
  "session.disconnected": { revokeDisconnected },
  "session.changed": { notifyConnection },
  "session.syncRequested": {},
  "platformNumber.shared": {},
  "platformNumber.revoked": {},
  "gateway.set": {},
  "gateway.tested": {},
  "gateway.removed": {},
  "retention.changed": {},
  "groupClaim.changed": {},
  "pairing.changed": {},
  "group.discovered": {},
  "group.changed": {},
  "source.sighted": { evaluateSource },
  "offer.queued": { notifyMessagesUsedUp },
  "campaignText.queued": { notifyMessagesUsedUp },
  "offer.concluded": { notifySendingEnd },
  "dispatch.queued": {},
  "dispatch.delayed": {},
  "dispatch.moved": {},
  "dispatch.started": {},
  "dispatch.sent": {},
  "dispatch.failed": { notifyDispatch },
  "dispatch.doubted": { notifyDispatch },
  "dispatch.expired": { notifyDispatch },
  "dispatch.canceled": {},
  "dispatch.corrected": {},
  "dispatches.delivered": {},
  "products.saved": {},
  "products.changed": {},
  "products.refreshRequested": { refreshRequested },
  "products.deleted": {},
  "products.restored": {},
  "products.merged": {},
  "products.imported": {},
  "product.soldOut": { evaluateRules, cancelEnded },
  "product.priceLowered": { evaluateRules },
  "product.priceDropped": { notifyPriceDrop },
  "webhook.created": {},
  "webhook.changed": {},
  "webhook.removed": {},
  "webhook.disabled": { notifyWebhook, emailWebhook },
  "notifications.changed": {},
  "firestore.conflicted": {},
  "appearance.changed": {},
  "maintenance.planned": {},
  "maintenance.ended": {},
  "theme.created": {},
  "theme.changed": {},
  "theme.deleted": {},
  "theme.restored": {},
  "template.created": {},
  "template.changed": {},
  "template.deleted": {},
  "template.restored": {},
  "calendarEntry.created": {},
  "calendarEntry.changed": {},
  "calendarEntry.deleted": {},
  "calendarEntry.restored": {},
  "calendarEntry.ran": {},
  "calendar.changed": {},
  "calendar.feedChanged": {},
  "rule.created": {},
  "rule.changed": {},
  "rule.deleted": {},
  "rule.restored": {},
  "rule.paused": { notifyRulePaused },
  "rule.due": { evaluateDue },
  "rules.decided": {},
  "rules.stopped": {},
  "rules.resumed": {},
  "approval.requested": { notifyApprovals },
  "approval.accepted": { sendApproved },
  "approval.changed": {},
  "campaignText.created": {},
  "campaignText.changed": {},
  "campaignText.deleted": {},
  "campaignText.restored": {},
  "campaignTexts.imported": {},
  "store.changed": {},
  "store.published": {},
  "store.unpublished": {},
  "store.disabled": {},
  "store.enabled": {},
  "store.reported": {},
  "store.reportsResolved": {},
  "feedback.created": { notifyFeedbackReceived },
  "feedback.answered": { notifyFeedbackAnswer, emailFeedbackAnswer },
  "feedback.updated": {},
  "feedback.advanced": { notifyFeedbackProgress },
  "feedback.voted": {},
  "feedbackTopic.created": {},
  "feedbackTopic.updated": {},
  "cannedAnswers.changed": {},
  "link.created": {},
  "link.updated": {},
  "link.deleted": {},
  "link.restored": {},
  "link.disabled": {},
  "link.enabled": {},
  "link.clicked": {},
};

/**
 * The former names of reactions. A queued job has the reaction's name: a renamed reaction is listed
 * here as long as a database of an earlier version may contain its jobs.
 */
const formerNames: Readonly<Record<string, string>> = {
  noteConnection: "notifyConnection",
  noteCouponEnd: "notifyCouponEnd",
  noteDataExport: "notifyDataExport",
  noteDeletion: "notifyDeletion",
  noteDispatch: "notifyDispatch",
  noteEndOfSending: "notifySendingEnd",
  notePriceDrop: "notifyPriceDrop",
  noteShop: "notifyShop",
  noteUsedUp: "notifyMessagesUsedUp",
  sendAccountLetter: "sendAccountEmail",
  tellBlock: "syncBlock",
  tellRole: "syncRole",
  withdrawFromMember: "revokeFromMember",
  withdrawNumber: "revokeDisconnected",
  writeOfCanceledDeletion: "emailCanceledDeletion",
  writeOfDataExport: "emailDataExport",
  writeOfDeletion: "emailDeletion",
};

/** Returns the reaction of a job; undefined when this version has none of that name. */
export function findReaction<N extends EventName>(event: N, name: string): Reaction<N> | undefined {
  return reactions[event][formerNames[name] ?? name];
}
