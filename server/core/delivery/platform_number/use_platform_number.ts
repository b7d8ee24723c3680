import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { newId, type SessionId, type UserId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { permit } from "../../permissions.ts";
import { fitGroups } from "../../groups/commands.ts";
import { useChannel } from "../sessions/save_session.ts";
import { shownNumber } from "./platform_number.ts";

/**
 * Gives the viewer a session through the platform's number; a person who had one gets it back, with
 * its groups. A session through an earlier number has to be disconnected first. @throws Failure
 * PLATFORM_NUMBER_MISSING; LimitReached
 */
export const usePlatformNumber = command(
  async (tx, _: Record<never, never>): Promise<SessionId> => {
    const { db, viewer, emit } = tx;
    const userId = permit(viewer, "session.connect");
    const number = await sharedNumber(tx);
    const known = await db.selectFrom("messenger_sessions")
      .select(["id", "through", "disconnected_at as disconnectedAt"])
      .where("user_id", "=", userId).where("channel", "=", "PLATFORM")
      .orderBy("id", "desc").execute();
    const connected = known.find(({ disconnectedAt }) => disconnectedAt === null);
    if (connected?.through === number.id) return connected.id;
    if (connected) throw new Failure("PLATFORM_NUMBER_OTHER");
    const own = known.find(({ through }) => through === number.id);
    if (own) {
      await db.selectFrom("lanes").select("session_id").where("session_id", "=", own.id)
        .forUpdate().execute(); // lanes are locked before people, everywhere
    }
    await requireRoom(tx, userId, "sessions", 1);
    if (own) await fitGroups(tx, userId, own.id);
    const sessionId = own ? await renew(tx, own.id, number) : await insert(tx, userId, number);
    await useChannel(tx, userId, "PLATFORM");
    emit({ name: "session.connected", userId, sessionId });
    return sessionId;
  },
);

type SharedNumber = Awaited<ReturnType<typeof sharedNumber>>;

/**
 * Locks the shared number until the transaction ends, so that two concurrent requests make one
 * session.
 */
async function sharedNumber({ db }: Tx) {
  const number = await db.selectFrom("platform_number")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select([
      "s.id",
      "s.account_id as accountId",
      "s.handle",
      "s.problem",
      "s.problem_since as problemSince",
      "s.alive_at as aliveAt",
    ])
    .where("s.disconnected_at", "is", null).forUpdate("platform_number").executeTakeFirst();
  if (!number) throw new Failure("PLATFORM_NUMBER_MISSING");
  return number;
}

/** The columns that sessions copy from the number they send through. */
const numberColumns = (number: SharedNumber) => ({
  credential_hint: shownNumber(number),
  problem: number.problem,
  problem_since: number.problemSince,
  alive_at: number.aliveAt,
});

async function insert({ db, now }: Tx, userId: UserId, number: SharedNumber): Promise<SessionId> {
  const id = newId("ses");
  await db.insertInto("messenger_sessions").values({
    id,
    user_id: userId,
    channel: "PLATFORM",
    account_id: number.accountId,
    through: number.id,
    name: "Número da plataforma",
    owner_code: "", // its chat identifies nobody
    created_at: now,
    ...numberColumns(number),
  }).execute();
  await db.insertInto("lanes").values({ session_id: id, user_id: userId, token: 0, failures: 0 })
    .execute();
  return id;
}

async function renew({ db, now }: Tx, id: SessionId, number: SharedNumber): Promise<SessionId> {
  await db.updateTable("messenger_sessions")
    .set({ ...numberColumns(number), disconnected_at: null, number_revoked_at: null })
    .where("id", "=", id).execute();
  await db.updateTable("lanes").set({ failures: 0, wake_at: now })
    .where("session_id", "=", id).execute();
  return id;
}
