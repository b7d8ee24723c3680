import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { decideEvents, kindsOf, OffersMissing, offersMissing } from "./decide_events.ts";
import { loadEnabledRules } from "./person_facts.ts";
import {
  mayReadPages,
  type Prepared,
  preparedKey,
  prepareOffer,
  prepareTogether,
  type ToPrepare,
} from "./prepare_offers.ts";
import type { RuleEvent } from "./rule_event.ts";
import { takeRuleTurn, turnSize } from "./rule_turns.ts";

/** Attempts to decide with every offer prepared; conditions may change meanwhile. */
const MOST_ATTEMPTS = 4;

/**
 * Evaluates a person's rules for events, in the order in which they happened, each rule once for
 * each event: its decision, its messages and its requests commit together or not at all. Many events
 * are taken in slices, each in a turn, so that what people do meanwhile goes between them.
 */
export async function evaluateEvents(
  ctx: Context,
  userId: UserId,
  events: readonly RuleEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { length: rules } = await loadEnabledRules(ctx, userId, kindsOf(events));
  if (rules === 0) return; // without locking anything
  const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const eventsOf = (pairs: number) => Math.max(1, Math.floor(pairs / rules));
  const oldest = inOrder[0]!.at;
  const size = () => turnSize(oldest);
  const sliceSize = () => Math.min(eventsOf(size().pairs), size().events);
  for (const some of chunks(inOrder, () => eventsOf(size().ahead))) {
    const prepared = new Map<string, Prepared>();
    const person = { ctx, userId, prepared, oldest };
    if (some.length > sliceSize()) {
      const missing = await takeRuleTurn(
        oldest,
        () => offersMissing(ctx, { userId, events: some, prepared }),
      );
      await prepare(person, missing);
    }
    for (const few of chunks(some, sliceSize)) await evaluateSlice(person, few);
  }
}

type Person = {
  readonly ctx: Context;
  readonly userId: UserId;
  readonly prepared: Map<string, Prepared>;
  /** When the oldest of the events happened. */
  readonly oldest: Date;
};

async function evaluateSlice(person: Person, events: readonly RuleEvent[]): Promise<void> {
  const { ctx, oldest, ...input } = person;
  for (let attempt = 1;; attempt++) {
    try {
      return await takeRuleTurn(oldest, () => decideEvents(ctx, { ...input, events }));
    } catch (error) {
      if (!(error instanceof OffersMissing) || attempt === MOST_ATTEMPTS) throw error;
      await prepare(person, error.missing);
    }
  }
}

async function prepare(
  { ctx, userId, prepared, oldest }: Person,
  missing: readonly ToPrepare[],
): Promise<void> {
  for (const one of missing.filter(mayReadPages)) {
    prepared.set(preparedKey(one), await prepareOffer(ctx, userId, one)); // a shop may be slow
  }
  const ofDatabase = missing.filter((one) => !mayReadPages(one));
  for (const some of chunks(ofDatabase, () => turnSize(oldest).offers)) {
    const made = await takeRuleTurn(oldest, () => prepareTogether(ctx, { userId, some }));
    for (const [key, one] of made) prepared.set(key, one);
  }
}

/** Yields parts of a list, each as large as `size` says then. */
function* chunks<One>(all: readonly One[], size: () => number): Generator<One[]> {
  for (let at = 0, end = 0; at < all.length; at = end) {
    end = at + size();
    yield all.slice(at, end);
  }
}
