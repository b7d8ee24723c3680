import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { OfferId } from "../ids.ts";
import { createLinks } from "../links/commands.ts";
import { shortLinkUrl } from "../links/queries.ts";
import { targetRefusal } from "../links/target_url.ts";
import type { Offer } from "../offers/offer.ts";
import type { Store } from "./store.ts";

/** An offer and the address that pays its person. */
type Linked = { readonly offer: Offer; readonly url: string };

/**
 * Returns where each card leads, in their order: by a short link that counts its clicks, or directly
 * where none may lead there, as to Amazon. A link is made the first time, and again when the offer's
 * address changed.
 */
export async function storeLinks(
  ctx: Context,
  store: Store,
  linked: readonly Linked[],
): Promise<string[]> {
  const { db, ports } = ctx;
  const counted = linked.filter(({ url }) => !targetRefusal(new URL(url), ports.shortLinks));
  const slugs = await storedSlugs({ db }, store, counted);
  const missing = counted.filter(({ offer }) => !slugs.has(offer.id));
  const made = missing.length > 0 ? await makeLinks(ctx, { store, missing }) : new Map();
  return linked.map(({ offer, url }) => {
    const slug = slugs.get(offer.id) ?? made.get(offer.id);
    if (!slug) return url;
    return ports.shortLinks.linkHost ? shortLinkUrl(ports, { slug }) : `/${slug}`;
  });
}

/** Returns the slugs of the links that still lead where they should. */
async function storedSlugs(
  { db }: Pick<Context, "db">,
  { id: storeId }: Store,
  linked: readonly Linked[],
): Promise<Map<OfferId, string>> {
  if (linked.length === 0) return new Map();
  const rows = await db.selectFrom("store_links").select(["offer_id as offerId", "slug", "url"])
    .where("store_id", "=", storeId).where("offer_id", "in", linked.map(({ offer }) => offer.id))
    .execute();
  const urls = new Map(linked.map(({ offer, url }) => [offer.id, url]));
  return new Map(
    rows.filter(({ offerId, url }) => urls.get(offerId) === url)
      .map(({ offerId, slug }) => [offerId, slug]),
  );
}

type MakeLinks = { readonly store: Store; readonly missing: readonly Linked[] };

const makeLinks = command(async (tx, { store, missing }: MakeLinks) => {
  const { db } = tx;
  // Of two visitors at once one makes the links.
  await db.selectFrom("stores").select("id").where("id", "=", store.id).forNoKeyUpdate().execute();
  const slugs = await storedSlugs(tx, store, missing);
  const wanted = missing.filter(({ offer }) => !slugs.has(offer.id));
  const links = await createLinks(
    tx,
    wanted.map(({ offer, url }) => ({
      userId: store.userId,
      purpose: "STORE",
      title: offer.title,
      url,
      offerId: offer.id,
      marketplace: offer.marketplace,
    })),
  );
  if (wanted.length > 0) {
    await db.insertInto("store_links").values(wanted.map(({ offer, url }, at) => ({
      store_id: store.id,
      offer_id: offer.id,
      user_id: store.userId,
      slug: links[at]!.slug,
      url,
    }))).onConflict((c) =>
      c.columns(["store_id", "offer_id"]).doUpdateSet((eb) => ({
        slug: eb.ref("excluded.slug"),
        url: eb.ref("excluded.url"),
      }))
    ).execute();
  }
  for (const [at, { offer }] of wanted.entries()) slugs.set(offer.id, links[at]!.slug);
  return slugs;
});
