import type { CardFormat } from "../../cards/card.ts";
import type { DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { Channel, SessionProblem } from "../messenger.ts";
import type { PreviewWords } from "../../offers/message/message_values.ts";
import type { Reason } from "../queue/dispatch.ts";

/** A card of the offer, drawn when the message is sent. */
export type TurnCard = { readonly offerId: OfferId; readonly format: CardFormat };

/** A message to send now: it is marked as SENDING, and its lane waits for its outcome. */
export type Turn = {
  readonly dispatchId: DispatchId;
  readonly sessionId: SessionId;
  /** The token of the lane: outcomes of an earlier holder change nothing. */
  readonly token: number;
  /** The number of this attempt: outcomes of an earlier one change nothing. */
  readonly attempt: number;
  readonly channel: Channel;
  /** The messenger's id of the group. */
  readonly to: string;
  /** With WhatsApp's marks. */
  readonly text: string;
  /** The product's picture; the card replaces it where there is one. */
  readonly mediaUrl: string | null;
  readonly card: TurnCard | null;
  /** The words of its link preview, if it is sent without a picture; null: none. */
  readonly preview: PreviewWords | null;
  /** Whether it notifies all members of the group. */
  readonly mentionsAll: boolean;
  /** The id of its next part, stored already; null: the messenger assigns ids. */
  readonly messageId: string | null;
  /** How many parts the vendor accepted in earlier attempts, and whether with the image. */
  readonly partsSent: number;
  readonly hadImage: boolean;
};

/** How a turn ended. */
export type Outcome =
  | { readonly status: "SENT"; readonly messageId: string; readonly reason?: Reason }
  /** The vendor certainly did not accept it, and never will. */
  | { readonly status: "FAILED"; readonly reason: Reason }
  /** The vendor may have accepted it: it is not sent again automatically. */
  | { readonly status: "UNCERTAIN"; readonly reason: Reason }
  /** The vendor certainly did not accept it; it may later. */
  | {
    readonly status: "QUEUED";
    readonly reason: Reason;
    /** The rest in milliseconds that the vendor requested; null: by the failures so far. */
    readonly restMs: number | null;
    readonly movedTo?: string | null;
    readonly problem?: SessionProblem | null;
  };

export type Finished = {
  readonly turn: Turn;
  readonly outcome: Outcome;
  /** Milliseconds from the claim of the turn until it was passed to the vendor. */
  readonly delayMs: number;
};

/** The columns of a dispatch that its end depends on. */
export type Ended = {
  readonly id: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  readonly offerId: OfferId | null;
  readonly reservedMonth: string | null;
};
