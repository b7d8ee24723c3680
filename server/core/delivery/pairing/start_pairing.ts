import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, newId, type PairingId, type UserId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { permit } from "../../permissions.ts";
import type { Channel } from "../messenger.ts";
import { nothingShown, type Pairing } from "./pairing.ts";
import { readPhone } from "./phone.ts";
import type { Context } from "../../context.ts";
import { asPairing } from "../tables.ts";

const MINUTE_MS = 60_000;
/** How many pairings one person may start within a time. */
const OF_PERSON = { most: 10, ms: 15 * MINUTE_MS };
/** How many codes may be requested for one number, by anybody: each notifies its owner's phone. */
const OF_PHONE = { most: 5, ms: 60 * MINUTE_MS };

type StartPairing = {
  readonly channel: Channel;
  /** As the person typed it; none: by a QR code. */
  readonly phone?: string | null | undefined;
  /** Whether the person says that the number is new at the messenger; left out: it is. */
  readonly isNewNumber?: boolean | null | undefined;
};

/**
 * Starts to link an account by its owner's phone; a messaging process then runs the pairing. One
 * pairing per channel is open at a time: the same request returns it, another one cancels it.
 */
export const startPairing = command(async (tx, input: StartPairing): Promise<PairingId> => {
  const { db, viewer, now, ports, emit } = tx;
  const userId = permit(viewer, "session.connect");
  const { channel } = input;
  if (!ports.messengers[channel].pair) throw new Failure("PAIRING_UNAVAILABLE", ["channel"]);
  if (channel === "EVOLUTION") await requireGateway(tx);
  const phone = input.phone?.trim() ? readPhone(input.phone) : null;
  await lockPerson(tx, userId, channel);

  const underWay = await db.selectFrom("pairings").select(["id", "phone", "status"])
    .where("user_id", "=", userId).where("channel", "=", channel).where("ended_at", "is", null)
    .forUpdate().executeTakeFirst();
  if (underWay && (underWay.phone === phone || underWay.status === "AGREED")) return underWay.id;
  await requireFewAttempts(tx, userId, phone);
  if (underWay) {
    await db.updateTable("pairings").set({ status: "CANCELED", ended_at: now, ...nothingShown })
      .where("id", "=", underWay.id).execute();
    emit({ name: "pairing.changed", userId, pairingId: underWay.id });
  }
  const pairingId = newId("pai");
  await db.insertInto("pairings").values({
    id: pairingId,
    user_id: userId,
    channel,
    phone,
    is_new_number: input.isNewNumber ?? true,
    status: "WAITING",
    claim: 0,
    started_at: now,
  }).execute();
  emit({ name: "pairing.changed", userId, pairingId });
  return pairingId;
});

async function requireGateway({ db }: Tx): Promise<void> {
  const gateway = await db.selectFrom("messenger_gateway").select("url").executeTakeFirst();
  if (!gateway) throw new Failure("GATEWAY_MISSING", ["channel"]);
}

/**
 * Locks the person, so that two tabs start one pairing. A person without a session of that channel
 * needs room in the plan for another.
 */
async function lockPerson(tx: Tx, userId: UserId, channel: Channel): Promise<void> {
  const own = await tx.db.selectFrom("messenger_sessions").select("id")
    .where("user_id", "=", userId).where("channel", "=", channel)
    .where("disconnected_at", "is", null).limit(1).executeTakeFirst();
  await requireRoom(tx, userId, "sessions", own ? 0 : 1);
}

async function requireFewAttempts({ db, now }: Tx, userId: UserId, phone: string | null) {
  const since = ({ ms }: { ms: number }) => new Date(now.getTime() - ms);
  const { own, codes } = await db.selectNoFrom((eb) => [
    eb.selectFrom("pairings").select(eb.fn.countAll<string>().as("n"))
      .where("user_id", "=", userId).where("started_at", ">", since(OF_PERSON)).as("own"),
    eb.selectFrom("pairings").select(eb.fn.countAll<string>().as("n"))
      .where("phone", "=", phone).where("started_at", ">", since(OF_PHONE)).as("codes"),
  ]).executeTakeFirstOrThrow();
  if (Number(own) >= OF_PERSON.most) throw new Failure("TOO_MANY_ATTEMPTS");
  if (Number(codes) >= OF_PHONE.most) throw new Failure("TOO_MANY_ATTEMPTS", ["phone"]);
}

/** Cancels one of the viewer's pairings; an account that is linked meanwhile is undone. */
export const cancelPairing = command(async (tx, input: { pairingId: PairingId }) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "session.connect");
  const { pairingId } = input;
  const found = isId("pai", pairingId) && await db.selectFrom("pairings").select("ended_at")
    .where("id", "=", pairingId).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!found) throw new Failure("PAIRING_NOT_FOUND", ["id"]);
  if (found.ended_at) return pairingId;
  await db.updateTable("pairings").set({ status: "CANCELED", ended_at: now, ...nothingShown })
    .where("id", "=", pairingId).execute();
  emit({ name: "pairing.changed", userId, pairingId });
  return pairingId;
});

/**
 * Loads one of the viewer's pairings. @throws Failure PAIRING_NOT_FOUND, also for another person's.
 */
export async function loadPairing({ db, viewer }: Context, id: string): Promise<Pairing> {
  const userId = permit(viewer, "session.see");
  const found = isId("pai", id) && await db.selectFrom("pairings").select(asPairing)
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!found) throw new Failure("PAIRING_NOT_FOUND", ["id"]);
  return found;
}

/** Loads the viewer's newest open pairing; null: there is none. */
export async function currentPairing({ db, viewer }: Context): Promise<Pairing | null> {
  const userId = permit(viewer, "session.see");
  const found = await db.selectFrom("pairings").select(asPairing)
    .where("user_id", "=", userId).where("ended_at", "is", null)
    .orderBy("id", "desc").limit(1).executeTakeFirst();
  return found ?? null;
}
