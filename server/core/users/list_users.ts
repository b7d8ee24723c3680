import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import { asUser } from "./tables.ts";
import type { Role, User } from "./user.ts";

export type UserFilter = Given<{ search: string; role: Role; isBlocked: boolean }>;

/** Everybody, newest first; every word of `search` stands in the e-mail or the name. */
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
