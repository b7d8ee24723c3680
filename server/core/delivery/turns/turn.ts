import type { CardFormat } from "../../cards/card.ts";
import type { DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { Channel, SessionProblem } from "../messenger.ts";
import type { PreviewWords } from "../../offers/message/message_values.ts";
import type { Reason } from "../queue/dispatch.ts";

/** A card of the offer, drawn as the message goes out. */
export type TurnCard = { readonly offerId: OfferId; readonly format: CardFormat };

/** A message whose turn has come: it is marked as on its way, and its lane waits for its end. */
export type Turn = {
  readonly dispatchId: DispatchId;
  readonly sessionId: SessionId;
  /** Of the lane: what another holder did since is not undone. */
  readonly token: number;
  /** Which try of the message this is: what is said of an earlier one changes nothing. */
  readonly attempt: number;
  readonly channel: Channel;
  /** The messenger's own id of the group. */
  readonly to: string;
  /** With WhatsApp's marks. */
  readonly text: string;
  /** The product's picture; a card goes in its place where there is one. */
  readonly imageUrl: string | null;
  readonly card: TurnCard | null;
  /** What is said beside its link, where no picture goes with it; null: nothing is known. */
  readonly preview: PreviewWords | null;
  /** Whether all members of the group are told of it. */
  readonly mentionsAll: boolean;
  /** The id of its next part, which is kept already; null: the messenger numbers them. */
  readonly messageId: string | null;
  /** How many parts of it the vendor has taken at an earlier try, and whether with the image. */
  readonly partsSent: number;
  readonly hadImage: boolean;
};

/** How a turn ended. */
export type Outcome =
  | { readonly status: "SENT"; readonly messageId: string; readonly reason?: Reason }
  /** The vendor surely did not take it, and never will. */
  | { readonly status: "FAILED"; readonly reason: Reason }
  /** The vendor may have taken it: nobody sends it again by themselves. */
  | { readonly status: "UNCERTAIN"; readonly reason: Reason }
  /** The vendor surely did not take it; it may later. */
  | {
    readonly status: "QUEUED";
    readonly reason: Reason;
    /** Milliseconds that the vendor asked for; null: as the failures so far suggest. */
    readonly restMs: number | null;
    readonly movedTo?: string | null;
    readonly problem?: SessionProblem | null;
  };

export type Finished = {
  readonly turn: Turn;
  readonly outcome: Outcome;
  /** Milliseconds from the taking of the turn until the vendor was asked. */
  readonly delayMs: number;
};

/** The row of a dispatch as far as its end is concerned. */
export type Ended = {
  readonly id: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  readonly offerId: OfferId | null;
  readonly reservedMonth: string | null;
};
