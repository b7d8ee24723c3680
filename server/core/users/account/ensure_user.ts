import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { newId } from "../../ids.ts";
import { createBotSettings } from "../../delivery/commands.ts";
import { findPerson, type FoundPerson, readPeople, type Recall } from "./find_person.ts";
import type { AccountChange, Identified } from "./identity.ts";
import { memoryOf } from "./remembered_people.ts";
import { firstSubscription } from "../../plans/subscription.ts";
import { HOME_ZONE, searchTextOf, type User, viewerKinds } from "../user.ts";
import { guest, type Viewer } from "../viewer.ts";
import { Failure } from "../../errors.ts";

/**
 * Returns the viewer of an identity; the first call creates the user's row. Blocked users, and users
 * whose session was ended, are guests. While an admin impersonates a member, the viewer is the member.
 */
export async function ensureUser(
  ctx: Context,
  who: Identified,
  recall: Recall = "READ",
): Promise<Viewer> {
  const known = await findPerson(ctx, who, recall);
  if (!known) return await register(ctx, who);
  const viewer = viewerOf(known, who);
  if (viewer.kind !== "guest" && isOutdated(known, who)) {
    await updateEmail(ctx, { known, who });
    identifiedRows.delete(viewer); // it has the email of before
  }
  return viewer;
}

/** Returns the viewer of an identity if this process remembers their row, and it is up to date. */
export function rememberedViewer({ db, now }: Context, who: Identified): Viewer | null {
  const known = memoryOf(db)?.find(who, now);
  return known && !isOutdated(known, who) ? viewerOf(known, who) : null;
}

function viewerOf(
  { user, ...known }: FoundPerson,
  { sessionKey, signedInAt, isAdmin }: Identified,
) {
  if (user.blockedAt || known.sessionsFrom && signedInAt < known.sessionsFrom) return guest;
  const kind = isAdmin ? "admin" : viewerKinds[user.role]; // the token or the row makes an admin
  if (kind === "admin" && known.impersonation) {
    const { userId, ...impersonation } = known.impersonation;
    return { kind: "member", userId, sessionKey, impersonation } satisfies Viewer;
  }
  const viewer = { kind, userId: user.id, sessionKey } satisfies Viewer;
  identifiedRows.set(viewer, user);
  return viewer;
}

/** The rows by which viewers were identified. */
const identifiedRows = new WeakMap<Viewer, User>();

/**
 * Returns the viewer's own row as it was when they were identified, for what only reads; null: it was
 * not read then, as for an API key.
 */
export const identifiedRow = (viewer: Viewer): User | null => identifiedRows.get(viewer) ?? null;

const isOutdated = ({ user }: FoundPerson, { email, emailVerified }: Identified) =>
  user.email !== email || (user.emailVerifiedAt !== null) !== emailVerified;

/** Copies the email, and whether it is verified, from the provider. */
const updateEmail = command(
  async ({ db, now, emit }, { known, who }: { known: FoundPerson; who: Identified }) => {
    await db.updateTable("users")
      .set({
        email: who.email,
        email_verified_at: who.emailVerified ? now : null,
        search_text: searchTextOf(who.email, known.user.displayName),
      })
      .where("id", "=", known.user.id).execute();
    emit({ name: "user.changed", userId: known.user.id });
  },
);

/** Creates the row. A concurrent request waits for the lock and then finds the row. */
const register = command(async (tx, who: Identified): Promise<Viewer> => {
  const { db, now, emit } = tx;
  await sql`select pg_advisory_xact_lock(hashtextextended(${who.provider + who.subject}, 0))`
    .execute(db);
  const [known] = await readPeople(db, [who], now);
  if (known) return viewerOf(known, who);

  const userId = newId("usr");
  await db.insertInto("users").values({
    id: userId,
    email: who.email,
    email_verified_at: who.emailVerified ? now : null,
    display_name: who.displayName,
    search_text: searchTextOf(who.email, who.displayName),
    role: "user",
    ...firstSubscription(who, now),
    has_disclosure: true,
    signature: "",
    time_zone: HOME_ZONE,
    created_at: now,
  }).execute();
  await createBotSettings(tx, [userId]);
  await db.insertInto("identities")
    .values({ provider: who.provider, subject: who.subject, user_id: userId }).execute();
  emit({ name: "user.registered", userId });
  return { kind: who.isAdmin ? "admin" : "member", userId, sessionKey: who.sessionKey };
});

/** Whether the user of this account is blocked. */
export async function isBlocked(
  { db }: Context,
  { provider, subject }: { provider: string; subject: string },
): Promise<boolean> {
  const user = await db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select("users.id").where("provider", "=", provider).where("subject", "=", subject)
    .where("users.blocked_at", "is not", null).executeTakeFirst();
  return user !== undefined;
}

/**
 * Returns the viewer for a sign-in; a guest when the session was ended.
 * @throws Failure ACCOUNT_BLOCKED
 */
export async function signInViewer(ctx: Context, who: Identified): Promise<Viewer> {
  const viewer = await ensureUser(ctx, who);
  if (viewer.kind === "guest" && await isBlocked(ctx, who)) throw new Failure("ACCOUNT_BLOCKED");
  return viewer;
}

/** Commits a change to an account together with the user's row and the emails to send. */
export const commitAccountChange = command(async (tx, change: AccountChange): Promise<void> => {
  const { who, emails } = await change(tx.db);
  const viewer = await ensureUser(tx, who);
  if (!("userId" in viewer)) return; // blocked people get no emails
  const { userId } = viewer;
  tx.emit(...emails.map((emailId) => ({
    name: "accountEmail.requested" as const,
    userId,
    emailId,
  })));
});
