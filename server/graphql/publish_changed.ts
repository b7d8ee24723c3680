import type { OutputRef } from "@pothos/core";
import { Repeater } from "@repeaterjs/repeater";
import type { Context } from "../core/context.ts";
import type { FailureCode } from "../core/errors.ts";
import { builder, nullWhen } from "./builder.ts";

/**
 * Makes the payload type of a subscription: the id of what changed, and the thing as it is now, null
 * when loading it is refused with `gone`. With `bulk`, the id is null when many changed at once.
 */
export const changedPayload = <Id extends string, Thing>(
  name: `${string}Changed`,
  description: string,
  { noun, type, load, gone, bulk }: {
    noun: string;
    type: OutputRef<Thing>;
    load: (id: Id, ctx: Context) => Promise<unknown>;
    gone: FailureCode;
    bulk?: boolean;
  },
) =>
  builder.objectRef<{ readonly id: Id | null }>(name).implement({
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
    }),
  });

/**
 * Maps events to the ids that they changed, for graphql-yoga's `pipe`. Events are taken at once,
 * since their source buffers a limited number; an id that is still waiting is pushed once, since the
 * thing is loaded when its id is pushed. With `everyMs`, an id is pushed at most once in that time.
 * Not a generator: that would keep an ended subscription until its next event.
 */
export const publishChanged = <Event, Id>(
  idsOf: (event: Event) => readonly Id[] | Promise<readonly Id[]>,
  { everyMs = 0 }: { readonly everyMs?: number } = {},
) =>
(source: AsyncIterable<Event>): Repeater<Id> =>
  new Repeater<Id>(async (push, stop) => {
    const events = source[Symbol.asyncIterator]();
    const waiting = new Set<Id>();
    const pauses = new Map<Id, ReturnType<typeof setTimeout>>(); // of ids that were just pushed
    const changedInPause = new Set<Id>();
    let isPushing = false;
    void stop.then(() => {
      for (const timer of pauses.values()) clearTimeout(timer);
      return events.return?.();
    });

    function pause(id: Id) {
      if (everyMs === 0) return;
      const end = () => {
        pauses.delete(id);
        if (changedInPause.delete(id)) publish(id);
      };
      pauses.set(id, setTimeout(end, everyMs));
    }

    async function pushWaiting() {
      if (isPushing) return;
      isPushing = true;
      for (const id of waiting) { // ids added meanwhile are reached, too
        waiting.delete(id);
        pause(id);
        await push(id);
      }
      isPushing = false;
    }

    function publish(id: Id) {
      if (pauses.has(id)) changedInPause.add(id);
      else {
        waiting.add(id);
        pushWaiting().catch(stop);
      }
    }

    for (let next; !(next = await events.next()).done;) {
      for (const id of await idsOf(next.value)) publish(id);
    }
    stop();
  });
