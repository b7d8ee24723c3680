import type { ProcessId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";

/** A process that sends, and what it has in its hands. */
export type MessagingProcess = {
  /** Null: sessions that no process that lives has taken. */
  readonly id: ProcessId | null;
  readonly channels: readonly HeldSessions[];
};

/** The sessions of one messenger that a process holds. */
export type HeldSessions = {
  readonly channel: Channel;
  readonly sessions: number;
  /** Those that were heard of in the last 2 minutes, and have no trouble. */
  readonly working: number;
  /** Those that something keeps from working. */
  readonly troubled: number;
  /** Those with a message on its way this moment. */
  readonly sending: number;
};
