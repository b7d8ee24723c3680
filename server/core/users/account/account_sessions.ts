import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { AccountSession } from "./accounts.ts";

/**
 * The sessions that a person is signed in with, newest first: the viewer's own, or for an admin
 * anybody's. Null where the identity provider cannot tell them apart.
 */
export async function listAccountSessions(
  ctx: Context,
  userId: UserId,
): Promise<AccountSession[] | null> {
  const isOwn = permit(ctx.viewer, "account.see") === userId;
  if (!isOwn) permit(ctx.viewer, "user.see");
  const lists = await Promise.all(
    (await subjectsOf(ctx, userId)).map((subject) => ctx.ports.accounts.listSessions(subject)),
  );
  const known = lists.filter((list) => list !== null);
  return known.length < lists.length ? null : known.flat();
}

/** Ends one of the viewer's sessions; one that is over already stays so. */
export async function endAccountSession(ctx: Context, { key }: { key: string }): Promise<UserId> {
  return await endThrough(ctx, (subject) => ctx.ports.accounts.endSession(subject, key));
}

/** Ends all of the viewer's sessions but the one that asks. */
export async function endOtherAccountSessions(ctx: Context): Promise<UserId> {
  const mine = "userId" in ctx.viewer ? ctx.viewer.sessionKey : undefined;
  return await endThrough(ctx, (subject) => ctx.ports.accounts.endSessions(subject, mine));
}

async function endThrough(ctx: Context, end: (subject: string) => Promise<void>) {
  const userId = permit(ctx.viewer, "account.edit");
  for (const subject of await subjectsOf(ctx, userId)) await end(subject);
  await noteEnd(ctx, userId);
  return userId;
}

const noteEnd = command(({ emit }, userId: UserId) => {
  emit({ name: "accountSessions.ended", userId });
  return Promise.resolve();
});

/** What the identity provider of now calls a person; none, if they came by another one. */
async function subjectsOf({ db, ports }: Context, userId: UserId): Promise<string[]> {
  const rows = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", userId).where("provider", "=", ports.accounts.provider).execute();
  return rows.map(({ subject }) => subject);
}
