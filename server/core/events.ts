import type {
  ApiKeyId,
  AppearanceId,
  ApprovalId,
  BatchLinkId,
  CalendarEntryId,
  CampaignTextId,
  CheckoutId,
  ConnectionId,
  CouponId,
  DataExportId,
  DispatchId,
  EmailId,
  EventId,
  ExportId,
  FeedbackId,
  FeedbackTopicId,
  GroupClaimId,
  GroupId,
  HealthProblemId,
  ImpersonationId,
  LinkBatchId,
  MaintenanceId,
  OAuthAppId,
  OfferId,
  PairingId,
  PayoutBatchId,
  PayoutId,
  ProductId,
  ReferralId,
  RestoreId,
  RuleId,
  SessionId,
  ShortLinkId,
  SourceSightingId,
  StoreId,
  TemplateId,
  ThemeId,
  ThreadId,
  UserId,
  WebhookId,
} from "./ids.ts";
import type { FeedbackStatus } from "./help/feedback/feedback.ts";
import type { HealthNotice } from "./operations/health/notice_due.ts";
import type { Change } from "./billing/transitions.ts";
import type { BlockedReason } from "./referrals/tables.ts";
import type { EndNotice } from "./delivery/corrections/correction.ts";
import type { MessageOrigin } from "./delivery/queue/dispatch.ts";
import type { MaintenanceMode } from "./operations/maintenance/maintenance.ts";
import type { SubscriptionStatus } from "./plans/subscription.ts";

/**
 * Every event and its payload. A payload has ids and what cannot be read later, never state. One
 * decision is one event, however many rows it changes.
 */
