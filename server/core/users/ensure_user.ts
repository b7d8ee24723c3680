import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { newId } from "../ids.ts";
import { firstSettings } from "../sending/bot_settings.ts";
import type { Identified } from "./identity.ts";
import { HOME_ZONE, newSubscription } from "./user.ts";
import type { Viewer } from "./viewer.ts";

/** The viewer that an identity stands for; their row is made on the first call, and only once. */
export async function ensureUser(ctx: Context, identified: Identified): Promise<Viewer> {
  return await findViewer(ctx, identified) ?? await register(ctx, identified);
}

async function findViewer({ db }: Context, who: Identified): Promise<Viewer | undefined> {
  const user = await db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select(["users.id", "users.role"])
    .where("provider", "=", who.provider).where("subject", "=", who.subject)
    .executeTakeFirst();
  return user && { kind: user.role === "admin" ? "admin" : "member", userId: user.id };
}

/** Two tabs may ask at once: the second waits at the lock and finds the first one's row. */
const register = command(async (work, who: Identified): Promise<Viewer> => {
  const { db, now, emit } = work;
  await sql`select pg_advisory_xact_lock(hashtextextended(${who.provider + who.subject}, 0))`
    .execute(db);
  const known = await findViewer(work, who);
  if (known) return known;

  const userId = newId("usr");
  await db.insertInto("users").values({
    id: userId,
    email: who.email,
    display_name: who.displayName,
    role: "user",
    ...newSubscription(now),
    discloses: true,
    signature: "",
    zone: HOME_ZONE,
    created_at: now,
  }).execute();
  await db.insertInto("bot_settings").values({ user_id: userId, ...firstSettings }).execute();
  await db.insertInto("identities")
    .values({ provider: who.provider, subject: who.subject, user_id: userId }).execute();
  emit({ name: "user.registered", userId });
  return { kind: "member", userId };
});
