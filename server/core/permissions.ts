import { isWithin, ScopeMissing } from "./api_keys/scopes.ts";
import { Failure } from "./errors.ts";
import type { UserId } from "./ids.ts";
import type { Viewer } from "./users/viewer.ts";

/** "self": a member in person, not an admin who impersonates them. */
type Rule = "anyone" | "member" | "self" | "admin";

/** The rule of each permission. */
const rules = {
  "viewer.see": "anyone",
  "profile.see": "member",
  "profile.edit": "member",
  "account.see": "member",
  "account.edit": "self",
  "apiKey.see": "member",
  "apiKey.edit": "self",
  "oauth.see": "member",
  "oauth.edit": "self",
  "oauth.manage": "admin",
  "affiliateTags.edit": "self",
  "messageSettings.edit": "self",
  "dataExport.see": "self",
  "export.see": "member",
  "export.create": "self", // what leaves in bulk, leaves in person
  "impersonation.see": "member",
  "impersonation.end": "member",
  "firstAdmin.claim": "self",
  "billing.see": "member",
  "billing.edit": "self", // it spends the person's money
  "billing.manage": "admin",
  "plan.edit": "admin",
  "referral.see": "member",
  "referral.edit": "self", // where their money goes
  "payout.see": "admin",
  "payout.manage": "admin",
  "offer.see": "member",
  "offer.edit": "member",
  "connection.see": "member",
  "connection.edit": "self",
  "product.see": "member",
  "product.edit": "member",
  "link.see": "member",
  "link.edit": "self", // like the affiliate tags: where people are led
  "link.manage": "admin",
  "coupon.see": "member",
  "coupon.edit": "member",
  "template.see": "member",
  "template.edit": "self", // like the message settings: the text of all messages
  "assistant.see": "member",
  "assistant.edit": "self", // whether their data go to a provider
  "assistant.write": "self", // in the person's voice, of their plan's prompts
  "calendar.see": "member",
  "calendar.edit": "self", // like sending: what goes to groups, and when
  "rule.see": "member",
  "rule.edit": "self", // rules send in the person's name
  "rule.stop": "member",
  "approval.answer": "self",
  "campaignText.see": "member",
  "campaignText.edit": "self", // like the templates: the text of messages
  "store.see": "member",
  "store.edit": "member",
  "store.manage": "admin",
  "publicStore.see": "anyone",
  "card.see": "member",
  "card.edit": "member",
  "session.see": "member",
  "session.connect": "self",
  "session.edit": "member",
  "platformNumber.see": "member",
  "platformNumber.manage": "admin",
  "process.see": "admin",
  "operations.see": "admin",
  "operations.manage": "admin",
  "group.see": "member",
  "group.claim": "self",
  "group.edit": "member",
  "dispatch.see": "member",
  "dispatch.send": "self",
  "dispatch.edit": "member",
  "insights.see": "member",
  "conversion.import": "member",
  "webhook.see": "member",
  "webhook.edit": "self", // it sends the person's events away
  "notification.see": "member",
  "notification.edit": "member",
  "appearance.see": "anyone",
  "appearance.edit": "admin",
  "maintenance.see": "anyone",
  "maintenance.manage": "admin",
  "gateway.see": "admin",
  "gateway.edit": "admin",
  "article.see": "anyone",
  "article.rate": "self", // it is the person's own opinion
  "article.manage": "admin",
  "feedback.see": "member",
  "feedback.create": "self", // it is the person's own opinion
  "feedback.manage": "admin",
  "roadMap.see": "anyone",
  "thread.see": "self", // what somebody tells an assistant is nobody else's
  "thread.edit": "self",
  "proposal.answer": "self",
  "user.see": "admin",
  "user.manage": "admin",
  "audit.see": "admin",
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof rules;

/** Whether everybody who is signed in has a permission, also where an admin acts in their name. */
export const isEveryMembers = (permission: Permission): boolean =>
  rules[permission] === "member" || rules[permission] === "anyone";

/** Whether the viewer has a permission. */
export function may(viewer: Viewer, permission: Permission): boolean {
  const rule: Rule = rules[permission];
  if (viewer.kind === "system") return true;
  if ("apiKey" in viewer && viewer.apiKey && !isWithin(viewer.apiKey.scopes, permission)) {
    return false;
  }
  if (rule === "anyone") return true;
  if (viewer.kind === "guest") return false;
  if (rule === "self") return !viewer.impersonation;
  return rule === "member" || viewer.kind === rule;
}

/** Requires a permission. Returns the viewer's id. @throws Failure */
export function permit(viewer: Viewer, permission: Permission): UserId {
  if (viewer.kind === "system") throw new Failure("NOT_ALLOWED");
  if (viewer.kind === "guest" || !may(viewer, permission)) throw refusal(viewer, permission);
  return viewer.userId;
}

/** Returns the failure for a viewer without a permission. Admins' permissions have sentences of their own. */
export function refusal(viewer: Viewer, permission: Permission): Failure {
  const { kind } = viewer;
  if ("apiKey" in viewer && viewer.apiKey && !isWithin(viewer.apiKey.scopes, permission)) {
    return new ScopeMissing(permission);
  }
  if ("impersonation" in viewer && viewer.impersonation && rules[permission] === "self") {
    return new Failure("ONLY_IN_PERSON");
  }
  const isAdminOnly = (rules[permission] as Rule) === "admin";
  if (kind === "guest") return new Failure(isAdminOnly ? "NOT_AUTHENTICATED" : "SIGN_IN_FIRST");
  return new Failure(isAdminOnly ? "ADMINS_ONLY" : "NOT_ALLOWED");
}
