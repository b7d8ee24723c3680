import type { DomainEvent, EventName } from "../events.ts";

/** What an event is about: where its facts are read. */
export type Subject = "offer" | "message" | "coupon" | "product" | "group" | "session" | "person";

type PublicEvent = {
  /** The events of the product that it is made of. */
  readonly of: readonly EventName[];
  readonly subject: Subject;
  /** The field of the event that names its resource. */
  readonly key: string;
  readonly about: string;
};

const offer = { subject: "offer", key: "offerId" } as const;
const message = { subject: "message", key: "dispatchId" } as const;
const coupon = { subject: "coupon", key: "couponId" } as const;
const product = { subject: "product", key: "productId" } as const;
const group = { subject: "group", key: "groupId" } as const;
const session = { subject: "session", key: "sessionId" } as const;
const person = { subject: "person", key: "userId" } as const;

/**
 * The events that webhooks get. The names and the fields of their data are a promise to those who
 * read them: they are never renamed, and only added to.
 */
export const publicEvents = {
  "offer.created": { of: ["offer.created"], ...offer, about: "An offer was created." },
  "offer.updated": {
    of: ["offer.updated", "offer.refreshed"],
    ...offer,
    about: "An offer changed, by its person or by a new reading of its page.",
  },
  "offer.ended": {
    of: ["offer.ended"],
    ...offer,
    about: "An offer can no longer be bought as its messages say.",
  },
  "offer.deleted": { of: ["offer.deleted"], ...offer, about: "An offer went to the trash." },
  "message.sent": { of: ["dispatch.sent"], ...message, about: "A message was sent to a group." },
  "message.failed": {
    of: ["dispatch.failed", "dispatch.expired"],
    ...message,
    about: "A message will not be sent: it failed, or its time was over.",
  },
  "message.uncertain": {
    of: ["dispatch.doubted"],
    ...message,
    about: "It is unknown whether a message was sent.",
  },
  "message.canceled": { of: ["dispatch.canceled"], ...message, about: "A message was canceled." },
  "coupon.created": {
    of: ["coupon.created"],
    ...coupon,
    about: "A coupon was written, or caught in a source group.",
  },
  "coupon.expired": { of: ["coupon.expired"], ...coupon, about: "A coupon has ended." },
  "product.priceDropped": {
    of: ["product.priceDropped"],
    ...product,
    about: "The price of a saved product fell.",
  },
  "product.soldOut": { of: ["product.soldOut"], ...product, about: "A product is sold out." },
  "group.discovered": {
    of: ["group.discovered"],
    ...group,
    about: "A group of a connected number was found.",
  },
  "session.connected": {
    of: ["session.connected"],
    ...session,
    about: "A number or bot was connected.",
  },
  "session.disconnected": {
    of: ["session.disconnected"],
    ...session,
    about: "A number or bot was disconnected.",
  },
  "conversions.imported": {
    of: ["conversions.imported"],
    ...person,
    about: "Sales were read from a shop's report or a file.",
  },
} as const satisfies Record<string, PublicEvent>;

export type WebhookEvent = keyof typeof publicEvents;

export const webhookEvents = Object.keys(publicEvents) as readonly WebhookEvent[];

/** The public event of each event of the product that has one. */
const publicNames: ReadonlyMap<EventName, WebhookEvent> = new Map(
  webhookEvents.flatMap((name) => publicEvents[name].of.map((one) => [one, name] as const)),
);

/** Whether there may be something to deliver after an event: one that webhooks get, or a webhook's own. */
export const wakesWebhooks = (name: EventName): boolean =>
  publicNames.has(name) || name === "webhook.changed";

/** What webhooks get of an event. */
export type Publication = {
  readonly event: WebhookEvent;
  readonly userId: DomainEvent["userId"];
  readonly resource: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Returns what webhooks get of an event; null: nothing. */
export function publicationOf({ name, userId, ...payload }: DomainEvent): Publication | null {
  const event = publicNames.get(name);
  if (!event) return null;
  const fields: Readonly<Record<string, unknown>> = { userId, ...payload };
  return { event, userId, resource: String(fields[publicEvents[event].key]), data: payload };
}
