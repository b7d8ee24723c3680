import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";
import { INVITE_MS } from "./group.ts";

/** The groups of a session whose invitation somebody waits for. */
export async function awaitedInvites({ db, now }: Context, sessionId: SessionId) {
  return await db.selectFrom("groups").select(["id as groupId", "external_id as externalId"])
    .where("session_id", "=", sessionId).where("left_at", "is", null)
    .where("invite_asked_at", ">", new Date(now.getTime() - INVITE_MS))
    .where(sql<boolean>`invite_asked_at > coalesce(invite_read_at, '-infinity')`)
    .orderBy("invite_asked_at").execute();
}
