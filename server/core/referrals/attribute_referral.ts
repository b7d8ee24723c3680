import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { newId, type UserId } from "../ids.ts";
import { findReferrer, isOpen } from "./queries.ts";
import { isSameDevice, plainEmail } from "./same_person.ts";
import type { BlockedReason } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from the first visit of a link in which a registration counts for it. */
export const ATTRIBUTION_DAYS = 60;

/** Visits of one link from one address that count in a day, by whatever browsers. */
const MOST_A_DAY = { most: 20, minutes: 24 * 60 };
const ONCE_A_DAY = { most: 1, minutes: 24 * 60 };

type Visit = { readonly code: string; readonly address: string; readonly agent: string };

/**
 * Counts a visit of a referral link, once a day for a person: an address and a browser, of which a hash
 * with a secret of the day is stored. @returns whether the link is somebody's
 */
export async function countInvitation(ctx: Context, visit: Visit): Promise<boolean> {
  const { code, address, agent } = visit;
  const userId = await findReferrer(ctx, code);
  if (!userId) return false;
  const { countAttempt, vault } = ctx.ports;
  const day = ctx.now.toISOString().slice(0, 10);
  const about = `${await vault.derive(`invitations of ${day}`)} ${code} ${address}`;
  const isRepeated = await countAttempt("invitation", ONCE_A_DAY, `${about} ${agent}`) > 0 ||
    await countAttempt("invitationAddress", MOST_A_DAY, about) > 0;
  if (!isRepeated) await addClick(ctx, userId);
  return true;
}

const addClick = command(async ({ db }, userId: UserId) => {
  await db.updateTable("referrers").set((eb) => ({ click_count: eb("click_count", "+", 1) }))
    .where("user_id", "=", userId).execute();
});

/** Returns when a person registered, if that was since then; null: it was before. */
export async function registeredSince({ db }: Context, userId: UserId, since: Date) {
  const person = await db.selectFrom("users").select("created_at as at").where("id", "=", userId)
    .where("created_at", ">=", since).executeTakeFirst();
  return person?.at ?? null;
}

/** A person's first request after they registered, and the link that they had visited. */
type Registration = {
  readonly userId: UserId;
  readonly code: string;
  readonly clickedAt: Date;
  readonly address: string;
  readonly agent: string;
};

/**
 * Attributes a registration to the link that the person visited before, within 60 days; once for each
 * person. One that seems to be the referrer again is stored as blocked, with the reason.
 */
export async function attributeReferral(ctx: Context, registration: Registration): Promise<void> {
  const { userId, code, clickedAt, address, agent } = registration;
  const referrerId = await findReferrer(ctx, code);
  if (!referrerId || referrerId === userId || !await isOpen(ctx)) return;
  const people = await ctx.db.selectFrom("users").select(["id", "email", "created_at as createdAt"])
    .where("id", "in", [userId, referrerId]).execute();
  const [person, referrer] = [userId, referrerId].map((id) => people.find((one) => one.id === id));
  if (!person || !referrer) return;
  const sinceClick = person.createdAt.getTime() - clickedAt.getTime();
  if (sinceClick < 0 || sinceClick > ATTRIBUTION_DAYS * DAY_MS) return;
  const reason = plainEmail(person.email) === plainEmail(referrer.email)
    ? "SAME_EMAIL"
    : await isSameDevice(ctx, referrerId, { address, agent })
    ? "SAME_DEVICE"
    : null;
  await insertReferral(ctx, {
    userId: referrerId,
    referredId: userId,
    clickedAt,
    registeredAt: person.createdAt,
    reason,
  });
}

type NewReferral = {
  readonly userId: UserId;
  readonly referredId: UserId;
  readonly clickedAt: Date;
  readonly registeredAt: Date;
  readonly reason: BlockedReason | null;
};

const insertReferral = command(async ({ db, now, emit }, given: NewReferral) => {
  const { userId, reason } = given;
  const row = await db.insertInto("referrals").values({
    id: newId("rfl"),
    user_id: userId,
    referred_id: given.referredId,
    clicked_at: given.clickedAt,
    registered_at: given.registeredAt,
    blocked_at: reason && now,
    blocked_reason: reason,
  }).onConflict((on) => on.column("referred_id").doNothing()).returning("id").executeTakeFirst();
  if (!row) return;
  emit({ name: "referral.created", userId, referralId: row.id });
  if (reason) emit({ name: "referral.blocked", userId, referralId: row.id, reason });
});
