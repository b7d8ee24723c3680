import type { ColumnType } from "kysely";
import type { ApiKeyId, UserId } from "../ids.ts";
import type { ApiScope } from "./scopes.ts";

/** Keys by which a person's programs act as them. */
export type ApiKeysTable = {
  id: ApiKeyId;
  user_id: UserId;
  name: string;
  /** Of the key itself, which is not stored. */
  secret_hash: string;
  /** The first characters of the key. */
  hint: string;
  scopes: ApiScope[];
  created_at: ColumnType<Date, Date, never>;
  /** Null: it works until it is revoked. */
  expires_at: ColumnType<Date | null, Date | null, Date>;
  /** To within a minute; null: never. */
  last_used_at: ColumnType<Date | null, never, Date>;
  last_used_from: ColumnType<string | null, never, string>;
  /** The key that replaces it; it works beside it until `expires_at`. */
  rotated_to: ColumnType<ApiKeyId | null, never, ApiKeyId>;
  revoked_at: ColumnType<Date | null, never, Date>;
};

/** A key as its person sees it. */
export type ApiKey = {
  readonly id: ApiKeyId;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string | null;
  readonly rotatedTo: ApiKeyId | null;
};

/** A row, selected so, is an `ApiKey`. */
export const asApiKey = [
  "id",
  "name",
  "hint",
  "scopes",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
  "last_used_from as lastUsedFrom",
  "rotated_to as rotatedTo",
] as const;
