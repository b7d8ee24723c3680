import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { DispatchId, ShortLinkId, UserId } from "../../ids.ts";
import { referencedMessage } from "../../links/message_links.ts";
import type { Attribution } from "../tables.ts";
import type { ConversionItem, ConversionMatch } from "./conversion.ts";

/** What a purchase is traced to. */
type Traced = Attribution & {
  readonly match: ConversionMatch;
  readonly link_id: ShortLinkId | null;
  readonly dispatch_id: DispatchId | null;
};

/** Days after a message in which a purchase of its product may be due to it: a usual cookie's life. */
const PRODUCT_DAYS = 7;
/** A slug, as `short_links` has it. */
const SLUG = /^[a-z0-9-]{3,40}$/;

/**
 * Traces purchases: by the short link or the message that the report names, else by the product to the
 * message of it that was clicked most in the week before, else not at all. The result has the items'
 * order.
 */
export async function attribute(
  { db }: Tx,
  userId: UserId,
  items: readonly ConversionItem[],
): Promise<Traced[]> {
  const words = items.flatMap((item, nth) =>
    item.subIds.map((word) => ({ nth, slug: word.toLowerCase() }))
      .filter(({ slug }) => SLUG.test(slug))
  );
  const { rows: linked } = await sql<Traced & { nth: number }>`
    select distinct on (given.nth) given.nth, 'DISPATCH' as match, l.id as link_id, l.dispatch_id,
      coalesce(m.group_id, l.group_id) as group_id,
      coalesce(m.template_id, l.template_id) as template_id,
      coalesce(m.variant, l.variant) as variant,
      coalesce(m.marketplace, l.marketplace) as marketplace,
      coalesce(m.product_id, l.product_id) as product_id
    from unnest(
      ${words.map(({ nth }) => nth)}::int[], ${words.map(({ slug }) => slug)}::text[]
    ) as given (nth, slug)
      join short_links l on l.slug = given.slug and l.user_id = ${userId}
      left join message_results m on m.dispatch_id = l.dispatch_id and m.user_id = ${userId}
    order by given.nth, l.dispatch_id is null`.execute(db);
  const named = words.flatMap(({ nth, slug }) => {
    const id = referencedMessage(slug);
    return id ? [{ nth, id }] : [];
  });
  const { rows: referenced } = named.length === 0 ? { rows: [] } : await sql<
    Traced & { nth: number }
  >`
    select given.nth, 'DISPATCH' as match, null as link_id, m.dispatch_id, m.group_id,
      m.template_id, m.variant, m.marketplace, m.product_id
    from unnest(
      ${named.map(({ nth }) => nth)}::int[], ${named.map(({ id }) => id)}::text[]
    ) as given (nth, id)
      join message_results m on m.dispatch_id = given.id and m.user_id = ${userId}`.execute(db);
  const traced = new Map([...referenced, ...linked].map(({ nth, ...one }) => [nth, one]));
  const rest = items.map((item, nth) => ({ ...item, nth }))
    .filter(({ nth, productId }) => !traced.has(nth) && productId !== null);
  const { rows: guessed } = await sql<Traced & { nth: number }>`
    select given.nth, 'PRODUCT' as match, null as link_id, m.dispatch_id, m.group_id, m.template_id,
      m.variant, m.marketplace, m.product_id
    from unnest(
      ${rest.map(({ nth }) => nth)}::int[],
      ${rest.map(({ marketplace }) => marketplace)}::text[],
      ${rest.map(({ productId }) => productId)}::text[],
      ${rest.map(({ clickedAt, purchasedAt }) => clickedAt ?? purchasedAt)}::timestamptz[]
    ) as given (nth, marketplace, product_id, at)
      cross join lateral (
        select * from message_results m
        where m.user_id = ${userId} and m.marketplace = given.marketplace
          and m.product_id = given.product_id and m.sent_at <= given.at
          and m.sent_at > given.at - make_interval(days => ${PRODUCT_DAYS}::int)
        order by m.clicks desc, m.sent_at desc limit 1
      ) m`.execute(db);
  for (const { nth, ...one } of guessed) traced.set(nth, one);
  return items.map(({ marketplace, productId }, nth) => {
    const { link_id, ...own } = traced.get(nth) ?? {
      match: "NONE",
      link_id: null,
      dispatch_id: null,
      group_id: null,
      template_id: null,
      variant: null,
      marketplace: null,
      product_id: null,
    } as const;
    // A link of no message says nothing of the product, and neither does no link.
    const of = { marketplace: own.marketplace ?? marketplace, product_id: own.product_id };
    const isOwnProduct = of.product_id === null && of.marketplace === marketplace;
    return { ...own, ...of, link_id, ...isOwnProduct && { product_id: productId } };
  });
}
