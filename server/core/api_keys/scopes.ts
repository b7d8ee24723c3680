import { Failure } from "../errors.ts";
import type { Permission } from "../permissions.ts";

/** What a key may do, by area. Who may change an area may also read it. */
export const apiScopes = [
  "OFFERS_READ",
  "OFFERS_WRITE",
  "PRODUCTS_READ",
  "PRODUCTS_WRITE",
  "COUPONS_READ",
  "COUPONS_WRITE",
  "TEXTS_READ",
  "TEXTS_WRITE",
  "LINKS_READ",
  "LINKS_WRITE",
  "STORE_READ",
  "STORE_WRITE",
  "CALENDAR_READ",
  "CALENDAR_WRITE",
  "AUTOMATION_READ",
  "AUTOMATION_WRITE",
  "GROUPS_READ",
  "GROUPS_WRITE",
  "SENDING_READ",
  "SENDING_WRITE",
  "INSIGHTS_READ",
  "INSIGHTS_WRITE",
  "NOTIFICATIONS_READ",
  "NOTIFICATIONS_WRITE",
  "ASSISTANT_READ",
  "ASSISTANT_WRITE",
  "PROFILE_READ",
  "ADMIN_READ",
  "ADMIN_WRITE",
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Every key has the permission, whatever its scopes. */
const OPEN = "OPEN";
/** No key has the permission: it is about the account, its money or its credentials. */
const NEVER = null;

/** The scopes of which one is enough; the first is the one that a refusal names. */
type Needed = typeof OPEN | typeof NEVER | readonly [ApiScope, ...ApiScope[]];

/** What a key needs for each permission. A permission without a row does not compile. */
const neededFor: Readonly<Record<Permission, Needed>> = {
  "viewer.see": OPEN,
  "profile.see": ["PROFILE_READ"],
  "profile.edit": NEVER,
  "account.see": NEVER,
  "account.edit": NEVER,
  "apiKey.see": NEVER,
  "apiKey.edit": NEVER,
  "oauth.see": NEVER,
  "oauth.edit": NEVER,
  "oauth.manage": NEVER, // it ends what other people allowed
  "affiliateTags.edit": NEVER, // where a person's commissions go
  "messageSettings.edit": ["TEXTS_WRITE"],
  "dataExport.see": NEVER,
  "export.see": ["OFFERS_READ", "INSIGHTS_READ"], // each kind also needs its own
  "export.create": ["OFFERS_READ", "INSIGHTS_READ"],
  "impersonation.see": NEVER,
  "impersonation.end": NEVER,
  "firstAdmin.claim": NEVER,
  "billing.see": NEVER,
  "billing.edit": NEVER,
  "billing.manage": NEVER,
  "plan.edit": NEVER,
  "referral.see": NEVER,
  "referral.edit": NEVER,
  "payout.see": NEVER,
  "payout.manage": NEVER,
  "offer.see": ["OFFERS_READ"],
  "offer.edit": ["OFFERS_WRITE"],
  "connection.see": ["OFFERS_READ", "PRODUCTS_READ"],
  "connection.edit": NEVER, // a shop's credentials
  "product.see": ["PRODUCTS_READ"],
  "product.edit": ["PRODUCTS_WRITE"],
  "link.see": ["LINKS_READ"],
  "link.edit": ["LINKS_WRITE"],
  "link.manage": ["ADMIN_WRITE"],
  "coupon.see": ["COUPONS_READ"],
  "coupon.edit": ["COUPONS_WRITE"],
  "template.see": ["TEXTS_READ"],
  "template.edit": ["TEXTS_WRITE"],
  "assistant.see": ["TEXTS_READ", "ASSISTANT_READ"],
  "assistant.edit": NEVER, // whether the person's data go to a provider
  "assistant.write": ["TEXTS_WRITE"],
  "calendar.see": ["CALENDAR_READ"],
  "calendar.edit": ["CALENDAR_WRITE"],
  "rule.see": ["AUTOMATION_READ"],
  "rule.edit": ["AUTOMATION_WRITE"],
  "rule.stop": ["AUTOMATION_WRITE"],
  "approval.answer": ["AUTOMATION_WRITE"],
  "campaignText.see": ["TEXTS_READ"],
  "campaignText.edit": ["TEXTS_WRITE"],
  "store.see": ["STORE_READ"],
  "store.edit": ["STORE_WRITE"],
  "store.manage": ["ADMIN_WRITE"],
  "publicStore.see": OPEN,
  "card.see": ["OFFERS_READ"],
  "card.edit": ["OFFERS_WRITE"],
  "session.see": ["SENDING_READ", "GROUPS_READ"],
  "session.connect": NEVER, // a messenger's credentials
  "session.edit": ["SENDING_WRITE"],
  "platformNumber.see": ["SENDING_READ", "GROUPS_READ"],
  "platformNumber.manage": NEVER,
  "process.see": ["ADMIN_READ"],
  "operations.see": ["ADMIN_READ"],
  "operations.manage": ["ADMIN_WRITE"],
  "group.see": ["GROUPS_READ"],
  "group.claim": ["GROUPS_WRITE"],
  "group.edit": ["GROUPS_WRITE"],
  "dispatch.see": ["SENDING_READ"],
  "dispatch.send": ["SENDING_WRITE"],
  "dispatch.edit": ["SENDING_WRITE"],
  "webhook.see": NEVER, // its deliveries hold what other scopes are for
  "webhook.edit": NEVER,
  "insights.see": ["INSIGHTS_READ"],
  "conversion.import": ["INSIGHTS_WRITE"],
  "notification.see": ["NOTIFICATIONS_READ"],
  "notification.edit": ["NOTIFICATIONS_WRITE"],
  "appearance.see": OPEN,
  "appearance.edit": ["ADMIN_WRITE"],
  "maintenance.see": OPEN,
  "maintenance.manage": ["ADMIN_WRITE"],
  "gateway.see": ["ADMIN_READ"],
  "gateway.edit": NEVER, // a gateway's credentials
  "article.see": OPEN,
  "article.rate": NEVER, // a person's own opinion
  "article.manage": ["ADMIN_READ"],
  "feedback.see": ["PROFILE_READ"],
  "feedback.create": NEVER, // a person's own opinion
  "feedback.manage": ["ADMIN_WRITE"],
  "roadMap.see": OPEN,
  "thread.see": ["ASSISTANT_READ"],
  "thread.edit": ["ASSISTANT_WRITE"], // a tool needs the scope of what it reads as well
  "proposal.answer": ["ASSISTANT_WRITE"], // and accepting one, the scope of what it does
  "user.see": ["ADMIN_READ"],
  "user.manage": NEVER, // other people's accounts
  "audit.see": ["ADMIN_READ"],
};

/** Whether these scopes contain that one; the right to change an area contains the right to read it. */
const contains = (scopes: ReadonlySet<ApiScope>, scope: ApiScope): boolean =>
  scopes.has(scope) || scopes.has(scope.replace(/_READ$/, "_WRITE") as ApiScope);

/** Whether a key with these scopes has a permission that its person has. */
export function isWithin(scopes: ReadonlySet<ApiScope>, permission: Permission): boolean {
  const needed = neededFor[permission];
  if (needed === OPEN) return true;
  return needed !== NEVER && needed.some((scope) => contains(scopes, scope));
}

/** Whether only an admin can give a key this scope. */
export const isForAdmins = (scope: ApiScope): boolean => scope.startsWith("ADMIN_");

/** A refusal because a key lacks a scope, which it names; `scope` is null: no key has the permission. */
export class ScopeMissing extends Failure {
  readonly scope: ApiScope | null;
  constructor(permission: Permission) {
    const needed = neededFor[permission];
    const scope = needed === NEVER || needed === OPEN ? null : needed[0];
    super(scope ? "API_SCOPE_MISSING" : "NOT_FOR_API_KEYS");
    this.scope = scope;
    if (scope) this.message += ` Falta: ${scope}.`;
  }
}
