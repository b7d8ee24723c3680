import type { Context } from "../context.ts";
import {
  type ConnectionId,
  type FeedbackId,
  type HealthProblemId,
  isId,
  type OfferId,
  type ProductId,
  type RestoreId,
  type RuleId,
  type SessionId,
  type UserId,
  type WebhookId,
} from "../ids.ts";
import type { DescribedNotification, Notification } from "./notification.ts";
import { type AccountFacts, accountKinds, loadAccountFacts } from "./subjects/account.ts";
import { type CouponFacts, couponKinds, loadCouponFacts } from "./subjects/coupons.ts";
import {
  countFeedbacksWaiting,
  type FeedbackFacts,
  feedbackKinds,
  loadFeedbackFacts,
} from "./subjects/feedback.ts";
import { healthKinds, loadProblems, type ProblemFacts } from "./subjects/health.ts";
import { loadOfferFacts, type OfferFacts, offerKinds } from "./subjects/offers.ts";
import { loadPlanFacts, type PlanFacts, planKinds } from "./subjects/plan.ts";
import { loadProductFacts, type ProductFacts, productKinds } from "./subjects/products.ts";
import { loadRestoreFacts, type RestoreFacts, restoreKinds } from "./subjects/restores.ts";
import { loadRuleNotices, ruleKinds, type RuleNotice } from "./subjects/rules.ts";
import { loadSessionFacts, type SessionFacts, sessionKinds } from "./subjects/sessions.ts";
import { loadWebhookFacts, type WebhookFacts, webhookKinds } from "./subjects/webhooks.ts";
import { loadShopFacts, type ShopFacts, shopKinds } from "./subjects/shops.ts";

/** The notification's subject; empty: the user and their plan. */
export type Subject =
  | OfferId
  | SessionId
  | ConnectionId
  | ProductId
  | RuleId
  | HealthProblemId
  | FeedbackId
  | RestoreId
  | WebhookId
  | "";

/** The facts from which a notification's words are made: the state of now. */
export type Facts = {
  /** Null: it was deleted, or the notification is not about one. */
  readonly offer: OfferFacts | null;
  readonly session: SessionFacts | null;
  readonly shop: ShopFacts | null;
  readonly product: ProductFacts | null;
  readonly plan: PlanFacts;
  readonly account: AccountFacts;
  readonly coupons: CouponFacts;
  readonly rule: RuleNotice | null;
  /** Null: it is no problem, or an old one. */
  readonly problem: ProblemFacts | null;
  /** Null: it is about none, or it is gone. */
  readonly feedback: FeedbackFacts | null;
  /** Entries of everybody that wait for an admin, up to a hundred. */
  readonly feedbacksWaiting: number;
  /** Null: it is not about a restore. */
  readonly restore: RestoreFacts | null;
  /** Null: it was removed, or it is no webhook. */
  readonly webhook: WebhookFacts | null;
  readonly approvalsWaiting: number;
  readonly rulesPausedByPlan: number;
};

/**
 * Every kind of notification, by subject. The API's enumeration comes from this table;
 * `web/layouts/bell/NotificationRow.tsx` has each kind's icon and link. Kinds are stored: they are
 * never renamed.
 */
export const kinds = {
  ...planKinds,
  ...offerKinds,
  ...sessionKinds,
  ...shopKinds,
  ...couponKinds,
  ...productKinds,
  ...ruleKinds,
  ...accountKinds,
  ...healthKinds,
  ...feedbackKinds,
  ...restoreKinds,
  ...webhookKinds,
};

export type NotificationKind = keyof typeof kinds;

export const notificationKinds = Object.keys(kinds) as readonly NotificationKind[];

/** Describes a user's notifications by the state of now. */
export async function describeNotifications(
  ctx: Context,
  userId: UserId,
  notifications: readonly Notification[],
): Promise<DescribedNotification[]> {
  if (notifications.length === 0) return [];
  const subjects = notifications.map(({ subject }) => subject);
  const [
    plan,
    account,
    coupons,
    offers,
    sessions,
    shops,
    products,
    rules,
    problems,
    restores,
    webhooks,
    feedbacks,
    feedbacksWaiting,
  ] = await Promise
    .all([
      loadPlanFacts(ctx, userId),
      loadAccountFacts(ctx, userId),
      loadCouponFacts(ctx, userId, notifications),
      loadOfferFacts(ctx, userId, subjects.filter((id) => isId("ofr", id))),
      loadSessionFacts(ctx, userId, subjects.filter((id) => isId("ses", id))),
      loadShopFacts(ctx, userId, subjects.filter((id) => isId("mkc", id))),
      loadProductFacts(ctx, userId, subjects.filter((id) => isId("prd", id))),
      loadRuleNotices(ctx, userId, subjects.filter((id) => isId("rul", id)), notifications),
      loadProblems(ctx, subjects.filter((id) => isId("hpr", id))),
      loadRestoreFacts(ctx, userId, subjects.filter((id) => isId("rst", id))),
      loadWebhookFacts(ctx, userId, subjects.filter((id) => isId("whk", id))),
      loadFeedbackFacts(ctx, subjects.filter((id) => isId("fdb", id))),
      notifications.some(({ kind }) => kind === "FEEDBACK_RECEIVED")
        ? countFeedbacksWaiting(ctx)
        : 0,
    ]);
  return notifications.map((one) => ({
    ...one,
    shop: shops.get(one.subject)?.shop ?? null,
    ...kinds[one.kind].words({
      offer: offers.get(one.subject) ?? null,
      session: sessions.get(one.subject) ?? null,
      shop: shops.get(one.subject) ?? null,
      product: products.get(one.subject) ?? null,
      plan,
      coupons,
      account,
      rule: rules.byId.get(one.subject) ?? null,
      problem: problems.get(one.subject) ?? null,
      feedback: feedbacks.get(one.subject) ?? null,
      feedbacksWaiting,
      restore: restores.get(one.subject) ?? null,
      webhook: webhooks.get(one.subject) ?? null,
      approvalsWaiting: rules.waiting,
      rulesPausedByPlan: rules.pausedByPlan,
    }),
  }));
}
