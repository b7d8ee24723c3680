import type { Account, Channel } from "../messenger.ts";
import type { SecretRecord } from "../sessions/session_secrets.ts";
import type { PairingId, SessionId, UserId } from "../../ids.ts";

/**
 * Links an account by its owner's phone and reports the progress until it has ended or is closed.
 */
export type Pair = (
  request: PairingRequest,
  onEvent: (event: PairingEvent) => void,
) => PairingConnection;

export type PairingRequest = {
  /** The pairing's own id. */
  readonly id: string;
  /** The digits with country code, to pair by a code; null: by a QR code. */
  readonly phone: string | null;
  /** The gateway to pair through; null: none is needed. */
  readonly gateway: Gateway | null;
};

/** A gateway that connects to the vendor for us. */
export type Gateway = { readonly url: string; readonly key: string };

export type PairingConnection = { readonly close: () => Promise<void> };

export type PairingEvent =
  /** A QR code for the phone to scan; when it expires, another follows. */
  | { readonly kind: "qr"; readonly text: string; readonly expiresAt: Date }
  /** A code of 8 characters to type on the phone. */
  | { readonly kind: "code"; readonly code: string; readonly expiresAt: Date }
  /** The phone agreed; linking takes a moment more. */
  | { readonly kind: "agreed" }
  | { readonly kind: "paired"; readonly paired: Paired }
  | { readonly kind: "failed"; readonly problem: PairingProblem };

/** A linked account and all that is needed to connect as it. */
export type Paired = {
  readonly account: Account;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
  /** Unlinks it at the vendor, if it is not to be kept. */
  readonly undo: () => Promise<void>;
};

/**
 * EXPIRED: nobody scanned or typed the code in time.
 * REFUSED: the phone or the vendor refused. UNREACHABLE: the vendor did not answer.
 * OUTDATED: it no longer accepts this client version. NUMBER_INVALID: there is no such number.
 * ANOTHERS: another person has connected that number here.
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
 * WAITING: there is no code yet. SHOWING: a code is shown. AGREED: the phone agreed, and the
 * account is being linked. The others are final.
 */
const pairingStatuses = [
  "WAITING",
  "SHOWING",
  "AGREED",
  "PAIRED",
  "FAILED",
  "CANCELED",
] as const;
export type PairingStatus = (typeof pairingStatuses)[number];

/**
 * Why a pairing failed: by the messenger, or here.
 * INTERRUPTED: the process ended after the phone had agreed. NO_ROOM: the plan allows no more
 * sessions. OTHER_CHANNEL: the person has connected that number in another way. NO_PROCESS: no
 * process ran it.
 */
export const pairingFailures = [
  ...pairingProblems,
  "INTERRUPTED",
  "NO_ROOM",
  "OTHER_CHANNEL",
  "NO_PROCESS",
] as const;
export type PairingFailure = (typeof pairingFailures)[number];

/** An attempt to link a person's account by their phone. */
export type Pairing = {
  readonly id: PairingId;
  readonly userId: UserId;
  readonly channel: Channel;
  /** The digits with country code; null: by a QR code. */
  readonly phone: string | null;
  readonly status: PairingStatus;
  /** The code to scan or to type, valid until `shownUntil`. */
  readonly qr: string | null;
  readonly code: string | null;
  readonly shownUntil: Date | null;
  readonly problem: PairingFailure | null;
  /** The session that it became. */
  readonly sessionId: SessionId | null;
};

/** Clears the codes of a pairing that has ended or starts again. */
export const nothingShown = { qr: null, code: null, shown_until: null } as const;

/** Each failure as it is shown to the person. */
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