export type Events = {
  "user.registered": { userId: UserId };
  /** Their profile came from Firestore, or came again because it changed there. */
  "user.imported": { userId: UserId };
  "user.madeAdmin": { userId: UserId };
  "user.madeMember": { userId: UserId };
  /** Name, photo or email changed. */
  "user.changed": { userId: UserId };
  "user.blocked": { userId: UserId; reason: string };
  "user.unblocked": { userId: UserId };
  /** An admin ended all of their sessions. */
  "user.sessionsEnded": { userId: UserId };
  /** They ended some of their own sessions. */
  "accountSessions.ended": { userId: UserId };
  "apiKey.created": { userId: UserId; apiKeyId: ApiKeyId };
  "apiKey.rotated": { userId: UserId; apiKeyId: ApiKeyId };
  "apiKey.revoked": { userId: UserId; apiKeyId: ApiKeyId };
  "oauthApp.created": { userId: UserId; oauthAppId: OAuthAppId };
  "oauthApp.changed": { userId: UserId; oauthAppId: OAuthAppId };
  "oauthApp.removed": { userId: UserId; oauthAppId: OAuthAppId };
  /** An admin ended its access to everybody's data. */
  "oauthApp.disabled": { userId: UserId; oauthAppId: OAuthAppId; reason: string };
  "oauthApp.enabled": { userId: UserId; oauthAppId: OAuthAppId };
  /** They allowed an app to act for them. */
  "oauthApp.authorized": { userId: UserId; oauthAppId: OAuthAppId };
  /** They ended that, or the app did, or a code or token was used twice. */
  "oauthApp.revoked": { userId: UserId; oauthAppId: OAuthAppId };
  /** An admin let the failing jobs of a task run at once. */
  "task.retried": { userId: UserId; task: string; count: number };
  /** An admin requested an email again. */
  "email.retried": { userId: UserId; emailId: EmailId };
  /** An email was sent, refused or held back, or an attempt failed. */
  "email.changed": { userId: UserId; emailId: EmailId };
  /** The mail server refused their address for good. */
  "email.bounced": { userId: UserId };
  /** They are to be notified that the data were restored from a copy. */
  "restore.announced": { userId: UserId; restoreId: RestoreId; isForAdmin: boolean };
  /** An admin is to be notified of a problem that a health check found; one of them is the first. */
  "health.reported": {
    userId: UserId;
    healthProblemId: HealthProblemId;
    notice: HealthNotice;
    isFirst: boolean;
  };
  "plan.granted": {
    userId: UserId;
    priceId: string | null;
    until: string | null;
    reason?: string;
  };
  /** The plan that they have changed: its name or its limits. */
  "plan.changed": { userId: UserId };
  "plan.created": PlanPayload;
  "plan.updated": PlanPayload;
  "plan.archived": PlanPayload;
  /** The payment vendor reported something about the person; the report is stored. */
  "payments.reported": { userId: UserId; webhookEventId: string };
  /** A subscription differs from the last reading; `change` is null when its status is the same. */
  "subscription.changed": SubscriptionPayload & {
    status: SubscriptionStatus;
    change: Change | null;
  };
  "subscription.withdrawn": SubscriptionPayload;
  /** A payment is late: the reminder of that number, from 1, goes out. */
  "subscription.reminded": SubscriptionPayload & { reminder: number };
  /** An admin gave days; `subscriptionId` null: to a trial or a granted plan. */
  "subscription.extended": {
    userId: UserId;
    subscriptionId: string | null;
    days: number;
    until: string;
    reason: string;
  };
  "subscription.endRequested": SubscriptionPayload & { isImmediate: boolean; reason: string };
  /** An admin refunds `cents` of it; `amount` is the same in words. */
  "invoice.refundRequested": InvoicePayload & {
    key: string;
    cents: number;
    amount: string;
    reason: string;
  };
  /** They stored the CPF or CNPJ in whose name they pay. */
  "taxpayer.changed": { userId: UserId };
  /** An admin downloaded what the tax invoices of a month (YYYY-MM) say. */
  "taxInvoices.exported": { userId: UserId; month: string };
  /** The vendor refused a refund for good. */
  "invoice.refundRefused": InvoicePayload;
  "invoices.changed": { userId: UserId };
  "invoice.paid": InvoicePayload;
  /** What was paid back of an invoice changed; `cents` is all of it. */
  "invoice.refunded": InvoicePayload & { cents: number };
  "checkout.changed": { userId: UserId; checkoutId: CheckoutId };
  /** They accepted the terms of the referral programme, and have a link. */
  "referrer.joined": { userId: UserId };
  /** They set or removed the Pix key to which they are paid. */
  "referrer.pixKeyChanged": { userId: UserId };
  /** Somebody registered by the link of `userId`. */
  "referral.created": ReferralPayload;
  /** It earns nothing from now on: both seem to be one person. */
  "referral.blocked": ReferralPayload & { reason: BlockedReason };
  /** Commissions of `userId` were earned, released or taken back. */
  "commissions.changed": { userId: UserId };
  "referralRate.changed": PlanPayload;
  "payoutBatch.created": PayoutBatchPayload;
  "payoutBatch.approved": PayoutBatchPayload;
  "payoutBatch.canceled": PayoutBatchPayload;
  /** An admin downloaded it with the Pix keys. */
  "payoutBatch.exported": PayoutBatchPayload;
  /** `userId` is the admin where the account of the person was deleted. */
  "payout.paid": { userId: UserId; payoutId: PayoutId };
  "payout.failed": { userId: UserId; payoutId: PayoutId; reason: string };
  "documents.accepted": { userId: UserId };
  "dataExport.requested": DataExportPayload;
  "dataExport.ended": DataExportPayload;
  "export.requested": ExportPayload;
  /** A part of it is stored; a job writes the rest. */
  "export.advanced": ExportPayload;
  "export.ended": ExportPayload;
  "deletion.requested": { userId: UserId };
  "deletion.canceled": { userId: UserId };
  /** Only data that identifies nobody is left. */
  "user.deleted": { userId: UserId };
  /** An email with a code was requested; it is written when it is sent. */
  "accountEmail.requested": { userId: UserId; emailId: string };
  "impersonation.started": ImpersonationPayload & { reason: string };
  "impersonation.ended": ImpersonationPayload;
  "affiliateTags.changed": { userId: UserId };
  "shop.connected": ShopPayload;
  "shop.disconnected": ShopPayload;
  /** A problem began or ended, a pause, or a renewed authorization. */
  "shop.changed": ShopPayload;
  "messageSettings.changed": { userId: UserId };
  "assistantSettings.changed": { userId: UserId };
  /** Something was said in it, an answer ended, a proposal was answered, or it was deleted or restored. */
  "thread.changed": { userId: UserId; threadId: ThreadId };
  "cardStyle.changed": { userId: UserId };
  "offer.created": { userId: UserId; offerId: OfferId };
  "offer.updated": { userId: UserId; offerId: OfferId };
  /** A draft was marked as ready to be sent. */
  "offer.approved": { userId: UserId; offerId: OfferId };
  /** An approved offer became a draft again. */
  "offer.unapproved": { userId: UserId; offerId: OfferId };
  "offer.deleted": { userId: UserId; offerId: OfferId };
  "offer.restored": { userId: UserId; offerId: OfferId };
  /** Its product page was read again. */
  "offer.refreshed": { userId: UserId; offerId: OfferId };
  /** It can no longer be bought as its messages say; `notice` is what they are to say. */
  "offer.ended": { userId: UserId; offerId: OfferId; notice: EndNotice };
  "linkBatch.created": LinkBatchPayload;
  "linkBatch.dismissed": LinkBatchPayload;
  /** The reading of a link was requested. */
  "batchLink.requested": BatchLinkPayload;
  /** The status of a link changed. */
  "batchLink.changed": BatchLinkPayload;
  "coupon.created": CouponPayload;
  "coupon.changed": CouponPayload;
  "coupon.voted": CouponPayload;
  "coupon.deleted": CouponPayload;
  "coupon.restored": CouponPayload;
  /** By the schedule: the coupon is valid from now on, ends within a day, or has ended. */
  "coupon.started": CouponPayload;
  "coupon.endsSoon": CouponPayload;
  "coupon.expired": CouponPayload;
  /** One event for one file. */
  "coupons.imported": { userId: UserId };
  /** One event for one file, or one page of a shop's report. */
  "conversions.imported": { userId: UserId };
  "botSettings.changed": { userId: UserId };
  "session.connected": { userId: UserId; sessionId: SessionId };
  "session.disconnected": { userId: UserId; sessionId: SessionId };
  /** Its health or its pause changed. */
  "session.changed": { userId: UserId; sessionId: SessionId };
  /** The user requested a new reading of its groups. */
  "session.syncRequested": { userId: UserId; sessionId: SessionId };
  /** An admin shares a number with everybody, or revokes it; `userId` owns it. */
  "platformNumber.shared": { userId: UserId; sessionId: SessionId };
  "platformNumber.revoked": { userId: UserId; sessionId: SessionId };
  /** An admin set, tested or removed the WhatsApp gateway at `host`. */
  "gateway.set": { userId: UserId; host: string };
  "gateway.tested": { userId: UserId };
  "gateway.removed": { userId: UserId; host: string };
  /** An admin chose for how long something is kept; null: as the product does. */
  "retention.changed": { userId: UserId; policy: string; amount: number | null };
  "groupClaim.changed": { userId: UserId; groupClaimId: GroupClaimId };
  /** The status of a pairing changed. */
  "pairing.changed": { userId: UserId; pairingId: PairingId };
  "group.discovered": { userId: UserId; groupId: GroupId };
  "group.changed": { userId: UserId; groupId: GroupId };
  /** A product link was seen in a group that the person marked as a source. */
  "source.sighted": { userId: UserId; sightingId: SourceSightingId };
  /** One `sendOffer`, to any number of groups: `occasion` identifies it. */
  "offer.queued": {
    userId: UserId;
    offerId: OfferId;
    occasion: string;
    origin: MessageOrigin;
  };
  /** A campaign text, to any number of groups: `occasion` identifies the sending. */
  "campaignText.queued": {
    userId: UserId;
    campaignTextId: CampaignTextId;
    occasion: string;
    origin: MessageOrigin;
  };
  /** Its last message has ended, and not all were canceled. */
  "offer.concluded": { userId: UserId; offerId: OfferId };
  "dispatch.queued": DispatchPayload;
  "dispatch.delayed": DispatchPayload;
  /** Its person gave it another time or place in its lane. */
  "dispatch.moved": DispatchPayload;
  "dispatch.started": DispatchPayload;
  "dispatch.sent": DispatchPayload;
  "dispatch.failed": DispatchPayload;
  "dispatch.doubted": DispatchPayload;
  "dispatch.expired": DispatchPayload;
  "dispatch.canceled": DispatchPayload;
  /** Its correction was requested, or is further. */
  "dispatch.corrected": DispatchPayload;
  /** Messages of one offer (null: without an offer) with new receipts. */
  "dispatches.delivered": {
    userId: UserId;
    sessionId: SessionId;
    offerId: OfferId | null;
    dispatchIds: readonly DispatchId[];
  };
  "products.saved": ProductsPayload;
  "products.changed": ProductsPayload;
  /** A person wants their prices now. */
  "products.refreshRequested": ProductsPayload;
  "products.deleted": ProductsPayload;
  "products.restored": ProductsPayload;
  /** `productId` is the product that the others were merged into. */
  "products.merged": ProductsPayload & { productId: ProductId };
  /** One event for one file. */
  "products.imported": { userId: UserId; count: number };
  /** A reading saw that it is sold out, or that its page is gone. */
  "product.soldOut": { userId: UserId; productId: ProductId };
  /** A reading saw less than the one before; `seenAt` is ISO 8601, UTC. */
  "product.priceLowered": { userId: UserId; productId: ProductId; seenAt: string };
  /** In cents of `currency`. */
  "product.priceDropped": {
    userId: UserId;
    productId: ProductId;
    fromCents: number;
    toCents: number;
    currency: string;
  };
  "webhook.created": WebhookPayload;
  /** Its address, its events or its secret changed, or it is to deliver again. */
  "webhook.changed": WebhookPayload;
  "webhook.removed": WebhookPayload;
  /** Nothing arrived there for days, or its server says that it is gone. */
  "webhook.disabled": WebhookPayload;
  "notifications.changed": { userId: UserId };
  /** `userId` null: a document of Firestore. */
  "appearance.changed": { appearanceId: AppearanceId; userId: UserId | null };
  /** A maintenance was announced or started; it replaces any other. Instants by ISO 8601. */
  "maintenance.planned": {
    maintenanceId: MaintenanceId;
    userId: UserId;
    mode: MaintenanceMode;
    startsAt: string;
    endsAt: string;
  };
  /** An admin ended it, or called it off; by its own end it ends without an event. */
  "maintenance.ended": { maintenanceId: MaintenanceId; userId: UserId };
  "theme.created": ThemePayload;
  "theme.changed": ThemePayload;
  "theme.deleted": ThemePayload;
  "theme.restored": ThemePayload;
  "template.created": TemplatePayload;
  "template.changed": TemplatePayload;
  "template.deleted": TemplatePayload;
  "template.restored": TemplatePayload;
  "calendarEntry.created": CalendarEntryPayload;
  "calendarEntry.changed": CalendarEntryPayload;
  "calendarEntry.deleted": CalendarEntryPayload;
  "calendarEntry.restored": CalendarEntryPayload;
  /** The schedule queued one of its occurrences, or recorded why not. */
  "calendarEntry.ran": CalendarEntryPayload;
  /** All of a person's: another zone, or one event for one file. */
  "calendar.changed": { userId: UserId };
  /** Its secret address was replaced or revoked. */
  "calendar.feedChanged": { userId: UserId };
  "rule.created": RulePayload;
  "rule.changed": RulePayload;
  "rule.deleted": RulePayload;
  "rule.restored": RulePayload;
  /** It failed several times in a row and paused itself. */
  "rule.paused": RulePayload;
  /** By the schedule: a search is due, or a slot begins at `at` (ISO 8601, UTC). */
  "rule.due": RulePayload & { at: string };
  /** One event for the decisions of one evaluation. */
  "rules.decided": { userId: UserId; ruleIds: readonly RuleId[] };
  /** The person stopped all of their rules, or lets them work again. */
  "rules.stopped": { userId: UserId };
  "rules.resumed": { userId: UserId };
  "approval.requested": ApprovalPayload;
  "approval.accepted": ApprovalPayload;
  /** It was rejected, sent, dropped or asked again, or nobody answered in time. */
  "approval.changed": ApprovalPayload;
  "campaignText.created": CampaignTextPayload;
  "campaignText.changed": CampaignTextPayload;
  "campaignText.deleted": CampaignTextPayload;
  "campaignText.restored": CampaignTextPayload;
  /** An import of a file, which creates many at once. */
  "campaignTexts.imported": { userId: UserId };
  /** What a store shows or how; the first time, that it exists. */
  "store.changed": StorePayload;
  "store.published": StorePayload;
  "store.unpublished": StorePayload;
  /** An admin took it off the web, or ended that; `userId` owns it. */
  "store.disabled": StorePayload & { reason: string };
  "store.enabled": StorePayload;
  /** A stranger reported it. */
  "store.reported": StorePayload;
  "store.reportsResolved": StorePayload;
  "feedback.created": FeedbackPayload;
  /** An admin answered it; `userId` wrote it. */
  "feedback.answered": FeedbackPayload;
  /** An admin assigned it, or set its status. */
  "feedback.updated": FeedbackPayload & { status: FeedbackStatus };
  /** It was joined to a topic, or its topic has a new status. */
  "feedback.advanced": FeedbackPayload;
  "feedback.voted": FeedbackTopicPayload;
  /** `userId` is the admin. */
  "feedbackTopic.created": FeedbackTopicPayload;
  "feedbackTopic.updated": FeedbackTopicPayload;
  "cannedAnswers.changed": { userId: UserId };
  "link.created": ShortLinkPayload;
  /** Its person edited it, or a group of its invitations filled up or has room again. */
  "link.updated": ShortLinkPayload;
  "link.deleted": ShortLinkPayload;
  "link.restored": ShortLinkPayload;
  /** An admin disabled it, or enabled it again. */
  "link.disabled": ShortLinkPayload & { reason: string };
  "link.enabled": ShortLinkPayload;
  /** A document of Firestore changed there and here: which change holds; `userId` is nobody. */
  "firestore.conflicted": { userId: null; path: string; winner: "HERE" | "THERE" };
  /** At most once a second for each link: its counts changed. */
  "link.clicked": ShortLinkPayload;
};

