import { requireAttempt } from "../attempts.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { newId, type ShortLinkId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requireRoom } from "../plans/queries.ts";
import { lockInvitations } from "./invitations.ts";
import {
  applyFields,
  checkedPassword,
  type Here,
  type LinkDraft,
  linkSearchText,
  type ShortLinkFields,
} from "./link_fields.ts";
import { lockOwnLink } from "./own_link.ts";
import { isReservedSlug } from "./reserved_slugs.ts";
import type { ShortLink } from "./short_link.ts";
import { randomSlug, slugOf } from "./slug.ts";
import { asShortLink } from "./tables.ts";

/** Links that one person makes: a deleted one holds its slug. */
const CREATIONS = { most: 200, minutes: 60 };

/** Draws of a random slug; of a million links, one in 27,000 meets another. */
const DRAWS = 5;

type CreateShortLink = ShortLinkFields & {
  /** A word of the person's own; absent: random. */
  readonly slug?: string | null | undefined;
};

/** Creates a link by hand. @throws Failure at the first field that is not valid, LimitReached */
export async function createShortLink(ctx: Context, input: CreateShortLink): Promise<ShortLink> {
  const userId = permit(ctx.viewer, "link.edit");
  await requireAttempt(ctx, userId, "createShortLink", CREATIONS);
  const passwordHash = await hashOf(ctx, input) ?? null;
  return await insertLink(ctx, { fields: input, passwordHash });
}

type InsertLink = { readonly fields: CreateShortLink; readonly passwordHash: string | null };

const insertLink = command(async (tx, { fields, passwordHash }: InsertLink): Promise<ShortLink> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "link.edit");
  const word = fields.slug == null ? null : checkedWord(fields.slug);
  const { timeZone } = await requireRoom(tx, userId, "shortLinks", 1);
  const draft = applyFields(emptyDraft, fields, await here(tx, userId, timeZone, fields));
  for (let draw = 0; draw < (word ? 1 : DRAWS); draw++) {
    const slug = word ?? randomSlug();
    if (isReservedSlug(slug)) continue;
    const link: ShortLink | undefined = await db.insertInto("short_links").values({
      id: newId("lnk"),
      user_id: userId,
      slug,
      purpose: "MANUAL",
      ...columnsOf(draft, slug),
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    }).onConflict((c) => c.column("slug").doNothing()).returning(asShortLink).executeTakeFirst();
    if (!link) continue;
    emit({ name: "link.created", userId, linkId: link.id });
    return link;
  }
  throw new Failure("SHORT_LINK_SLUG_TAKEN", ["slug"]);
});

type UpdateShortLink = ShortLinkFields & {
  readonly id: ShortLinkId;
  /** The version that the person saw; absent: any. */
  readonly version?: number | null | undefined;
};

/** The link changed after the version that the caller saw; `current` is the stored one. */
export class ShortLinkChangedMeanwhile extends Failure {
  constructor(readonly current: ShortLink) {
    super("SHORT_LINK_CHANGED_MEANWHILE", ["version"]);
  }
}

/** Updates the fields that the input contains; a slug never changes. @throws ShortLinkChangedMeanwhile */
export async function updateShortLink(ctx: Context, input: UpdateShortLink): Promise<ShortLink> {
  permit(ctx.viewer, "link.edit");
  const passwordHash = await hashOf(ctx, input);
  return await changeLink(ctx, { ...input, passwordHash });
}

type ChangeLink = UpdateShortLink & { readonly passwordHash: string | null | undefined };

const changeLink = command(async (tx, input: ChangeLink): Promise<ShortLink> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "link.edit");
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const place = await here(tx, userId, timeZone, input); // lock order: groups, then links
  const link = await lockOwnLink(tx, input.id);
  if (link.deletedAt) throw new Failure("SHORT_LINK_NOT_FOUND", ["id"]);
  if (input.version != null && input.version !== link.version) {
    throw new ShortLinkChangedMeanwhile(link);
  }
  const draft = applyFields(link, input, place);
  const saved: ShortLink = await db.updateTable("short_links").where("id", "=", link.id).set({
    ...columnsOf(draft, link.slug),
    ...input.passwordHash !== undefined && { password_hash: input.passwordHash },
    version: link.version + 1,
    updated_at: now,
  }).returning(asShortLink).executeTakeFirstOrThrow();
  emit({ name: "link.updated", userId, linkId: link.id });
  return saved;
});

const emptyDraft: LinkDraft = { title: "", targets: [], startsAt: null, expiresAt: null };

const columnsOf = (draft: LinkDraft, slug: string) => ({
  title: draft.title,
  search_text: linkSearchText({ ...draft, slug }),
  targets: JSON.stringify(draft.targets),
  starts_at: draft.startsAt,
  expires_at: draft.expiresAt,
});

async function here(
  tx: Tx,
  userId: UserId,
  timeZone: string,
  { targets }: ShortLinkFields,
): Promise<Here> {
  const invitations = await lockInvitations(tx, userId, targets ?? []);
  return { timeZone, own: tx.ports.shortLinks, invitations };
}

/** Returns the hash of a given password; null: cleared; undefined: not given. */
async function hashOf({ ports }: Context, { password }: ShortLinkFields) {
  if (password === undefined) return undefined;
  return password ? await ports.passwords.hash(checkedPassword(password)) : null;
}

function checkedWord(typed: string): string {
  const slug = slugOf(typed);
  if (slug === null) throw new Failure("SHORT_LINK_SLUG_INVALID", ["slug"]);
  if (isReservedSlug(slug)) throw new Failure("SHORT_LINK_SLUG_RESERVED", ["slug"]);
  return slug;
}
