import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { newId, type SessionId, type UserId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { permit } from "../../permissions.ts";
import { channelOf, sendingModes } from "../settings/bot_settings.ts";
import { fitGroups, saveOwnChat } from "../../groups/commands.ts";
import { replaceSecrets } from "./stored_secrets.ts";
import type { Account, Channel } from "../messenger.ts";
import { isNumber, numberChannels, ownChatOf } from "./session.ts";
import type { SecretRecord } from "./session_secrets.ts";

/** An account that its vendor has just confirmed. */
type NewSession = {
  readonly channel: Channel;
  readonly account: Account;
  readonly credentials: string;
  /** The part of them that may be shown. */
  readonly hint: string;
  /** What the vendor's library stores beside them, if anything. */
  readonly secrets?: readonly SecretRecord[];
  /** Of a phone number: whether it is new at the messenger and has to be warmed up. */
  readonly isNewNumber?: boolean;
};

/** Too many bytes to guess. */
const OWNER_CODE_BYTES = 16;

/**
 * Saves an account as the viewer's session: a new one, or, if they had it before, the same one with
 * its groups and history. An account is connected by one person and in one way: a number also
 * counts behind a gateway. @throws Failure BOT_OF_ANOTHER_PERSON, NUMBER_OF_ANOTHER_PERSON,
 * NUMBER_OF_OTHER_CHANNEL.
 */
export const saveSession = command(async (tx, input: NewSession): Promise<SessionId> => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "session.connect");
  const { channel } = input;
  const known = await lockAccount(tx, input);
  if (known.some((session) => session.userId !== userId && !session.disconnectedAt)) {
    throw isNumber(channel)
      ? new Failure("NUMBER_OF_ANOTHER_PERSON")
      : new Failure("BOT_OF_ANOTHER_PERSON", ["botToken"]);
  }
  if (known.some((session) => session.channel !== channel && !session.disconnectedAt)) {
    throw new Failure("NUMBER_OF_OTHER_CHANNEL"); // one number is one lane, with one pace
  }
  const own = known.find((session) => session.userId === userId && session.channel === channel);
  const sessionId = own?.id ?? newId("ses");
  if (own) {
    await db.selectFrom("lanes").select("session_id").where("session_id", "=", own.id)
      .forUpdate().execute(); // lanes are locked before people, everywhere
  }
  if (!own || own.disconnectedAt) await requireRoom(tx, userId, "sessions", 1);
  if (own?.disconnectedAt) await fitGroups(tx, userId, own.id);
  if (own) await renewSession(tx, own.id, input);
  else await insertSession(tx, sessionId, userId, input);
  await replaceSecrets(tx, sessionId, input.secrets ?? []);
  const chat = ownChatOf(channel, input.account.id);
  if (chat) await saveOwnChat(tx, { id: sessionId, userId, name: input.account.name }, chat);
  await useChannel(tx, userId, channel);
  emit({ name: "session.connected", userId, sessionId });
  return sessionId;
});

/**
 * Reads all sessions that ever had an account, and locks it against new ones until the transaction
 * ends.
 */
async function lockAccount({ db }: Tx, { channel, account }: NewSession) {
  const channels = isNumber(channel) ? numberChannels : [channel];
  await sql`select pg_advisory_xact_lock(hashtextextended(${channels[0] + account.id}, 0))`
    .execute(db);
  return await db.selectFrom("messenger_sessions")
    .select(["id", "channel", "user_id as userId", "disconnected_at as disconnectedAt"])
    .where("channel", "in", channels).where("account_id", "=", account.id).execute();
}

async function insertSession(
  { db, now, ports }: Tx,
  id: SessionId,
  userId: UserId,
  { channel, account, credentials, hint, isNewNumber }: NewSession,
) {
  await db.insertInto("messenger_sessions").values({
    id,
    user_id: userId,
    channel,
    account_id: account.id,
    name: account.name,
    handle: account.handle,
    credentials: await ports.vault.seal(credentials, id),
    credential_hint: hint,
    owner_code: crypto.getRandomValues(new Uint8Array(OWNER_CODE_BYTES)).toHex(),
    warm_up_from: isNewNumber ? now : null,
    created_at: now,
  }).execute();
  await db.insertInto("lanes")
    .values({ session_id: id, user_id: userId, token: 0, failures: 0 }).execute();
}

/** Stores an account's new credentials: its earlier problem is over. */
async function renewSession(
  { db, now, ports }: Tx,
  id: SessionId,
  { account, credentials, hint, isNewNumber }: NewSession,
) {
  await db.updateTable("messenger_sessions").set({
    name: account.name,
    handle: account.handle,
    credentials: await ports.vault.seal(credentials, id),
    credential_hint: hint,
    generation: sql`generation + 1`,
    problem: null,
    problem_since: null,
    alive_at: null,
    disconnected_at: null,
    ...isNewNumber === false && { warm_up_from: null },
  }).where("id", "=", id).execute();
  await db.updateTable("lanes").set({ failures: 0, wake_at: now })
    .where("session_id", "=", id).execute();
}

/**
 * Switches the person's sending mode to this channel if they have no session for their present
 * mode.
 */
export async function useChannel({ db, emit }: Tx, userId: UserId, channel: Channel) {
  const settings = await db.selectFrom("bot_settings").select("sending_mode")
    .where("user_id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const chosen = channelOf[settings.sending_mode];
  const usable = chosen && await db.selectFrom("messenger_sessions").select("id")
    .where("user_id", "=", userId).where("channel", "=", chosen)
    .where("disconnected_at", "is", null).limit(1).executeTakeFirst();
  const mode = sendingModes.find((mode) => channelOf[mode] === channel);
  if (usable || !mode) return;
  await db.updateTable("bot_settings").set({ sending_mode: mode })
    .where("user_id", "=", userId).execute();
  emit({ name: "botSettings.changed", userId });
}