/** `userId` is the admin; null: a document of Firestore. */
type PlanPayload = { userId: UserId | null; priceId: string };

type FeedbackPayload = { userId: UserId; feedbackId: FeedbackId };
type FeedbackTopicPayload = { userId: UserId; feedbackTopicId: FeedbackTopicId };

type ReferralPayload = { userId: UserId; referralId: ReferralId };

/** `userId` is the admin. */
type PayoutBatchPayload = { userId: UserId; payoutBatchId: PayoutBatchId };

type SubscriptionPayload = { userId: UserId; subscriptionId: string };

type InvoicePayload = { userId: UserId; invoiceId: string };

type ShopPayload = { userId: UserId; connectionId: ConnectionId };

type CouponPayload = { userId: UserId; couponId: CouponId };

type LinkBatchPayload = { userId: UserId; linkBatchId: LinkBatchId };
type BatchLinkPayload = LinkBatchPayload & { batchLinkId: BatchLinkId };

type ProductsPayload = { userId: UserId; productIds: readonly ProductId[] };

type ExportPayload = { userId: UserId; exportId: ExportId };
type DataExportPayload = { userId: UserId; dataExportId: DataExportId };

/** `userId` is the impersonated member. */
type ImpersonationPayload = { userId: UserId; impersonationId: ImpersonationId };

