import type { EntryFields } from "../../../campaigns/calendar/write_entry.ts";
import type { RuleFields } from "../../../automation/rule.ts";
import type { OfferId, ProductId, ProposalId, ThreadMessageId, UserId } from "../../../ids.ts";

/** What the assistant proposes, as the input of the use-case that would do it. */
export type ProposalContent =
  | {
    readonly kind: "OFFER";
    /** What the person wrote; null: the offer is of a product of theirs. */
    readonly link: string | null;
    /** Left out: the offer is of a link. */
    readonly productId?: ProductId;
  }
  /** The message of an offer, with fields in the place of values. */
  | { readonly kind: "MESSAGE"; readonly offerId: OfferId; readonly body: string }
  | { readonly kind: "TEXT"; readonly name: string; readonly body: string }
  | { readonly kind: "CALENDAR_ENTRY"; readonly entry: EntryFields }
  | { readonly kind: "RULE"; readonly rule: RuleFields };
export type ProposalKind = ProposalContent["kind"];

/** EDITED: the person opened it in its editor, which saves it; it can be opened again. */
export type ProposalStatus = "PENDING" | "ACCEPTED" | "EDITED" | "DISMISSED" | "EXPIRED";

/** Something that the assistant would do; nothing happens before its person accepts it. */
export type Proposal = {
  readonly id: ProposalId;
  readonly messageId: ThreadMessageId;
  readonly userId: UserId;
  readonly status: Exclude<ProposalStatus, "EXPIRED">;
  readonly kind: ProposalKind;
  readonly content: ProposalContent;
  /** What accepting it made; null: nothing yet. */
  readonly resultId: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

/** Milliseconds for which a proposal can be accepted: later, prices and plans are others. */
export const PROPOSAL_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a person may still open or dismiss a proposal of this status. One that they opened in its
 * editor is saved there: to accept it as well would make the same thing twice.
 */
export const isOpen = (status: ProposalStatus): boolean =>
  status === "PENDING" || status === "EDITED";

/** Returns the status of a proposal at `now`. */
export const proposalStatusAt = (
  { status, expiresAt }: Pick<Proposal, "status" | "expiresAt">,
  now: Date,
): ProposalStatus => isOpen(status) && expiresAt <= now ? "EXPIRED" : status;
