import { anyOf } from "../../../database/any_of.ts";
import { compiledByShape } from "../../../database/compiled_by_shape.ts";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import type { Given } from "../../given.ts";
import { may, permit } from "../../permissions.ts";
import { wordPatterns } from "../../search.ts";
import { asUser } from "../tables.ts";
import type { Role, User } from "../user.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";

export type UserFilter = Given<{ search: string; role: Role; isBlocked: boolean }>;

/** Lists users, newest first; every word of `search` occurs in the email or the name. */
export function listUsers(
  { db, viewer }: Context,
  { search, role, isBlocked }: UserFilter,
  page: Page,
): Promise<User[]> {
  permit(viewer, "user.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("usr", page);
  return inPage(
    db.selectFrom("users").leftJoin("plans", "plans.price_id", "users.stripe_price_id")
      .select(asUser)
      .$if(role != null, (q) => q.where("role", "=", role!))
      .$if(isBlocked != null, (q) => q.where("blocked_at", isBlocked ? "is not" : "is", null))
      .$call((q) => patterns.reduce((q, text) => q.where("users.search_text", "like", text), q)),
    page,
    "users.id",
  ).execute();
}

/**
 * Returns users by id, in the order of `ids`. Admins see everybody; members see themselves, and the
 * admin who impersonates them. Others count as absent.
 */
export async function loadUsers(
  { db, viewer, ownRow }: Context,
  ids: readonly UserId[],
): Promise<(User | Failure)[]> {
  if (viewer.kind === "guest") return ids.map(() => new Failure("SIGN_IN_FIRST"));
  if (ownRow && ids.every((id) => id === ownRow.id)) return ids.map(() => ownRow);
  const seen = viewer.kind === "system" || may(viewer, "user.see")
    ? null // everybody
    : [viewer.userId, ...viewer.impersonation ? [viewer.impersonation.adminId] : []];
  const users = await usersOf(db, { ids, seen });
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}

type Asked = { readonly ids: readonly UserId[]; readonly seen: readonly UserId[] | null };

const usersOf = compiledByShape<Asked, User>((db, { ids, seen }) =>
  db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", anyOf(ids))
    .$if(seen !== null, (q) => q.where("users.id", "=", anyOf(seen!)))
);
