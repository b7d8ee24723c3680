import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { AUTHORIZATION_MS } from "../connections/connection.ts";
import { recordRefusal } from "./record_response.ts";
import { type ConnectableShop, type ShopCredentials, ShopRefusal } from "./shop_api.ts";

/** Milliseconds of the lease: longer than the vendor's client waits for a response. */
const LEASE_MS = 60_000;

type Known = {
  readonly id: ConnectionId;
  readonly version: number;
  readonly credentials: ShopCredentials[ConnectableShop];
};

/**
 * Renews a connection's credentials, unless another process does: the refresh token can be used
 * once. A lease in the row gives the right to it, so that no transaction waits for the shop. A
 * process that dies with the response loses it; then the shop refuses the next renewal, and the
 * connection's status shows it.
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
    .where("problem", "is distinct from", "SIGN_IN_EXPIRED") // refused since the caller read it
    .returning("user_id as userId").executeTakeFirst();
  if (!taken) return;
  const { userId } = taken;
  try {
    if (!ports.shopSignIn) throw new ShopRefusal("FAILED", "no app of Mercado Livre is set up");
    // Only Mercado Livre's credentials expire.
    const old = known.credentials as ShopCredentials["MERCADO_LIVRE"];
    const renewed = await ports.shopSignIn.refresh(old);
    await withRetries(() => saveRenewed(at(), { id, userId, version, renewed }));
  } catch (error) {
    if (error instanceof ShopRefusal) {
      await recordRefusal(at(), { id, userId, version, refusal: forPerson(error) });
      await db.updateTable("marketplace_connections")
        .set({ renewed_by: null, renewed_until: null })
        .where("id", "=", id).where("renewed_by", "=", lease).execute();
    }
    throw error;
  }
}

/** Milliseconds before each retry: a lost token would end the connection. */
const PAUSES_MS = [200, 1_000, 3_000];

/** Retries while the database is away for a short time. @throws the last error */
async function withRetries(keep: () => Promise<void>, tries = 0): Promise<void> {
  const pause = PAUSES_MS[tries];
  try {
    return await keep();
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await withRetries(keep, tries + 1);
  }
}

/** Turns a refusal of the operator's keys, which the person cannot change, into a FAILED one. */
export const forPerson = (refusal: ShopRefusal): ShopRefusal =>
  refusal.reason === "CREDENTIALS_REFUSED"
    ? new ShopRefusal("FAILED", "the keys of the product's app", null, { cause: refusal })
    : refusal;

type Renewed = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
  readonly renewed: ShopCredentials["MERCADO_LIVRE"];
};

/** Stores the renewed version, also after the lease: the shop accepts no other token by now. */
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