type DispatchPayload = {
  userId: UserId;
  dispatchId: DispatchId;
  sessionId: SessionId;
  /** Null: a text without an offer. */
  offerId: OfferId | null;
};

/**
 * `userId` is the admin, null: a document of Firestore; `appearanceId` is for subscribers to all
 * themes.
 */
type ThemePayload = { appearanceId: AppearanceId; themeId: ThemeId; userId: UserId | null };

type StorePayload = { userId: UserId; storeId: StoreId };

type RulePayload = { userId: UserId; ruleId: RuleId };

type ApprovalPayload = { userId: UserId; approvalId: ApprovalId };

type TemplatePayload = { userId: UserId; templateId: TemplateId };

type WebhookPayload = { userId: UserId; webhookId: WebhookId };

type CalendarEntryPayload = { userId: UserId; calendarEntryId: CalendarEntryId };

type CampaignTextPayload = { userId: UserId; campaignTextId: CampaignTextId };

type ShortLinkPayload = { userId: UserId; linkId: ShortLinkId };

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { readonly name: N } & Readonly<Events[N]>;
export type DomainEvent = { [N in EventName]: EventOf<N> }[EventName];

/** An event as its subscribers get it; one without an id was not recorded, and cannot be read again. */
export type LiveEvent = DomainEvent & { readonly eventId?: EventId };
