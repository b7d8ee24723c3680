import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { GroupId, ShortLinkId, TemplateId, UserId } from "../ids.ts";
import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { readyTemplate } from "../templates/ready_templates.ts";
import type { ListedDimension } from "./dimensions.ts";

/** What a row of results is called. */
export type Subject = { readonly name: string; readonly detail: string | null };
type Subjects = ReadonlyMap<string, Subject>;

/** Returns the names of subjects by their keys; one that is gone for good is absent. */
export function loadSubjects(
  ctx: Context,
  userId: UserId,
  dimension: ListedDimension,
  keys: readonly string[],
): Promise<Subjects> {
  if (keys.length === 0) return Promise.resolve(new Map());
  return loaders[dimension](ctx, userId, keys);
}

type Load = (ctx: Context, userId: UserId, keys: readonly string[]) => Promise<Subjects>;

const loaders: Readonly<Record<ListedDimension, Load>> = {
  async GROUP({ db }, userId, keys) {
    const groups = await db.selectFrom("groups").select(["id", "title"])
      .where("id", "in", keys as GroupId[]).where("user_id", "=", userId).execute();
    return new Map(groups.map(({ id, title }) => [id, { name: title, detail: null }]));
  },

  async TEMPLATE(ctx, userId, keys) {
    const names = await templateNames(ctx, userId, keys);
    return new Map([...names].map(([id, name]) => [id, { name, detail: null }]));
  },

  async VARIANT(ctx, userId, keys) {
    const parts = keys.map((key) => [key, ...variantIn(key)] as const);
    const names = await templateNames(ctx, userId, parts.map(([, templateId]) => templateId));
    return new Map(parts.flatMap(([key, templateId, slot]) => {
      const detail = names.get(templateId);
      return detail ? [[key, { name: variantLetter(slot), detail }]] : [];
    }));
  },

  MARKETPLACE: (_ctx, _userId, keys) =>
    Promise.resolve(
      new Map(keys.map((key) => {
        const name = marketplaceName(key as Marketplace) ?? "Outras lojas";
        return [key, { name, detail: null }];
      })),
    ),

  async PRODUCT({ db }, userId, keys) {
    const { rows } = await sql<{ key: string; title: string; marketplace: Marketplace }>`
      select given.key, found.title, given.marketplace
      from (
        select key, split_part(key, ':', 1) as marketplace,
          substr(key, strpos(key, ':') + 1) as product_id
        from unnest(${keys}::text[]) key
      ) given cross join lateral (
        (select o.title, 1 as nth from offers o
        where o.user_id = ${userId} and o.product_id = given.product_id
          and o.marketplace = given.marketplace
        order by o.id desc limit 1)
        union all
        (select p.title, 2 from products p
        where p.user_id = ${userId} and p.marketplace = given.marketplace
          and p.product_id = given.product_id limit 1)
        union all
        (select c.title, 3 from conversions c
        where c.user_id = ${userId} and c.marketplace = given.marketplace
          and c.product_id = given.product_id limit 1)
        order by nth limit 1
      ) found`.execute(db);
    return new Map(
      rows.map(({ key, title, marketplace }) => [
        key,
        { name: title, detail: marketplaceName(marketplace) ?? null },
      ]),
    );
  },

  async LINK({ db }, userId, keys) {
    const links = await db.selectFrom("short_links").select(["id", "slug", "title"])
      .where("id", "in", keys as ShortLinkId[]).where("user_id", "=", userId).execute();
    return new Map(
      links.map(({ id, slug, title }) => [
        id,
        { name: title || `/${slug}`, detail: title ? `/${slug}` : null },
      ]),
    );
  },
};

/** Returns the template and the slot of a variant's key. */
export function variantIn(key: string): [templateId: string, slot: number] {
  const [templateId = "", slot = ""] = key.split(":");
  return [templateId, Number(slot)];
}

/** A, B or C. */
export const variantLetter = (slot: number) => "ABC"[slot] ?? String(slot + 1);

/** Names of templates, also of deleted ones, and of the ready ones. */
export async function templateNames(
  { db }: Context,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const own = await db.selectFrom("templates").select(["id", "name"])
    .where("id", "in", ids as TemplateId[]).where("user_id", "=", userId).execute();
  const names = new Map<string, string>(own.map(({ id, name }) => [id, name]));
  for (const id of ids) {
    const ready = readyTemplate(id);
    if (ready) names.set(id, ready.name);
  }
  return names;
}
