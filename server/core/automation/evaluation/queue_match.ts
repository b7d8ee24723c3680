import { command, type Tx } from "../../command.ts";
import { queueMessages } from "../../delivery/commands.ts";
import { messagePriorities } from "../../delivery/queue/dispatch.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { LimitReached } from "../../plans/limits.ts";
import { occasionOf, type RuleOutcome } from "../decisions/rule_decision.ts";
import type { Evaluated } from "../evaluate_rule.ts";
import { hoursOf, type Rule } from "../rule.ts";

type QueueMatch = Pick<Evaluated, "groupIds" | "startsAt"> & {
  readonly userId: UserId;
  readonly rule: Pick<Rule, "id" | "actions">;
  readonly eventKey: string;
  readonly offerId: OfferId;
};

type Refused = Pick<Evaluated, "reasonCode" | "reasonDetail"> & { readonly outcome: RuleOutcome };

/** Queues the messages of a match, after everything that people sent by hand. @returns why not */
export async function queueMatch(tx: Tx, match: QueueMatch): Promise<Refused | null> {
  const { userId, rule, eventKey, offerId, groupIds, startsAt } = match;
  try {
    const { queued, skipped } = await queueApart(tx, {
      userId,
      what: { offerId },
      groupIds,
      occasion: occasionOf(rule.id, eventKey),
      priority: rule.actions.isUrgent ? messagePriorities.CALENDAR : messagePriorities.RULE,
      origin: "RULE",
      originId: rule.id,
      ...startsAt ? { starts: startsAt } : {
        nextFreeSlot: rule.actions.timing === "NEXT_FREE_SLOT",
        hours: hoursOf(rule.actions),
      },
    });
    const isNone = queued.length === 0 && skipped.every(({ reason }) => reason !== null);
    return isNone ? { outcome: "FAILED", reasonCode: "NO_GROUPS", reasonDetail: {} } : null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "OFFER_UNPAID") {
      return { outcome: "SKIPPED", reasonCode: "OFFER_UNPAID", reasonDetail: {} };
    }
    const isFull = error instanceof LimitReached || error.code === "PLAN_ENDED";
    return {
      outcome: isFull ? "SKIPPED" : "FAILED",
      reasonCode: isFull ? "PLAN_FULL" : "REFUSED",
      reasonDetail: { failure: error.code },
    };
  }
}

/** A refusal undoes only what was queued of this match. */
const queueApart = command(queueMessages);
