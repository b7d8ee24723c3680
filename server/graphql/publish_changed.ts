import { Repeater } from "@repeaterjs/repeater";

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
