import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { AUTHORIZATION_MS } from "../connections/connection.ts";
import { recordRefusal } from "./record_answer.ts";
import { type ConnectableShop, type ShopCredentials, ShopRefusal } from "./shop_api.ts";

/** Milliseconds that a renewal may take: longer than the vendor's client waits for an answer. */
const LEASE_MS = 60_000;

type Known = {
  readonly id: ConnectionId;
  readonly version: number;
  readonly credentials: ShopCredentials[ConnectableShop];
};

/**
 * Renews a connection's credentials, unless somebody else is at it: the refresh token can be used
 * once. The right to do it is a lease in the row, so that no transaction waits for the shop. Whoever
 * dies with the answer in hand loses it; then the shop refuses the next one, and the person is told.
 * @throws ShopRefusal
 */
export async function renewCredentials(at: () => Context, known: Known): Promise<void> {
  const { id, version } = known;
  const { db, now, ports } = at();
  const lease = crypto.randomUUID();
  const taken = await db.updateTable("marketplace_connections")
    .set({ renewed_by: lease, renewed_until: new Date(now.getTime() + LEASE_MS) })
    .where("id", "=", id).where("version", "=", version)
    .where((eb) => eb.or([eb("renewed_until", "is", null), eb("renewed_until", "<=", now)]))
    .returning("user_id as userId").executeTakeFirst();
  if (!taken) return;
  const { userId } = taken;
  try {
    if (!ports.shopSignIn) throw new ShopRefusal("FAILED", "no app of Mercado Livre is set up");
    // Only its credentials are ever over.
    const old = known.credentials as ShopCredentials["MERCADO_LIVRE"];
    const renewed = await ports.shopSignIn.refresh(old);
    await persistently(() => saveRenewed(at(), { id, userId, version, renewed }));
  } catch (error) {
    if (error instanceof ShopRefusal) {
      await recordRefusal(at(), { id, userId, version, refusal: ofPerson(error) });
      await db.updateTable("marketplace_connections")
        .set({ renewed_by: null, renewed_until: null })
        .where("id", "=", id).where("renewed_by", "=", lease).execute();
    }
    throw error;
  }
}

/** Milliseconds before each new try: without the new token nobody could ask the shop any more. */
const PAUSES_MS = [200, 1_000, 3_000];

/** Keeps at it through a database's short absence. @throws what the last try threw */
async function persistently(keep: () => Promise<void>, tries = 0): Promise<void> {
  const pause = PAUSES_MS[tries];
  try {
    return await keep();
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await persistently(keep, tries + 1);
  }
}

/** Here keys are the operator's: that the shop refuses them is nothing that the person can mend. */
export const ofPerson = (refusal: ShopRefusal): ShopRefusal =>
  refusal.reason === "CREDENTIALS_REFUSED"
    ? new ShopRefusal("FAILED", "the keys of the product's app", null, { cause: refusal })
    : refusal;

type Renewed = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
  readonly renewed: ShopCredentials["MERCADO_LIVRE"];
};

/** Kept by whoever renewed this version, also after its lease: the shop knows no other token by now. */
const saveRenewed = command(
  async ({ db, now, ports, emit }, { id, userId, version, renewed }: Renewed): Promise<void> => {
    const { numUpdatedRows } = await db.updateTable("marketplace_connections").set({
      credentials: await ports.vault.seal(JSON.stringify(renewed), id),
      version: version + 1,
      renewed_by: null,
      renewed_until: null,
      problem: null,
      problem_since: null,
      expires_at: new Date(now.getTime() + AUTHORIZATION_MS),
    }).where("id", "=", id).where("version", "=", version).executeTakeFirst();
    if (numUpdatedRows > 0n) emit({ name: "shop.changed", userId, connectionId: id });
  },
);
