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
  "dataExport.requested": DataExportPayload;
  "dataExport.ended": DataExportPayload;
  "deletion.requested": { userId: UserId };
  "deletion.canceled": { userId: UserId };
  /** Nothing of them is left but what tells nobody who they were. */
  "user.deleted": { userId: UserId };
  /** A letter with a code is to go out; what it says is written as it is sent. */
  "accountEmail.requested": { userId: UserId; emailId: string };
  "impersonation.started": ImpersonationPayload & { reason: string };
  "impersonation.ended": ImpersonationPayload;
  "affiliateTags.changed": { userId: UserId };
  "shop.connected": ShopPayload;
  "shop.disconnected": ShopPayload;
  /** How it is: a problem that began or ended, a pause, an authorization that was renewed. */
  "shop.changed": ShopPayload;
  "messageSettings.changed": { userId: UserId };
  "cardStyle.changed": { userId: UserId };
  "offer.created": { userId: UserId; offerId: OfferId };
  "offer.updated": { userId: UserId; offerId: OfferId };
  "offer.deleted": { userId: UserId; offerId: OfferId };
  "offer.restored": { userId: UserId; offerId: OfferId };
  /** Its product was read anew. */
  "offer.refreshed": { userId: UserId; offerId: OfferId };
  "linkBatch.created": LinkBatchPayload;
  "linkBatch.dismissed": LinkBatchPayload;
  /** One of its links is to be read. */
  "batchLink.requested": BatchLinkPayload;
  /** How far that has come. */
  "batchLink.changed": BatchLinkPayload;
  "coupon.created": CouponPayload;
  "coupon.changed": CouponPayload;
  "coupon.voted": CouponPayload;
  "coupon.deleted": CouponPayload;
  "coupon.restored": CouponPayload;
  /** By the clock: it holds from now on, ends within a day, has ended. */
  "coupon.started": CouponPayload;
  "coupon.endsSoon": CouponPayload;
  "coupon.expired": CouponPayload;
  /** However many came out of one file. */
  "coupons.imported": { userId: UserId };
  "botSettings.changed": { userId: UserId };
  "session.connected": { userId: UserId; sessionId: SessionId };
  "session.disconnected": { userId: UserId; sessionId: SessionId };
  /** Its health, or its pause. */
  "session.changed": { userId: UserId; sessionId: SessionId };
  /** The person wants its groups asked for anew. */
  "session.syncRequested": { userId: UserId; sessionId: SessionId };
  /** An admin lends a number to everybody, or no longer does; whose it is. */
  "platformNumber.shared": { userId: UserId; sessionId: SessionId };
  "platformNumber.revoked": { userId: UserId; sessionId: SessionId };
  /** The gateway to WhatsApp that an admin set up, asked, or took away; at which host. */
  "gateway.set": { userId: UserId; host: string };
  "gateway.tested": { userId: UserId };
  "gateway.removed": { userId: UserId; host: string };
  "groupClaim.changed": { userId: UserId; groupClaimId: GroupClaimId };
  /** How far an account is that its owner's phone is to link. */
  "pairing.changed": { userId: UserId; pairingId: PairingId };
  "group.discovered": { userId: UserId; groupId: GroupId };
  "group.changed": { userId: UserId; groupId: GroupId };
  /** One `sendOffer`, to however many groups: `occasion` tells which. */
  "offer.queued": { userId: UserId; offerId: OfferId; occasion: string };
  /** The last of its messages has ended, and not all by being canceled. */
  "offer.concluded": { userId: UserId; offerId: OfferId };
  "dispatch.queued": DispatchPayload;
  "dispatch.delayed": DispatchPayload;
  "dispatch.started": DispatchPayload;
  "dispatch.sent": DispatchPayload;
  "dispatch.failed": DispatchPayload;
  "dispatch.doubted": DispatchPayload;
  "dispatch.expired": DispatchPayload;
  "dispatch.canceled": DispatchPayload;
  /** Messages of one offer (null: tests) that came further on their way to people's phones. */
  "dispatches.delivered": {
    userId: UserId;
    sessionId: SessionId;
    offerId: OfferId | null;
    dispatchIds: readonly DispatchId[];
  };
  "products.saved": ProductsPayload;
  "products.changed": ProductsPayload;
  "products.deleted": ProductsPayload;
  "products.restored": ProductsPayload;
  /** `productId` is what the others became. */
  "products.merged": ProductsPayload & { productId: ProductId };
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
  "theme.created": ThemePayload;
  "theme.changed": ThemePayload;
  "theme.deleted": ThemePayload;
  "theme.restored": ThemePayload;
  "template.created": TemplatePayload;
  "template.changed": TemplatePayload;
  "template.deleted": TemplatePayload;
  "template.restored": TemplatePayload;
};

type ShopPayload = { userId: UserId; connectionId: ConnectionId };

type CouponPayload = { userId: UserId; couponId: CouponId };

type LinkBatchPayload = { userId: UserId; linkBatchId: LinkBatchId };
type BatchLinkPayload = LinkBatchPayload & { batchLinkId: BatchLinkId };

type ProductsPayload = { userId: UserId; productIds: readonly ProductId[] };

type DataExportPayload = { userId: UserId; dataExportId: DataExportId };

/** `userId` is whom the admin acts for. */
type ImpersonationPayload = { userId: UserId; impersonationId: ImpersonationId };

type DispatchPayload = {
  userId: UserId;
  dispatchId: DispatchId;
  sessionId: SessionId;
  /** Null: a test message, of no offer. */
  offerId: OfferId | null;
};

/** `userId` is the admin who did it; whoever watches all themes waits for the appearance's id. */
type ThemePayload = { appearanceId: AppearanceId; themeId: ThemeId; userId: UserId };

type TemplatePayload = { userId: UserId; templateId: TemplateId };

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { readonly name: N } & Readonly<Events[N]>;
export type DomainEvent = { [N in EventName]: EventOf<N> }[EventName];
