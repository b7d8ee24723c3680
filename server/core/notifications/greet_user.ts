import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { notify } from "./notify.ts";

/** The first thing that a new person finds under the bell. */
export async function greetUser(
  ctx: Context,
  { userId }: EventOf<"user.registered">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "WELCOME", subject: "", eventId });
}
