import type { OutputRef } from "@pothos/core";
import type { Context } from "../core/context.ts";
import type { FailureCode } from "../core/errors.ts";
import type { LiveEvent } from "../core/events.ts";
import type { EventId } from "../core/ids.ts";
import { type AsyncQueue, asyncQueue } from "../jobs/async_queue.ts";
import { builder, nullWhen } from "./builder.ts";
import { CURSOR } from "./resumable.ts";

/**
 * Makes the payload type of a subscription: the id of what changed, and the thing as it is now, null
 * when loading it is refused with `gone`. With `bulk`, the id is null when many changed at once.
 */
export const changedPayload = <Id extends string, Thing>(
  name: `${string}Changed`,
  description: string,
  { noun, type, load, gone, bulk, isResumable }: {
    noun: string;
    type: OutputRef<Thing>;
    load: (id: Id, ctx: Context) => Promise<unknown>;
    gone: FailureCode;
    bulk?: boolean;
    /** Whether its subscription takes `since`. */
    isResumable?: boolean;
  },
) =>
  builder.objectRef<{ readonly id: Id | null; readonly cursor?: EventId | null }>(name).implement({
    description,
    fields: (t) => ({
      id: bulk
        ? t.id({
          nullable: true,
          description: "Which one; null: so many that the list is to be queried anew.",
          resolve: ({ id }) => id,
        })
        : t.id({ description: "Which one.", resolve: ({ id }) => id! }),
      [noun]: t.field({
        type,
        nullable: true,
        description: "As it is now; null when it is gone.",
        resolve: ({ id }, _args, ctx) => (id && load(id, ctx).catch(nullWhen(gone))) as never,
      }),
      ...isResumable && {
        cursor: t.id({
          nullable: true,
          description: CURSOR,
          resolve: ({ cursor }) => cursor ?? null,
        }),
      },
    }),
  });

/**
 * Maps events to the ids that they changed, for graphql-yoga's `pipe`. Events are taken at once,
 * since their source buffers a limited number; an id that is still waiting is pushed once, since the
 * thing is loaded when its id is pushed. With `everyMs`, an id is pushed at most once in that time.
 */
export const publishChanged =
  <Event, Id>(idsOf: IdsOf<Event, Id>, options: Options = {}) =>
  (source: AsyncIterable<Event>): AsyncQueue<Id> =>
    changesOf(source, idsOf, options, ({ id }) => id);

/** The same with each change's cursor, for a subscription that takes `since`. */
export const publishResumable =
  <Id>(idsOf: IdsOf<LiveEvent, Id>) => (source: AsyncIterable<LiveEvent>): AsyncQueue<Change<Id>> =>
    changesOf(source, idsOf, {}, (change) => change);

type IdsOf<Event, Id> = (event: Event) => readonly Id[] | Promise<readonly Id[]>;
type Options = { readonly everyMs?: number };

/**
 * A change, and where to resume: the first event of those that are pushed as one, or what waits behind
 * it would be lost. Null: a change that was not recorded.
 */
export type Change<Id> = { readonly id: Id; readonly cursor: EventId | null };

/** Not a generator: that would keep an ended subscription until its next event. */
function changesOf<Event, Id, Pushed>(
  source: AsyncIterable<Event>,
  idsOf: IdsOf<Event, Id>,
  { everyMs = 0 }: Options,
  pushed: (change: Change<Id>) => Pushed,
): AsyncQueue<Pushed> {
  const waiting = new Map<Id, EventId | null>();
  const pauses = new Map<Id, ReturnType<typeof setTimeout>>(); // of ids that were just taken
  const changedInPause = new Map<Id, EventId | null>();

  function add(id: Id, cursor: EventId | null) {
    const into = pauses.has(id) ? changedInPause : waiting;
    if (!into.has(id)) into.set(id, cursor);
  }
  function pause(id: Id, wake: () => void) {
    const end = () => {
      pauses.delete(id);
      const cursor = changedInPause.get(id);
      if (changedInPause.delete(id)) add(id, cursor ?? null);
      wake();
    };
    pauses.set(id, setTimeout(end, everyMs));
  }
  let wake = () => {};

  async function follow(events: AsyncIterator<Event>) {
    for (let next; !(next = await events.next()).done;) {
      const { eventId: cursor = null } = next.value as { readonly eventId?: EventId };
      for (const id of await idsOf(next.value)) add(id, cursor);
      wake();
    }
  }

  const events = source[Symbol.asyncIterator]();
  return asyncQueue<Pushed>({
    abandon: () => events.return?.(), // one that resumes listens already
    start(signals) {
      wake = signals.wake;
      follow(events).then(() => signals.end(), signals.end);
      return () => {
        for (const timer of pauses.values()) clearTimeout(timer);
        return events.return?.();
      };
    },
    take() {
      const [first] = waiting;
      if (!first) return undefined;
      const [id, cursor] = first;
      waiting.delete(id);
      if (everyMs > 0) pause(id, wake);
      return pushed({ id, cursor });
    },
  });
}
