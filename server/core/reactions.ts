import type { Context } from "./context.ts";
import type { EventName, EventOf } from "./events.ts";
import type { EventId } from "./ids.ts";
import { greetUser } from "./notifications/greet_user.ts";
import { noteConnection } from "./notifications/note_connection.ts";
import { noteDispatch } from "./notifications/note_dispatch.ts";
import { noteEndOfSending } from "./notifications/note_end_of_sending.ts";
import { noteUsedUp } from "./notifications/note_used_up.ts";
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
  "user.registered": { welcomeUser, greetUser },
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
  "session.changed": { noteConnection },
  "session.syncAsked": {},
  "group.learned": {},
  "group.changed": {},
  "offer.queued": { noteUsedUp },
  "offer.concluded": { noteEndOfSending },
  "dispatch.queued": {},
  "dispatch.delayed": {},
  "dispatch.started": {},
  "dispatch.sent": {},
  "dispatch.failed": { noteDispatch },
  "dispatch.doubted": { noteDispatch },
  "dispatch.expired": { noteDispatch },
  "dispatch.canceled": {},
  "notifications.changed": {},
  "appearance.changed": {},
  "theme.created": {},
  "theme.changed": {},
  "theme.deleted": {},
  "theme.restored": {},
};
