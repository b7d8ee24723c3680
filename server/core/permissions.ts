import { Failure } from "./errors.ts";
import type { UserId } from "./ids.ts";
import type { Viewer } from "./users/viewer.ts";

type Rule = "anyone" | "member" | "admin";

/** Who may do what, in general. What stands in no row cannot be asked for. */
const rules = {
  "viewer.see": "anyone",
  "profile.see": "member",
  "profile.edit": "member",
  "firstAdmin.claim": "member",
  "offer.see": "member",
  "offer.edit": "member",
  "session.see": "member",
  "session.edit": "member",
  "group.see": "member",
  "group.edit": "member",
  "dispatch.see": "member",
  "dispatch.edit": "member",
  "notification.see": "member",
  "notification.edit": "member",
  "appearance.see": "anyone",
  "appearance.edit": "admin",
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;

export function may({ kind }: Viewer, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  return rule === "anyone" || kind === rule || kind === "admin" || kind === "system";
}

/** The viewer's id, once they are known to be allowed; a `Failure` otherwise. */
export function permit(viewer: Viewer, permission: Permission): UserId {
  if (viewer.kind === "system") throw new Failure("NOT_ALLOWED");
  if (viewer.kind === "guest" || !may(viewer, permission)) throw refusal(viewer, permission);
  return viewer.userId;
}

/** Why `viewer` may not; what is for admins alone says so in words of its own (SPEC.md §5). */
export function refusal({ kind }: Viewer, permission: Permission): Failure {
  const isForAdmins = (rules[permission] as Rule) === "admin";
  if (kind === "guest") return new Failure(isForAdmins ? "NOT_AUTHENTICATED" : "SIGN_IN_FIRST");
  return new Failure(isForAdmins ? "ADMINS_ONLY" : "NOT_ALLOWED");
}
