import type { ColumnType } from "kysely";
import type { ApiScope } from "../api_keys/scopes.ts";
import type { OAuthAppId, OAuthGrantId, UserId } from "../ids.ts";

/** Apps that people registered, so that they act for others who allow it. */
export type OAuthAppsTable = {
  /** The `client_id`. */
  id: OAuthAppId;
  /** Who made it. */
  user_id: UserId;
  name: string;
  redirect_uris: string[];
  /** Null: a public app, which can keep no secret. */
  secret_hash: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** Set while an admin has disabled it. */
  disabled_at: ColumnType<Date | null, never, Date | null>;
  disabled_reason: ColumnType<string | null, never, string | null>;
};

/** What a person allowed an app, once: its code, and how long its tokens may be renewed. */
export type OAuthGrantsTable = {
  id: OAuthGrantId;
  user_id: UserId;
  app_id: OAuthAppId;
  scopes: ApiScope[];
  code_hash: string;
  code_expires_at: ColumnType<Date, Date, never>;
  code_used_at: ColumnType<Date | null, never, Date>;
  redirect_uri: string;
  /** The `code_challenge`, S256. */
  challenge: string;
  created_at: ColumnType<Date, Date, never>;
  /** When the last refresh token ends; before there is one, the code. */
  expires_at: Date;
  /** To within a minute; null: never. */
  last_used_at: ColumnType<Date | null, never, Date>;
  last_used_from: ColumnType<string | null, never, string>;
  revoked_at: ColumnType<Date | null, never, Date>;
};

export type OAuthTokensTable = {
  /** SHA-256 of the token. */
  digest: string;
  grant_id: OAuthGrantId;
  user_id: UserId;
  kind: "ACCESS" | "REFRESH";
  /** Those of the grant, or fewer where the app asked for fewer. */
  scopes: ApiScope[];
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
  /** When a refresh token was exchanged: another use of it is a theft. */
  used_at: ColumnType<Date | null, never, Date>;
};

/** An app as who made it, and admins, see it. */
export type OAuthApp = {
  readonly id: OAuthAppId;
  readonly userId: UserId;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly isPublic: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
};
