import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Viewer } from "../../users/viewer.ts";
import { type ConnectableShop, type ShopCredentials, ShopRefusal } from "../api/shop_api.ts";
import { forPerson } from "../api/renew_credentials.ts";
import { affiliateTagsOf } from "../queries.ts";
import { hintOf } from "./connection.ts";
import { saveConnection } from "./save_connection.ts";

/** Milliseconds that a sign-in at the shop's page may take. */
const SIGN_IN_MS = 10 * 60 * 1000;
const SECRET_BYTES = 32;
/** Each attempt inserts a row until it expires. */
const TRIES = { most: 20, minutes: 60 };

/**
 * Begins to connect a shop by a sign-in there; returns the address of the shop's page. Its result is
 * accepted once, from the same person in the same session.
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

/** Returns the hash of a state and the viewer's session, which is stored instead of the state. */
async function stateHash(viewer: Viewer, state: string): Promise<string> {
  const session = "sessionKey" in viewer ? viewer.sessionKey ?? "" : "";
  const bytes = new TextEncoder().encode(`${state} ${session}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** The parameters of the redirect from the shop's page. */
type SignInAnswer = {
  readonly state: string;
  /** Null: the person or the shop refused. */
  readonly code: string | null;
};

/** Completes `startShopSignIn`: connects the viewer's Mercado Livre. */
export async function finishShopSignIn(
  ctx: Context,
  { state, code }: SignInAnswer,
): Promise<ConnectionId> {
  const userId = permit(ctx.viewer, "connection.edit");
  const { db, now, ports } = ctx;
  const hash = await stateHash(ctx.viewer, state);
  const begun = await db.deleteFrom("shop_sign_ins")
    .where("state_hash", "=", hash).where("user_id", "=", userId)
    .returning(["verifier", "expires_at as expiresAt"]).executeTakeFirst();
  if (!begun || begun.expiresAt <= now || !ports.shopSignIn) {
    throw new Failure("SHOP_SIGN_IN_LOST");
  }
  if (code === null) throw new Failure("SHOP_SIGN_IN_REFUSED");
  const { redirectUri } = ports.shopSignIn;
  const verifier = await ports.vault.open(begun.verifier, hash);
  try {
    const credentials = await ports.shopSignIn.exchange({ code, verifier, redirectUri });
    const { sellerId } = credentials;
    const accountName = await nameOf(ctx, credentials);
    const known = { shop: "MERCADO_LIVRE", credentials, hint: hintOf(sellerId) } as const;
    return await saveConnection(ctx, { ...known, accountName });
  } catch (error) {
    if (error instanceof ShopRefusal) throw new Failure(`SHOP_${forPerson(error).reason}`);
    throw error;
  }
}

/** Refusals that are likely to pass: the sign-in itself has worked. */
const passing: ReadonlySet<string> = new Set(["RATE_LIMITED", "FAILED", "UNREACHABLE"]);

/** Returns the shop's name of the account; null where it cannot be read now. */
async function nameOf(ctx: Context, credentials: ShopCredentials["MERCADO_LIVRE"]) {
  const tags = await affiliateTagsOf(ctx, permit(ctx.viewer, "connection.edit"));
  try {
    return (await ctx.ports.shops.MERCADO_LIVRE.check({ credentials, tags })).name;
  } catch (error) {
    if (error instanceof ShopRefusal && passing.has(error.reason)) return null;
    throw error;
  }
}
