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
 * For graphql-yoga's `pipe`: of each event, the ids that it changed. Events are taken as they come,
 * for their source keeps only so many; an id that still waits to be told is told once, since it is
 * loaded when it is told. Not a generator: that would hold on to an ended subscription until its
 * next event.
 */
export const publishChanged =
  <Event, Id>(idsOf: (event: Event) => readonly Id[] | Promise<readonly Id[]>) =>
  (source: AsyncIterable<Event>): Repeater<Id> =>
    new Repeater<Id>(async (push, stop) => {
      const events = source[Symbol.asyncIterator]();
      void stop.then(() => events.return?.());
      const waiting = new Set<Id>();
      let isTelling = false;

      async function tell() {
        if (isTelling) return;
        isTelling = true;
        for (const id of waiting) { // it comes upon what is added meanwhile, too
          waiting.delete(id);
          await push(id);
        }
        isTelling = false;
      }

      for (let next; !(next = await events.next()).done;) {
        for (const id of await idsOf(next.value)) waiting.add(id);
        tell().catch(stop);
      }
      stop();
    });
