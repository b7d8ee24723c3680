import type { EventName } from "../../events.ts";

/**
 * Events that come in great numbers and after which no lane has anything to do that its holder does
 * not know: what it did itself, and what rules and readings do beside the queue.
 */
const idle: ReadonlySet<EventName> = new Set<EventName>([
  "dispatch.started",
  "dispatch.sent",
  "link.clicked",
  "link.created",
  "offer.concluded",
  "offer.created",
  "product.priceDropped",
  "product.priceLowered",
  "products.changed",
  "rules.decided",
]);

/** Whether the holders of lanes look for work after an event; those of a new name always do. */
export const wakesLanes = (name: EventName): boolean => !idle.has(name);
