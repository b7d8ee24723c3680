import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { ofPerson } from "../api/renew_credentials.ts";
import { type ShopCredentials, ShopRefusal } from "../api/shop_api.ts";
import { affiliateTagsOf } from "../queries.ts";
import { hintOf } from "./connection.ts";
import { saveConnection } from "./save_connection.ts";
import { stateHash } from "./start_shop_sign_in.ts";

/** What the shop's page sends the person back with. */
type SignInAnswer = {
  readonly state: string;
  /** Null: the person, or the shop, said no. */
  readonly code: string | null;
};

/** Ends what `startShopSignIn` began: the viewer's Mercado Livre is connected. */
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
    if (error instanceof ShopRefusal) throw new Failure(`SHOP_${ofPerson(error).reason}`);
    throw error;
  }
}

/** What is likely to be another way in a minute: the sign-in itself has worked. */
const passing: ReadonlySet<string> = new Set(["RATE_LIMITED", "FAILED", "UNREACHABLE"]);

/** What the shop calls the account; null where it cannot be asked now. */
async function nameOf(ctx: Context, credentials: ShopCredentials["MERCADO_LIVRE"]) {
  const tags = await affiliateTagsOf(ctx, permit(ctx.viewer, "connection.edit"));
  try {
    return (await ctx.ports.shops.MERCADO_LIVRE.check({ credentials, tags })).name;
  } catch (error) {
    if (error instanceof ShopRefusal && passing.has(error.reason)) return null;
    throw error;
  }
}
