import type { ConnectionId, UserId } from "../ids.ts";
import type { Marketplace } from "./marketplace.ts";
import type { ConnectableShop, ShopReason } from "./api/shop_api.ts";

/** A person's account at a shop's API; a disconnected one keeps its row. */
export type MarketplaceConnectionsTable = {
  id: ConnectionId;
  user_id: UserId;
  shop: ConnectableShop;
  /** Sealed JSON, by the row's id; null once it is disconnected. */
  credentials: string | null;
  /** The part of them that may be shown. */
  credential_hint: string;
  account_name: string | null;
  /** Counts changes of the credentials: a renewal names the version that it replaces. */
  version: number;
  /** The lease of the process that renews the credentials, and its end. */
  renewed_by: string | null;
  renewed_until: Date | null;
  connected_at: Date;
  disconnected_at: Date | null;
  checked_at: Date | null;
  last_success_at: Date | null;
  problem: ShopReason | null;
  problem_since: Date | null;
  expires_at: Date | null;
  /** When the window of the quota began, and its calls. */
  window_started_at: Date | null;
  window_calls: number;
  paused_until: Date | null;
};

/** A sign-in at a shop's page that is under way. */
export type ShopSignInsTable = {
  /** SHA-256 of the state and of the session that it began in. */
  state_hash: string;
  user_id: UserId;
  shop: ConnectableShop;
  /** The verifier of PKCE, sealed by the hash. */
  verifier: string;
  expires_at: Date;
};

/** What a shop's API stated of a product's commission, to the person who asked. */
export type StatedCommissionsTable = {
  user_id: UserId;
  marketplace: Marketplace;
  product_id: string;
  /** Hundredths of a per cent. */
  basis_points: number;
  /** When it first stated this value, without another one since, and when it last did. */
  since: Date;
  stated_at: Date;
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
