import type { ApiScope } from "../api_keys/scopes.ts";
import type { ApiKeyId, ImpersonationId, OAuthGrantId, UserId } from "../ids.ts";

/** On whose behalf code runs. There always is one: visitors are guests, and jobs run as the system. */
export type Viewer =
  | { readonly kind: "guest" }
  | { readonly kind: "system" }
  | Person;

export type Person = {
  readonly kind: "member" | "admin";
  readonly userId: UserId;
  /** The id of this session at the identity provider, if it has one. */
  readonly sessionKey?: string;
  /** Set when a program acts for them, within its scopes: by a key, or as an app that they allowed. */
  readonly apiKey?: {
    readonly id: ApiKeyId | OAuthGrantId;
    readonly scopes: ReadonlySet<ApiScope>;
  };
  /** Set when an admin acts as this member, without an admin's permissions. */
  readonly impersonation?: Impersonation;
};

export type Impersonation = {
  readonly id: ImpersonationId;
  readonly adminId: UserId;
  readonly expiresAt: Date;
};

export const guest: Viewer = { kind: "guest" };
export const system: Viewer = { kind: "system" };
