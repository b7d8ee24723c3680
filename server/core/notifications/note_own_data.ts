import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { notify } from "./notify.ts";

/** Tells that the copy of a person's data is there, or could not be made. */
export async function noteDataExport(
  ctx: Context,
  { userId }: EventOf<"dataExport.ended">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DATA_EXPORT_ENDED", subject: "", eventId });
}

/** Tells when the account is deleted, or that it is not. */
export async function noteDeletion(
  ctx: Context,
  { userId }: EventOf<"deletion.asked" | "deletion.canceled">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DELETION_ASKED", subject: "", eventId });
}
