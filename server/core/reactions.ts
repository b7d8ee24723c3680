import type { Context } from "./context.ts";
import type { EventName, EventOf } from "./events.ts";
import type { EventId } from "./ids.ts";
import { recordPrice } from "./offers/record_price.ts";
import { welcomeUser } from "./users/welcome_user.ts";

/** Runs at least once, in a job of its own, as the system; idempotent by the event's id. */
export type Reaction<N extends EventName> = (
  ctx: Context,
  event: EventOf<N>,
  id: EventId,
) => Promise<void>;

/** What follows each event. One that stands in no row does not compile. */
export const reactions: { readonly [N in EventName]: Readonly<Record<string, Reaction<N>>> } = {
  "user.registered": { welcomeUser },
  "user.madeAdmin": {},
  "affiliateTags.changed": {},
  "messageSettings.changed": {},
  "offer.created": { recordPrice },
  "offer.updated": {},
  "offer.deleted": {},
  "offer.restored": {},
  "botSettings.changed": {},
  "session.connected": {},
  "session.disconnected": {},
  "session.changed": {},
  "session.syncAsked": {},
  "group.learned": {},
  "group.changed": {},
  "offer.queued": {},
  "dispatch.queued": {},
  "dispatch.delayed": {},
  "dispatch.started": {},
  "dispatch.sent": {},
  "dispatch.failed": {},
  "dispatch.doubted": {},
  "dispatch.expired": {},
  "dispatch.canceled": {},
  "appearance.changed": {},
  "theme.created": {},
  "theme.changed": {},
  "theme.deleted": {},
  "theme.restored": {},
};
