import type { Selectable } from "kysely";
import { asAppearance, asTheme } from "../../appearance/tables.ts";
import { colorNames, type Colors } from "../../appearance/colors.ts";
import type { Context } from "../../context.ts";
import type { ThemeId, UserId } from "../../ids.ts";
import { countedAt } from "../../plans/limits.ts";
import type { UsersTable } from "../../users/tables.ts";
import { deletedUid, isSomebodys } from "../deleted_people.ts";
import {
  type DocumentFields,
  type DocumentValue,
  isDocumentId,
  paths,
  uidOf,
} from "../document.ts";
import { PROVIDER } from "../importing/source.ts";
import { partsOf, type Resource, type ResourceKind } from "./resource.ts";

/** A document as it should be; `fields` null: it should not be there. */
export type MirroredState = { readonly path: string; readonly fields: DocumentFields | null };

const LIMITS = "subscription.limits";

/**
 * Returns the fields that a document with this content has from us. A person without a price has no plan
 * whose limits we know: those that they have there stay.
 */
export const maskOf = (kind: ResourceKind, fields: DocumentFields): readonly string[] =>
  kind === "user" && !isBought(fields) ? masks.user.filter((one) => one !== LIMITS) : masks[kind];

const isBought = ({ subscription }: DocumentFields): boolean =>
  subscription?.mapValue?.fields.stripePriceId?.stringValue !== undefined;

/** The fields that each kind of document has from us, as SPEC's clients read them. */
const masks: Readonly<Record<ResourceKind, readonly string[]>> = {
  user: [
    "email",
    "displayName",
    "role",
    "createdAt",
    "subscription.plan",
    "subscription.status",
    "subscription.expiresAt",
    "subscription.messageCount",
    "subscription.stripePriceId",
    LIMITS,
  ],
  botSettings: ["sendingMode"],
  plan: ["limits"],
  theme: ["name", ...colorNames.map((name) => `settings.${name}`)],
  appearance: colorNames,
};

const text = (stringValue: string): DocumentValue => ({ stringValue });
const time = (at: Date): DocumentValue => ({ timestampValue: at.toISOString() });
const map = (fields: DocumentFields): DocumentValue => ({ mapValue: { fields } });
const NULL: DocumentValue = { nullValue: null };

/**
 * Loads what a document should be now. `known`: its path, once it was written. Null: it has none, as a
 * person without an account at Firebase, or with an id that no document may have, or who was deleted and
 * whose account is somebody's again: the documents are theirs then.
 */
export async function loadState(
  ctx: Context,
  resource: Resource,
  known: string | null,
): Promise<MirroredState | null> {
  const { kind, id } = partsOf(resource);
  const state = await loaders[kind](ctx, id) ?? await goneState(ctx, resource);
  if (state || known === null) return state;
  const uid = uidOf(known);
  return uid !== null && await isSomebodys(ctx, uid) ? null : { path: known, fields: null };
}

/** A person who was deleted has no documents there, also those that we never wrote. */
async function goneState(ctx: Context, resource: Resource): Promise<MirroredState | null> {
  const { kind, id } = partsOf(resource);
  if (kind !== "user" && kind !== "botSettings") return null;
  const uid = await deletedUid(ctx, id as UserId);
  if (uid === null || !isDocumentId(uid)) return null;
  return { path: kind === "user" ? paths.user(uid) : paths.botSettings(uid), fields: null };
}

type Loader = (ctx: Pick<Context, "db" | "now">, id: string) => Promise<MirroredState | null>;

const loaders: Readonly<Record<ResourceKind, Loader>> = {
  async user({ db, now }, id) {
    const user = await db.selectFrom("users").innerJoin("identities as i", "i.user_id", "users.id")
      .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
      .selectAll("users").select(["i.subject as uid", "plans.limits as planLimits"])
      .where("users.id", "=", id as UserId).where("i.provider", "=", PROVIDER).executeTakeFirst();
    if (!user || !isDocumentId(user.uid)) return null;
    const subscription = map({
      plan: text(user.plan),
      status: text(user.subscription_status),
      expiresAt: user.subscription_expires_at ? time(user.subscription_expires_at) : NULL,
      messageCount: { integerValue: String(countedAt(countOf(user), now)) },
      stripePriceId: user.stripe_price_id === null ? NULL : text(user.stripe_price_id),
      ...user.stripe_price_id === null ? {} : { limits: limitsMap(user.planLimits ?? {}) },
    });
    return {
      path: paths.user(user.uid),
      fields: {
        email: text(user.email),
        displayName: text(user.display_name),
        role: text(user.role),
        createdAt: time(user.created_at),
        subscription,
      },
    };
  },
  async botSettings({ db }, id) {
    const row = await db.selectFrom("bot_settings")
      .innerJoin("identities as i", "i.user_id", "bot_settings.user_id")
      .select(["i.subject as uid", "sending_mode as mode"])
      .where("bot_settings.user_id", "=", id as UserId).where("i.provider", "=", PROVIDER)
      .executeTakeFirst();
    return row && isDocumentId(row.uid)
      ? { path: paths.botSettings(row.uid), fields: { sendingMode: text(row.mode) } }
      : null;
  },
  async plan({ db }, id) {
    const plan = await db.selectFrom("plans").select("limits").where("price_id", "=", id)
      .executeTakeFirst();
    return plan && isDocumentId(id)
      ? { path: paths.plan(id), fields: { limits: limitsMap(plan.limits) } }
      : null;
  },
  async theme({ db }, id) {
    const theme = await db.selectFrom("themes").select(asTheme).where("id", "=", id as ThemeId)
      .executeTakeFirst();
    if (!theme) return null;
    // A theme that came from there stays where it was.
    const origin = await db.selectFrom("firestore_documents").select("path")
      .where("entity_id", "=", id).executeTakeFirst();
    const fields = { name: text(theme.name), settings: map(colorsMap(theme)) };
    return { path: origin?.path ?? paths.theme(id), fields: theme.deletedAt ? null : fields };
  },
  async appearance({ db }) {
    const current = await db.selectFrom("appearances").select(asAppearance)
      .orderBy("version", "desc").limit(1).executeTakeFirstOrThrow();
    return { path: paths.appearance, fields: colorsMap(current) };
  },
};

const countOf = (user: Selectable<UsersTable>) => ({
  messageCount: user.message_count,
  countedMonth: user.counted_month,
  timeZone: user.time_zone,
});

const limitsMap = (limits: Readonly<Record<string, number>>): DocumentValue =>
  map(Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { integerValue: String(limit) }]),
  ));

const colorsMap = (colors: Colors): DocumentFields =>
  Object.fromEntries(colorNames.map((name) => [name, text(colors[name])]));
