import type { Context as HonoContext, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { loadStorePicture } from "../../core/store/banner.ts";
import type { Context } from "../../core/context.ts";
import { drawStoreCard } from "../../core/store/draw_store_card.ts";
import { findStore, type FoundStore } from "../../core/store/find_store.ts";
import { listCards } from "../../core/store/list_cards.ts";
import { everyCard } from "../../core/store/select_cards.ts";
import { storeStatus } from "../../core/store/store.ts";
import type { HttpEnv } from "../http_env.ts";

/** Drawn pictures of stores in a process, at some hundred kilobytes each. */
const MOST_DRAWN = 50;

type Parts = {
  readonly guestContext: () => Context;
  /** Runs what needs the database, in the turn of a guest's address. */
  readonly inTurn: <Result>(
    c: HonoContext<HttpEnv>,
    task: () => Promise<Result>,
  ) => Promise<Result>;
};

/**
 * Serves a store's pictures: those it was given, and `capa`, which is drawn for links to the store.
 * Only its person sees those of a store that is not published.
 */
export function storePictureRoutes(app: Hono<HttpEnv>, { guestContext, inTurn }: Parts) {
  const drawings = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_DRAWN });

  async function drawn(ctx: Context, store: FoundStore): Promise<Uint8Array> {
    const key = `${store.id} ${store.version}`;
    const found = drawings.get(key);
    if (found) return await found;
    const made = listCards(ctx, store, everyCard).then(({ cards, count }) =>
      drawStoreCard(ctx, {
        store,
        count: count === 1 ? "1 oferta à venda" : `${count} ofertas à venda`,
        imageUrl: cards.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      })
    );
    drawings.set(key, made);
    made.catch(() => drawings.delete(key));
    return await made;
  }

  app.get("/store/:slug/:file{[^/]+\\.jpg}", async (c) => {
    const ctx = guestContext();
    const store = await findStore(ctx, c.req.param("slug"));
    const name = c.req.param("file").replace(/\.jpg$/, "");
    const isShown = store && !store.isOwnerBlocked && storeStatus(store) === "PUBLISHED";
    const viewer = store && !isShown ? (await c.get("context")()).viewer : null;
    const isOwn = viewer && "userId" in viewer && viewer.userId === store?.userId;
    const bytes = !store || !isShown && !isOwn
      ? null
      : name === "capa"
      ? await inTurn(c, () => drawn(ctx, store))
      : await loadStorePicture(ctx, store, name);
    if (!bytes) return c.json({ message: "Esta imagem não existe." }, 404);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": isShown
        ? `public, max-age=${name === "capa" ? 3600 : 86_400}`
        : "private, no-store",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}
