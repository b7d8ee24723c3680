import type { ColumnType } from "kysely";
import type { PairingId, ProcessId, SessionId, UserId } from "../ids.ts";
import type { Channel } from "./messenger.ts";
import type { PairingFailure, PairingState } from "./pairing_state.ts";

/** Accounts on their way to be linked by a phone; kept a day after their end, to count attempts. */
export type PairingsTable = {
  id: PairingId;
  user_id: UserId;
  channel: Channel;
  phone: string | null;
  is_new_number: boolean;
  state: PairingState;
  qr: string | null;
  code: string | null;
  shown_until: Date | null;
  trouble: PairingFailure | null;
  session_id: SessionId | null;
  /** Grows each time a process takes it up: what an earlier one still says is not heard. */
  claim: number;
  claimed_by: ProcessId | null;
  claimed_until: Date | null;
  started_at: ColumnType<Date, Date, never>;
  /** Null: it is under way. */
  ended_at: Date | null;
};

/** A row, selected so, is a `Pairing`: no mapping at run time. */
export const asPairing = [
  "pairings.id",
  "pairings.user_id as userId",
  "pairings.channel",
  "pairings.phone",
  "pairings.state",
  "pairings.qr",
  "pairings.code",
  "pairings.shown_until as shownUntil",
  "pairings.trouble",
  "pairings.session_id as sessionId",
] as const;
