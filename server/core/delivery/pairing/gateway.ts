import type { Gateway } from "./pairing.ts";

/**
 * Why a gateway is of no use. KEY_REFUSED: it does not know the key. NOT_A_GATEWAY: something else
 * answers there. UNREACHABLE: nothing does. OUTDATED: it is older than what is spoken here.
 */
const gatewayProblems = [
  "KEY_REFUSED",
  "NOT_A_GATEWAY",
  "UNREACHABLE",
  "OUTDATED",
] as const;
export type GatewayProblem = (typeof gatewayProblems)[number];

/** Asks a gateway whether it is one, and takes the key; what it answers is its version. @throws GatewayRefusal */
export type CheckGateway = (gateway: Gateway) => Promise<{ readonly version: string }>;

export class GatewayRefusal extends Error {
  constructor(readonly problem: GatewayProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
  }
}

/** The gateway as an admin sees it: never its key. */
export type KnownGateway = {
  readonly url: string;
  readonly keyHint: string;
  /** As it last said; null: it has not said yet. */
  readonly version: string | null;
  /** What the last question led to; null: it answered as it should. */
  readonly problem: GatewayProblem | null;
  readonly checkedAt: Date;
};

/** Whose secret the sealed key is. */
export const GATEWAY_KEY = "messenger gateway";

/** Printable, without blanks, as Evolution's AUTHENTICATION_API_KEY must be to travel in a header. */
const KEY = /^[\x21-\x7e]{8,200}$/;
const SHOWN = 4;

export const isGatewayKey = (text: string) => KEY.test(text);

/** As much of the key as may be shown. */
export const keyHint = (key: string) => `…${key.slice(-SHOWN)}`;

/** The gateway's address as it is asked, without a slash at its end; null: this is none. */
export function gatewayUrl(typed: string): string | null {
  const url = URL.parse(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.search || url.hash) return null;
  return url.href.replace(/\/+$/, "");
}
