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
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;

export function may({ kind }: Viewer, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  return rule === "anyone" || kind === rule || kind === "admin" || kind === "system";
}

/** The viewer's id, once they are known to be allowed; a `Failure` otherwise. */
export function permit(viewer: Viewer, permission: Permission): UserId {
  if (viewer.kind === "guest") throw new Failure("SIGN_IN_FIRST");
  if (viewer.kind === "system" || !may(viewer, permission)) throw new Failure("NOT_ALLOWED");
  return viewer.userId;
}
