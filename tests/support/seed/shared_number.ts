import { newId, type SessionId } from "../../../server/core/ids.ts";
import { shareNumber } from "../../../server/core/delivery/platform_number/share_number.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** A WhatsApp session of `person`, connected, whose number is known to be alive. */
export async function createOwnNumber(
  { db, contextOf }: World,
  person: Member,
  digits = "5511999990001",
): Promise<SessionId> {
  const { now } = contextOf({ kind: "system" });
  const id = newId("ses");
  await db.insertInto("messenger_sessions").values({
    id,
    user_id: person.id,
    channel: "WHATSAPP",
    account_id: digits,
    name: "Ofertas da casa",
    handle: "+55 11 99999-0001",
    credentials: "sealed",
    credential_hint: "+55 11 99999-0001",
    owner_code: "code",
    alive_at: now,
    created_at: now,
  }).execute();
  await db.insertInto("lanes").values({ session_id: id, user_id: person.id, token: 0, failures: 0 })
    .execute();
  return id;
}

/** An admin's number that is shared with everybody, without a pace. */
export async function createSharedNumber(w: World, admin: Member): Promise<SessionId> {
  const sessionId = await createOwnNumber(w, admin);
  await shareNumber(admin.ctx(), { sessionId });
  await w.db.updateTable("bot_settings")
    .set({ is_number_protected: false, gap_min_ms: 1_000, gap_max_ms: 1_000, per_minute: 60 })
    .where("user_id", "=", admin.id).execute();
  return sessionId;
}
