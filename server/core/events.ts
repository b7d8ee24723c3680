import type {
  AppearanceId,
  BatchLinkId,
  ConnectionId,
  CouponId,
  DataExportId,
  DispatchId,
  GroupClaimId,
  GroupId,
  ImpersonationId,
  LinkBatchId,
  OfferId,
  PairingId,
  ProductId,
  SessionId,
  TemplateId,
  ThemeId,
  UserId,
} from "./ids.ts";

/**
 * All that can happen here. An event carries ids and what cannot be read again, never state; one
 * event for one decision, however many rows it touched.
 */
export type Events = {
  "user.registered": { userId: UserId };
  "user.madeAdmin": { userId: UserId };
  "user.madeMember": { userId: UserId };
  /** Name, photo, or what the identity provider says of their e-mail. */
  "user.changed": { userId: UserId };
  "user.blocked": { userId: UserId; reason: string };
  "user.unblocked": { userId: UserId };
  /** An admin ended every session of theirs. */
  "user.sessionsEnded": { userId: UserId };
  /** The person ended sessions of their own. */
  "accountSessions.ended": { userId: UserId };
  "plan.granted": { userId: UserId; priceId: string | null; until: string | null };
  "documents.accepted": { userId: UserId };
  "dataExport.asked": DataExportNews;
  "dataExport.ended": DataExportNews;
  "deletion.asked": { userId: UserId };
  "deletion.canceled": { userId: UserId };
  /** Nothing of them is left but what tells nobody who they were. */
  "user.deleted": { userId: UserId };
  /** A letter with a code is to go out; what it says is written as it is sent. */
  "accountLetter.asked": { userId: UserId; letterId: string };
  "impersonation.started": ImpersonationNews & { reason: string };
  "impersonation.ended": ImpersonationNews;
  "affiliateTags.changed": { userId: UserId };
  "shop.connected": ShopNews;
  "shop.disconnected": ShopNews;
  /** How it is: a problem that began or ended, a pause, an authorization that was renewed. */
  "shop.changed": ShopNews;
  "messageSettings.changed": { userId: UserId };
  "cardStyle.changed": { userId: UserId };
  "offer.created": { userId: UserId; offerId: OfferId };
  "offer.updated": { userId: UserId; offerId: OfferId };
  "offer.deleted": { userId: UserId; offerId: OfferId };
  "offer.restored": { userId: UserId; offerId: OfferId };
  /** Its product was read anew. */
  "offer.refreshed": { userId: UserId; offerId: OfferId };
  "linkBatch.created": LinkBatchNews;
  "linkBatch.dismissed": LinkBatchNews;
  /** One of its links is to be read. */
  "batchLink.asked": BatchLinkNews;
  /** How far that has come. */
  "batchLink.changed": BatchLinkNews;
  "coupon.created": CouponNews;
  "coupon.changed": CouponNews;
  "coupon.voted": CouponNews;
  "coupon.deleted": CouponNews;
  "coupon.restored": CouponNews;
  /** By the clock: it holds from now on, ends within a day, has ended. */
  "coupon.started": CouponNews;
  "coupon.endsSoon": CouponNews;
  "coupon.expired": CouponNews;
  /** However many came out of one file. */
  "coupons.imported": { userId: UserId };
  "botSettings.changed": { userId: UserId };
  "session.connected": { userId: UserId; sessionId: SessionId };
  "session.disconnected": { userId: UserId; sessionId: SessionId };
  /** Its health, or its pause. */
  "session.changed": { userId: UserId; sessionId: SessionId };
  /** The person wants its groups asked for anew. */
  "session.syncAsked": { userId: UserId; sessionId: SessionId };
  /** An admin lends a number to everybody, or no longer does; whose it is. */
  "platformNumber.lent": { userId: UserId; sessionId: SessionId };
  "platformNumber.withdrawn": { userId: UserId; sessionId: SessionId };
  /** The gateway to WhatsApp that an admin set up, asked, or took away; at which host. */
  "gateway.set": { userId: UserId; host: string };
  "gateway.tested": { userId: UserId };
  "gateway.removed": { userId: UserId; host: string };
  "groupClaim.changed": { userId: UserId; groupClaimId: GroupClaimId };
  /** How far an account is that its owner's phone is to link. */
  "pairing.changed": { userId: UserId; pairingId: PairingId };
  "group.learned": { userId: UserId; groupId: GroupId };
  "group.changed": { userId: UserId; groupId: GroupId };
  /** One `sendOffer`, to however many groups: `occasion` tells which. */
  "offer.queued": { userId: UserId; offerId: OfferId; occasion: string };
  /** The last of its messages has ended, and not all by being canceled. */
  "offer.concluded": { userId: UserId; offerId: OfferId };
  "dispatch.queued": DispatchNews;
  "dispatch.delayed": DispatchNews;
  "dispatch.started": DispatchNews;
  "dispatch.sent": DispatchNews;
  "dispatch.failed": DispatchNews;
  "dispatch.doubted": DispatchNews;
  "dispatch.expired": DispatchNews;
  "dispatch.canceled": DispatchNews;
  /** Messages of one offer (null: tests) that came further on their way to people's phones. */
  "dispatches.delivered": {
    userId: UserId;
    sessionId: SessionId;
    offerId: OfferId | null;
    dispatchIds: readonly DispatchId[];
  };
  "products.saved": ProductsNews;
  "products.changed": ProductsNews;
  "products.deleted": ProductsNews;
  "products.restored": ProductsNews;
  /** `productId` is what the others became. */
  "products.merged": ProductsNews & { productId: ProductId };
  /** So many at once that nobody is told of each. */
  "products.imported": { userId: UserId; count: number };
  /** Cents of `currency`. */
  "product.priceDropped": {
    userId: UserId;
    productId: ProductId;
    fromCents: number;
    toCents: number;
    currency: string;
  };
  "notifications.changed": { userId: UserId };
  "appearance.changed": { appearanceId: AppearanceId; userId: UserId };
  "theme.created": ThemeNews;
  "theme.changed": ThemeNews;
  "theme.deleted": ThemeNews;
  "theme.restored": ThemeNews;
  "template.created": TemplateNews;
  "template.changed": TemplateNews;
  "template.deleted": TemplateNews;
  "template.restored": TemplateNews;
};

type ShopNews = { userId: UserId; connectionId: ConnectionId };

type CouponNews = { userId: UserId; couponId: CouponId };

type LinkBatchNews = { userId: UserId; linkBatchId: LinkBatchId };
type BatchLinkNews = LinkBatchNews & { batchLinkId: BatchLinkId };

type ProductsNews = { userId: UserId; productIds: readonly ProductId[] };

type DataExportNews = { userId: UserId; dataExportId: DataExportId };

/** `userId` is whom the admin acts for. */
type ImpersonationNews = { userId: UserId; impersonationId: ImpersonationId };

type DispatchNews = {
  userId: UserId;
  dispatchId: DispatchId;
  sessionId: SessionId;
  /** Null: a test message, of no offer. */
  offerId: OfferId | null;
};

/** `userId` is the admin who did it; whoever watches all themes waits for the appearance's id. */
type ThemeNews = { appearanceId: AppearanceId; themeId: ThemeId; userId: UserId };

type TemplateNews = { userId: UserId; templateId: TemplateId };

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { readonly name: N } & Readonly<Events[N]>;
export type DomainEvent = { [N in EventName]: EventOf<N> }[EventName];
