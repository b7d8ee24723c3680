import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";

/** The client as which numbers are joined, and what its vendor thinks of it. */
export type Client = {
  readonly version: string;
  /** Since when the vendor no longer takes it, by some session; null: it does. */
  readonly outdatedSince: Date | null;
  readonly outdatedSessions: number;
};

/** As which client WhatsApp's own numbers are joined; null: none is named. For admins. */
export async function loadClient({ db, viewer, ports }: Context): Promise<Client | null> {
  permit(viewer, "process.see");
  const version = ports.messengers.WHATSAPP.client;
  if (version === null) return null;
  const { since, sessions } = await db.selectFrom("messenger_sessions")
    .select((eb) => [
      eb.fn.min("trouble_since").as("since"),
      eb.fn.countAll<string>().as("sessions"),
    ])
    .where("channel", "=", "WHATSAPP").where("trouble", "=", "OUTDATED")
    .where("disconnected_at", "is", null).executeTakeFirstOrThrow();
  return { version, outdatedSince: since, outdatedSessions: Number(sessions) };
}
