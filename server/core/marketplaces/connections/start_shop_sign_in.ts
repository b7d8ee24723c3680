import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Viewer } from "../../users/viewer.ts";
import type { ConnectableShop } from "../api/shop_api.ts";

/** Milliseconds that a person has at the shop's page. */
const SIGN_IN_MS = 10 * 60 * 1000;
const SECRET_BYTES = 32;
/** Each leaves a row until its time is over. */
const TRIES = { most: 20, minutes: 60 };

/**
 * Begins to connect a shop by signing in there; answers the shop's address to go to. What comes back
 * is taken once, from the same person in the same session.
 * @throws Failure TOO_MANY_ATTEMPTS
 */
export async function startShopSignIn(
  ctx: Context,
  { shop }: { shop: ConnectableShop },
): Promise<string> {
  const userId = permit(ctx.viewer, "connection.edit");
  if (shop !== "MERCADO_LIVRE" || !ctx.ports.shopSignIn) {
    throw new Failure("SHOP_NOT_CONNECTABLE", ["shop"]);
  }
  await requireAttempt(ctx, userId, "startShopSignIn", TRIES);
  const { redirectUri, address } = ctx.ports.shopSignIn;
  const [state, verifier] = [secret(), secret()];
  await saveSignIn(ctx, { userId, shop, state, verifier });
  const challenge = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return address({ redirectUri, state, challenge: written(challenge) }).href;
}

type SignIn = { userId: UserId; shop: ConnectableShop; state: string; verifier: string };

const saveSignIn = command(
  async ({ db, now, viewer, ports }, { userId, shop, state, verifier }: SignIn) => {
    const hash = await stateHash(viewer, state);
    await db.deleteFrom("shop_sign_ins").where("expires_at", "<=", now).execute();
    await db.insertInto("shop_sign_ins").values({
      state_hash: hash,
      user_id: userId,
      shop,
      verifier: await ports.vault.seal(verifier, hash),
      expires_at: new Date(now.getTime() + SIGN_IN_MS),
    }).execute();
  },
);

const secret = () => written(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);

const written = (bytes: ArrayBuffer) =>
  new Uint8Array(bytes).toBase64({ alphabet: "base64url", omitPadding: true });

/** What is kept of a state: only the session that it began in makes the same of it. */
export async function stateHash(viewer: Viewer, state: string): Promise<string> {
  const session = "sessionKey" in viewer ? viewer.sessionKey ?? "" : "";
  const bytes = new TextEncoder().encode(`${state} ${session}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
