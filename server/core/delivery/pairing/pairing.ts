import type { Account, Channel } from "../messenger.ts";
import type { SecretRecord } from "../sessions/session_secrets.ts";
import type { PairingId, SessionId, UserId } from "../../ids.ts";

/** Links an account by its owner's phone; tells how that goes until it has ended, or is closed. */
export type Pair = (request: PairingRequest, tell: (told: PairingEvent) => void) => PairingLine;

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

export type PairingEvent =
  /** What the phone is to scan; another one follows when it expires. */
  | { readonly kind: "qr"; readonly text: string; readonly expiresAt: Date }
  /** What is to be typed on the phone: 8 characters. */
  | { readonly kind: "code"; readonly code: string; readonly expiresAt: Date }
  /** The phone agreed; a moment later it is linked. */
  | { readonly kind: "agreed" }
  | { readonly kind: "paired"; readonly paired: Paired }
  | { readonly kind: "failed"; readonly problem: PairingProblem };

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
const pairingProblems = [
  "EXPIRED",
  "REFUSED",
  "UNREACHABLE",
  "OUTDATED",
  "NUMBER_INVALID",
  "ANOTHERS",
] as const;
export type PairingProblem = (typeof pairingProblems)[number];

/**
 * WAITING: nothing is there to be scanned or typed yet. SHOWING: there is. AGREED: the phone said
 * yes, and the account is being linked. The others are ends.
 */
const pairingStates = [
  "WAITING",
  "SHOWING",
  "AGREED",
  "PAIRED",
  "FAILED",
  "CANCELED",
] as const;
export type PairingState = (typeof pairingStates)[number];

/**
 * Why a pairing failed: what the messenger told, and what happened here. INTERRUPTED: the process
 * ended after the phone had agreed. NO_ROOM: the plan allows no more sessions. OTHER_CHANNEL:
 * the person has that number connected in another way. NO_PROCESS: nobody took it up.
 */
export const pairingFailures = [
  ...pairingProblems,
  "INTERRUPTED",
  "NO_ROOM",
  "OTHER_CHANNEL",
  "NO_PROCESS",
] as const;
export type PairingFailure = (typeof pairingFailures)[number];

/** A person's account on its way to be linked by their phone. */
export type Pairing = {
  readonly id: PairingId;
  readonly userId: UserId;
  readonly channel: Channel;
  /** Digits with the country's; null: by a QR code. */
  readonly phone: string | null;
  readonly state: PairingState;
  /** What the phone is to scan, or its owner to type, until `shownUntil`. */
  readonly qr: string | null;
  readonly code: string | null;
  readonly shownUntil: Date | null;
  readonly problem: PairingFailure | null;
  /** What it became. */
  readonly sessionId: SessionId | null;
};

/** What is not shown any more once a pairing has ended, or begins anew. */
export const nothingShown = { qr: null, code: null, shown_until: null } as const;

/** Each failure as a person reads it. */
export const pairingSentences: Readonly<Record<PairingFailure, string>> = {
  EXPIRED: "O tempo acabou antes da leitura no celular. Comece de novo para gerar outro código.",
  REFUSED:
    "O WhatsApp não aceitou a conexão. Se o celular já tem quatro aparelhos conectados, remova um e tente de novo.",
  UNREACHABLE: "O WhatsApp não respondeu. Espere alguns minutos e tente de novo.",
  OUTDATED:
    "O WhatsApp deixou de aceitar a versão que usamos. Avise quem administra o site: é preciso atualizar.",
  NUMBER_INVALID: "Não há WhatsApp neste número. Confira o código do país, o DDD e os dígitos.",
  ANOTHERS:
    "Este número já está conectado em outra conta daqui. Desconecte-o lá antes de conectar nesta. Se um aparelho novo continuar em Aparelhos conectados no celular, remova-o.",
  INTERRUPTED:
    "A conexão foi interrompida quando o celular já tinha aceitado. Remova o aparelho novo em Aparelhos conectados e tente de novo.",
  NO_ROOM:
    "Seu plano não permite mais conexões, e este número não foi conectado. Desconecte outra conta ou mude de plano. Se um aparelho novo continuar em Aparelhos conectados no celular, remova-o.",
  OTHER_CHANNEL:
    "Você já conectou este número de outro modo: direto pelo celular ou pelo gateway. Desconecte aquela conexão antes de usar esta. Se um aparelho novo continuar em Aparelhos conectados no celular, remova-o.",
  NO_PROCESS: "Nosso serviço de conexão está parado. Tente de novo em alguns minutos.",
};
