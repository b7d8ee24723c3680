import { setTimeout } from "node:timers/promises";
import type { SessionProblem } from "../../core/delivery/messenger.ts";
import { type Api, EvolutionError } from "./api.ts";

/** A number at the gateway, as its own API calls it. */
export type Instance = {
  readonly api: Api;
  readonly name: string;
};

export type InstanceState = "open" | "connecting" | "close";

/** What `fetchInstances` tells, of what it tells. */
type InstanceRow = {
  readonly name: string;
  readonly connectionStatus: InstanceState;
  /** "5511999990001@s.whatsapp.net" */
  readonly ownerJid: string | null;
  readonly profileName: string | null;
  /** Why it closed for good; it stays after the number was joined again. */
  readonly disconnectionReasonCode: number | null;
};

/** Codes after which a gateway does not join again by itself, and what they say of the number. */
const problemOf: Readonly<Record<number, SessionProblem>> = {
  401: "REVOKED",
  402: "BANNED",
  403: "BANNED",
  405: "OUTDATED",
  406: "BANNED",
  411: "REVOKED",
  429: "RESTRICTED",
  440: "ELSEWHERE",
  463: "RESTRICTED",
};

/** Of what a code says, or null when it is one that passes. */
export const problemOfCode = (code: number | null | undefined): SessionProblem | null =>
  problemOf[code ?? 0] ?? null;

const path = (what: string, name: string) => `/instance/${what}/${encodeURIComponent(name)}`;

/** How the gateway says that the number is: out of its head, WhatsApp is not asked. */
export async function stateOf(
  { api, name }: Instance,
  signal: AbortSignal,
): Promise<InstanceState> {
  const { instance } = await api<{ instance: { state: InstanceState } }>(
    "GET",
    path("connectionState", name),
    { signal },
  );
  return instance.state;
}

export async function rowOf({ api, name }: Instance, signal: AbortSignal) {
  const rows = await api<InstanceRow[]>(
    "GET",
    `/instance/fetchInstances?instanceName=${encodeURIComponent(name)}`,
    { signal },
  );
  return rows.find((row) => row.name === name) ?? null;
}

/** What keeps a closed number from being joined again; null: nothing that is known. */
export async function closedBy(
  instance: Instance,
  signal: AbortSignal,
): Promise<SessionProblem | null> {
  const row = await rowOf(instance, signal);
  return row?.connectionStatus === "close" ? problemOfCode(row.disconnectionReasonCode) : null;
}

/** What there is to scan or to type; nothing while it is joined. */
export type Shown = { readonly code?: string | null; readonly pairingCode?: string | null };

/** Has the gateway join, where it has not; it does so with what it still has of the number. */
export const connect = ({ api, name }: Instance, signal: AbortSignal): Promise<Shown> =>
  api<Shown>("GET", path("connect", name), { signal });

/** Milliseconds, and times: a gateway deletes nothing that it has not logged out yet. */
const LEAVE_MS = 10_000;
const AGAIN_MS = 300;
const TIMES = 5;

/** Logs the number out and deletes it at the gateway. @throws when it may still be there */
export async function leave({ api, name }: Instance): Promise<void> {
  await api("DELETE", path("logout", name), { ms: LEAVE_MS }).catch(() => {}); // it may be out already
  for (let left = TIMES;; left--) {
    try {
      return void await api("DELETE", path("delete", name), { ms: LEAVE_MS });
    } catch (error) {
      if (!(error instanceof EvolutionError)) throw error;
      if (error.says(/instance does not exist/)) return;
      if (error.status !== 400 || left === 0) throw error;
      await setTimeout(AGAIN_MS);
    }
  }
}
