import type { Context } from "../context.ts";
import type { ConnectionId, UserId } from "../ids.ts";
import type { AffiliateTags } from "./affiliate_link.ts";
import { countCalls } from "./count_calls.ts";
import { freshCredentials, type KeptCredentials } from "./fresh_credentials.ts";
import { noteAnswer, noteRefusal } from "./note_answer.ts";
import { type ConnectableShop, type ShopAccount, ShopRefusal } from "./shop_api.ts";

/** A connection to ask, and in whose name. */
export type AskedShop<S extends ConnectableShop = ConnectableShop> = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly shop: S;
  readonly tags: AffiliateTags;
};

/** A clock that goes on from a context's moment: one question may wait long for another. */
export function contextsFrom(ctx: Context): () => Context {
  const start = performance.now();
  return () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - start) });
}

/**
 * Asks a shop in a person's name: counted against its quota, with credentials that are good, and how
 * it went written down. An access token that the shop takes no longer is renewed once. Not for
 * transactions: it waits for the shop.
 * @throws ShopRefusal
 */
export async function askShop<S extends ConnectableShop, Answer>(
  at: () => Context,
  { id, userId, shop, tags }: AskedShop<S>,
  { calls, isTest = false }: { readonly calls: number; readonly isTest?: boolean },
  question: (account: ShopAccount<S>) => Promise<Answer>,
): Promise<Answer> {
  const { quota } = at().ports.shops[shop];
  let refused: number | null = null;
  while (true) {
    const kept: KeptCredentials<S> = await freshCredentials(at, { id, shop, refused });
    const { credentials, version } = kept;
    await countCalls(at(), { id, calls, quota });
    try {
      const answer = await question({ credentials, tags });
      await noteAnswer(at(), { id, userId, version, isTest });
      return answer;
    } catch (error) {
      if (!(error instanceof ShopRefusal)) throw error;
      const isOver = shop === "MERCADO_LIVRE" && error.reason === "SIGN_IN_EXPIRED";
      if (!isOver || refused !== null) {
        await noteRefusal(at(), { id, userId, version, refusal: error });
        throw error;
      }
      refused = version;
    }
  }
}
