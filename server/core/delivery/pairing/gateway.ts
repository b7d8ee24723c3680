import type { Gateway } from "./pairing.ts";

/**
 * Why a gateway cannot be used.
 * KEY_REFUSED: it rejects the key. NOT_A_GATEWAY: something else answers at the address.
 * UNREACHABLE: nothing answers. OUTDATED: its version is too old.
 */
const gatewayProblems = [
  "KEY_REFUSED",
  "NOT_A_GATEWAY",
  "UNREACHABLE",
  "OUTDATED",
] as const;
export type GatewayProblem = (typeof gatewayProblems)[number];

/**
 * Checks that a gateway answers and accepts the key; returns its version. @throws GatewayRefusal
 */
export type CheckGateway = (gateway: Gateway) => Promise<{ readonly version: string }>;

export class GatewayRefusal extends Error {
  constructor(readonly problem: GatewayProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
  }
}

/** The gateway as an admin sees it, without its key. */
export type KnownGateway = {
  readonly url: string;
  readonly keyHint: string;
  /** The version it last reported; null: unknown. */
  readonly version: string | null;
  /** What the last check found; null: it works. */
  readonly problem: GatewayProblem | null;
  readonly checkedAt: Date;
};

/** The vault's context of the sealed key. */
export const GATEWAY_KEY = "messenger gateway";

/** Printable, without blanks, as Evolution's AUTHENTICATION_API_KEY must be to travel in a header. */
const KEY = /^[\x21-\x7e]{8,200}$/;
const SHOWN = 4;

export const isGatewayKey = (text: string) => KEY.test(text);

/** Returns the end of the key, which may be shown. */
export const keyHint = (key: string) => `…${key.slice(-SHOWN)}`;

/** Normalises a gateway's address, without a slash at its end; null: it is not valid. */
export function gatewayUrl(typed: string): string | null {
  const url = URL.parse(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.search || url.hash) return null;
  return url.href.replace(/\/+$/, "");
}
