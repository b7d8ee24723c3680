import type { OfferId, UserId } from "./ids.ts";

/**
 * All that can happen here. An event carries ids and what cannot be read again, never state; one
 * event for one decision, however many rows it touched.
 */
export type Events = {
  "user.registered": { userId: UserId };
  "user.madeAdmin": { userId: UserId };
  "affiliateTags.changed": { userId: UserId };
  "messageSettings.changed": { userId: UserId };
  "offer.created": { userId: UserId; offerId: OfferId };
  "offer.updated": { userId: UserId; offerId: OfferId };
  "offer.deleted": { userId: UserId; offerId: OfferId };
  "offer.restored": { userId: UserId; offerId: OfferId };
};

export type EventName = keyof Events;
export type EventOf<N extends EventName> = { readonly name: N } & Readonly<Events[N]>;
export type DomainEvent = { [N in EventName]: EventOf<N> }[EventName];
