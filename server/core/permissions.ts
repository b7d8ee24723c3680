import { Failure } from "./errors.ts";
import type { UserId } from "./ids.ts";
import type { Viewer } from "./users/viewer.ts";

/** "self": a member in person, not an admin in their name. */
type Rule = "anyone" | "member" | "self" | "admin";

/** Who may do what, in general. What has no row is not permitted. */
const rules = {
  "viewer.see": "anyone",
  "profile.see": "member",
  "profile.edit": "member",
  "account.see": "member",
  "account.edit": "self",
  "affiliateTags.edit": "self",
  "messageSettings.edit": "self",
  "dataExport.see": "self",
  "impersonation.see": "member",
  "impersonation.end": "member",
  "firstAdmin.claim": "self",
  "offer.see": "member",
  "offer.edit": "member",
  "connection.see": "member",
  "connection.edit": "self",
  "product.see": "member",
  "product.edit": "member",
  "coupon.see": "member",
  "coupon.edit": "member",
  "template.see": "member",
  "template.edit": "self", // as the message settings: words of all that goes out
  "card.see": "member",
  "card.edit": "member",
  "session.see": "member",
  "session.connect": "self",
  "session.edit": "member",
  "platformNumber.see": "member",
  "platformNumber.manage": "admin",
  "process.see": "admin",
  "group.see": "member",
  "group.claim": "self",
  "group.edit": "member",
  "dispatch.see": "member",
  "dispatch.send": "self",
  "dispatch.edit": "member",
  "notification.see": "member",
  "notification.edit": "member",
  "appearance.see": "anyone",
  "appearance.edit": "admin",
  "gateway.see": "admin",
  "gateway.edit": "admin",
  "user.see": "admin",
  "user.manage": "admin",
  "audit.see": "admin",
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;

export function may(viewer: Viewer, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  if (rule === "anyone" || viewer.kind === "system") return true;
  if (viewer.kind === "guest") return false;
  if (rule === "self") return !viewer.impersonation;
  return rule === "member" || viewer.kind === rule;
}

/** The viewer's id, once they are known to be allowed; a `Failure` otherwise. */
export function permit(viewer: Viewer, permission: Permission): UserId {
  if (viewer.kind === "system") throw new Failure("NOT_ALLOWED");
  if (viewer.kind === "guest" || !may(viewer, permission)) throw refusal(viewer, permission);
  return viewer.userId;
}

/** Why `viewer` may not; what is for admins alone says so in words of its own (SPEC.md §5). */
export function refusal(viewer: Viewer, permission: Permission): Failure {
  const { kind } = viewer;
  if ("impersonation" in viewer && viewer.impersonation && rules[permission] === "self") {
    return new Failure("ONLY_IN_PERSON");
  }
  const isForAdmins = (rules[permission] as Rule) === "admin";
  if (kind === "guest") return new Failure(isForAdmins ? "NOT_AUTHENTICATED" : "SIGN_IN_FIRST");
  return new Failure(isForAdmins ? "ADMINS_ONLY" : "NOT_ALLOWED");
}
