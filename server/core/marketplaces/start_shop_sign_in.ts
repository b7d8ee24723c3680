import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import type { ConnectableShop } from "./shop_api.ts";
import { stateHash } from "./sign_in_state.ts";

/** Milliseconds that a person has at the shop's page. */
const SIGN_IN_MS = 10 * 60 * 1000;
const SECRET_BYTES = 32;

/**
 * Begins to connect a shop by signing in there; answers the shop's address to go to. What comes back
 * is taken once, from the same person in the same session.
 */
export const startShopSignIn = command(
  async ({ db, now, viewer, ports }, { shop }: { shop: ConnectableShop }): Promise<string> => {
    const userId = permit(viewer, "connection.edit");
    if (shop !== "MERCADO_LIVRE" || !ports.shopSignIn) {
      throw new Failure("SHOP_NOT_CONNECTABLE", ["shop"]);
    }
    const [state, verifier] = [secret(), secret()];
    const hash = await stateHash(viewer, state);
    await db.deleteFrom("shop_sign_ins").where("expires_at", "<=", now).execute();
    await db.insertInto("shop_sign_ins").values({
      state_hash: hash,
      user_id: userId,
      shop,
      verifier: await ports.vault.seal(verifier, hash),
      expires_at: new Date(now.getTime() + SIGN_IN_MS),
    }).execute();
    const challenge = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const { redirectUri } = ports.shopSignIn;
    return ports.shopSignIn.address({ redirectUri, state, challenge: written(challenge) }).href;
  },
);

const secret = () => written(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);

const written = (bytes: ArrayBuffer) =>
  new Uint8Array(bytes).toBase64({ alphabet: "base64url", omitPadding: true });
