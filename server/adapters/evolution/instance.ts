import { setTimeout } from "node:timers/promises";
import type { SessionProblem } from "../../core/delivery/messenger.ts";
import { type Api, EvolutionError } from "./api.ts";
import { CannotOpen } from "../../core/vault.ts";

/** A number at the gateway: "instance" is its API's term. */
export type Instance = {
  readonly api: Api;
  readonly name: string;
};

export type InstanceState = "open" | "connecting" | "close";

/** The fields of `fetchInstances` that are used. */
type InstanceRow = {
  readonly name: string;
  readonly connectionStatus: InstanceState;
  /** "5511999990001@s.whatsapp.net" */
  readonly ownerJid: string | null;
  readonly profileName: string | null;
  /** Why it closed permanently; it stays set after the number connected again. */
  readonly disconnectionReasonCode: number | null;
};

/** Codes after which a gateway does not reconnect by itself, and the problem of the number. */
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

/** Returns the problem of a code; null for a temporary one. */
export const problemOfCode = (code: number | null | undefined): SessionProblem | null =>
  problemOf[code ?? 0] ?? null;

const path = (what: string, name: string) => `/instance/${what}/${encodeURIComponent(name)}`;

/** Reads the state of the number at the gateway, without asking WhatsApp. */
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

/** Reads what keeps a closed number from reconnecting; null: nothing known. */
export async function closedBy(
  instance: Instance,
  signal: AbortSignal,
): Promise<SessionProblem | null> {
  const row = await rowOf(instance, signal);
  return row?.connectionStatus === "close" ? problemOfCode(row.disconnectionReasonCode) : null;
}

/** The code to scan or to type; absent while it is connected. */
export type Shown = { readonly code?: string | null; readonly pairingCode?: string | null };

/** Makes the gateway connect, with what it still stores of the number. */
export const connect = ({ api, name }: Instance, signal: AbortSignal): Promise<Shown> =>
  api<Shown>("GET", path("connect", name), { signal });

/** Timeout, pause and retries: a gateway deletes nothing that is not logged out yet. */
const LEAVE_MS = 10_000;
const AGAIN_MS = 300;
const TIMES = 5;

/** Logs the number out and deletes it at the gateway. @throws when it may still be there */
export async function leave({ api, name }: Instance): Promise<void> {
  await api("DELETE", path("logout", name), { ms: LEAVE_MS }).catch(() => {}); // it may be logged out already
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

/** A session's credentials: the gateway's address, its instance's name and that instance's key. */
export type Credentials = {
  readonly url: string;
  readonly instance: string;
  readonly token: string;
};

export const writeCredentials = (credentials: Credentials): string => JSON.stringify(credentials);

/** Parses stored credentials. @throws CannotOpen if they are invalid */
export function readCredentials(text: string): Credentials {
  const { url, instance, token } = parsed(text);
  if (typeof url === "string" && typeof instance === "string" && typeof token === "string") {
    return { url, instance, token };
  }
  throw new CannotOpen("these are no credentials of an instance");
}

function parsed(text: string): Partial<Record<keyof Credentials, unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
