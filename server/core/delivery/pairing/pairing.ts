import type { Account } from "../messenger.ts";
import type { SecretRecord } from "../sessions/session_secrets.ts";

/** Links an account by its owner's phone; tells how that goes until it has ended, or is closed. */
export type Pair = (request: PairingRequest, tell: (told: PairingTold) => void) => PairingLine;

export type PairingRequest = {
  /** The pairing's own id. */
  readonly id: string;
  /** Digits with the country's, to pair by a code; null: by a QR code. */
  readonly phone: string | null;
  /** The gateway through which it goes; null: there is none between. */
  readonly gateway: Gateway | null;
};

/** A gateway that speaks to the vendor for us. */
export type Gateway = { readonly url: string; readonly key: string };

export type PairingLine = { readonly close: () => Promise<void> };

export type PairingTold =
  /** What the phone is to scan; another one follows when it expires. */
  | { readonly kind: "qr"; readonly text: string; readonly expiresAt: Date }
  /** What is to be typed on the phone: 8 characters. */
  | { readonly kind: "code"; readonly code: string; readonly expiresAt: Date }
  /** The phone agreed; a moment later it is linked. */
  | { readonly kind: "agreed" }
  | { readonly kind: "paired"; readonly paired: Paired }
  | { readonly kind: "failed"; readonly trouble: PairingTrouble };

/** An account that is linked, and all that is needed to be it. */
export type Paired = {
  readonly account: Account;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
  /** Undoes it at the vendor, where it is not to be kept. */
  readonly undo: () => Promise<void>;
};

/**
 * EXPIRED: nobody scanned or typed it in time. REFUSED: the phone or the vendor said no.
 * UNREACHABLE: the vendor did not answer. OUTDATED: it no longer takes this client.
 * NUMBER_INVALID: there is no such number. ANOTHERS: somebody else connected that number here.
 */
export const pairingTroubles = [
  "EXPIRED",
  "REFUSED",
  "UNREACHABLE",
  "OUTDATED",
  "NUMBER_INVALID",
  "ANOTHERS",
] as const;
export type PairingTrouble = (typeof pairingTroubles)[number];
