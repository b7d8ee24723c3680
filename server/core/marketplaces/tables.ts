import type { ConnectionId, UserId } from "../ids.ts";
import type { ConnectableShop, ShopReason } from "./api/shop_api.ts";

/** A person's account at a shop's API; its row stays for the next time that it is connected. */
export type MarketplaceConnectionsTable = {
  id: ConnectionId;
  user_id: UserId;
  shop: ConnectableShop;
  /** Sealed JSON, by the row's id; null once it is disconnected. */
  credentials: string | null;
  /** What may be shown of them. */
  credential_hint: string;
  account_name: string | null;
  /** Counts the credentials that there have been: whoever renews some names those it had. */
  version: number;
  /** Who is at renewing the credentials, and until when nobody else may. */
  renewed_by: string | null;
  renewed_until: Date | null;
  connected_at: Date;
  disconnected_at: Date | null;
  checked_at: Date | null;
  last_success_at: Date | null;
  problem: ShopReason | null;
  problem_since: Date | null;
  expires_at: Date | null;
  /** The calls of a window are counted from its first one on. */
  window_started_at: Date | null;
  window_calls: number;
  paused_until: Date | null;
};

/** Somebody who is at a shop's page, to let the product ask it in their name. */
export type ShopSignInsTable = {
  /** SHA-256 of the state and of the session that it began in: nobody reads the state out of it. */
  state_hash: string;
  user_id: UserId;
  shop: ConnectableShop;
  /** PKCE's, sealed by the hash. */
  verifier: string;
  expires_at: Date;
};

/** A row, selected so, is a `ShopConnection`: no mapping at run time. */
export const asConnection = [
  "marketplace_connections.id",
  "marketplace_connections.user_id as userId",
  "marketplace_connections.shop",
  "marketplace_connections.credential_hint as credentialHint",
  "marketplace_connections.account_name as accountName",
  "marketplace_connections.connected_at as connectedAt",
  "marketplace_connections.disconnected_at as disconnectedAt",
  "marketplace_connections.checked_at as checkedAt",
  "marketplace_connections.last_success_at as lastSuccessAt",
  "marketplace_connections.problem",
  "marketplace_connections.problem_since as problemSince",
  "marketplace_connections.expires_at as expiresAt",
  "marketplace_connections.window_started_at as windowStartedAt",
  "marketplace_connections.window_calls as windowCalls",
  "marketplace_connections.paused_until as pausedUntil",
] as const;
