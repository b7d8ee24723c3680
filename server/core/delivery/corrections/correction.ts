import type { CorrectionId, DispatchId } from "../../ids.ts";
import type { Capabilities } from "../messenger.ts";
import type { Reason } from "../queue/dispatch.ts";

/** What happens to a message that is out: its text changes, or it is deleted for everybody. */
const correctionKinds = ["EDIT", "REMOVE"] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** Why an offer is over, as its message says in front. Names are stored: they are never renamed. */
const endNotices = ["SOLD_OUT", "COUPON_ENDED", "OFFER_ENDED"] as const;
export type EndNotice = (typeof endNotices)[number];

/** The line in front of the message of an offer that is over, with WhatsApp's marks. */
export const noticeWords: Readonly<Record<EndNotice, string>> = {
  SOLD_OUT: "*ESGOTADO*",
  COUPON_ENDED: "*CUPOM ENCERRADO*",
  OFFER_ENDED: "*OFERTA ENCERRADA*",
};

const correctionStatuses = [
  "QUEUED",
  "SENDING",
  "DONE",
  "TOO_LATE",
  "REFUSED",
  "UNCERTAIN",
] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** One attempt to correct one message, as a person requested it. */
export type Correction = {
  readonly id: CorrectionId;
  readonly dispatchId: DispatchId;
  readonly kind: CorrectionKind;
  readonly status: CorrectionStatus;
  /** Why it was refused, or is in doubt. */
  readonly reasonCode: Reason | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
};

/** What decides how a message that is out can be corrected. */
export type SentFacts = {
  /** When the messenger got it. */
  readonly sentAt: Date;
  /** How many messages of the messenger it took. */
  readonly parts: number;
  readonly hasImage: boolean;
  /** Whether its picture is a card, which shows the price. */
  readonly hasCard: boolean;
  /** Whether it stays as it is: in a WhatsApp channel. */
  readonly isFinal: boolean;
};

/**
 * Returns what can be done at `now` for a person who wants `kind`: where a message cannot be edited,
 * it is removed. Null: it is too late for both.
 */
export function correctionAt(
  { edits, removesWithinMs }: Pick<Capabilities, "edits" | "removesWithinMs">,
  facts: SentFacts,
  kind: CorrectionKind,
  now: Date,
): CorrectionKind | null {
  if (facts.isFinal) return null;
  const ageMs = now.getTime() - facts.sentAt.getTime();
  // One text can replace one text; and no edit changes the price in a card.
  const isEditable = facts.parts === 1 && !facts.hasCard && ageMs < edits.withinMs &&
    (edits.captions || !facts.hasImage);
  if (kind === "EDIT" && isEditable) return "EDIT";
  return ageMs < removesWithinMs ? "REMOVE" : null;
}

const MINUTE_MS = 60_000;

/**
 * The times of WhatsApp, which shows an edit of the first 15 minutes and a removal of the first 60
 * hours; with a margin for the way there. No library edits the text below an image dependably.
 */
export const whatsAppCorrections: Pick<Capabilities, "edits" | "removesWithinMs"> = {
  edits: { withinMs: 14 * MINUTE_MS, captions: false },
  removesWithinMs: 59 * 60 * MINUTE_MS,
};

/** How often a correction is tried while the messenger refuses for the moment. */
export const MOST_ATTEMPTS = 6;

/** How the attempt to correct a message ended. */
export type CorrectionOutcome =
  | { readonly status: "DONE"; readonly kind: CorrectionKind }
  /** The messenger certainly did not do it, and never will. */
  | { readonly status: "REFUSED"; readonly reason: Reason }
  /** It may have done it. */
  | { readonly status: "UNCERTAIN"; readonly reason: Reason }
  /** It certainly did not do it; it may later. */
  | { readonly status: "QUEUED"; readonly reason: Reason; readonly restMs: number };
