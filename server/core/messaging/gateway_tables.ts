import type { ColumnType } from "kysely";
import type { GatewayTrouble } from "./gateway.ts";

/** The gateway to WhatsApp that the operator runs: one row, or none. */
export type MessengerGatewayTable = {
  is_only: ColumnType<boolean, boolean | undefined, never>;
  /** Without a slash at its end. */
  url: string;
  /** Sealed. */
  key: string;
  key_hint: string;
  version: string | null;
  trouble: GatewayTrouble | null;
  checked_at: Date;
  set_at: Date;
};

/** A row, selected so, is a `KnownGateway`. */
export const asGateway = [
  "url",
  "key_hint as keyHint",
  "version",
  "trouble",
  "checked_at as checkedAt",
] as const;
