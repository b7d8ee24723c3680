import PQueue, { type Options } from "p-queue";

type QueueOptions = Pick<Options<never, never>, "concurrency">;

/**
 * Returns the queue of each key, so that one key's tasks wait for each other and never for another
 * key's. A key takes memory only while it has tasks: add the task at once to the queue returned.
 *
 * @param setUp is called with each queue that is made, to listen to its events
 */
export function queuePerKey(
  options: QueueOptions,
  setUp: (queue: PQueue) => void = () => {},
): (key: string) => PQueue {
  const queues = new Map<string, PQueue>();

  return (key) => {
    const found = queues.get(key);
    if (found) return found;
    const queue = new PQueue(options);
    queue.on("idle", () => queues.delete(key));
    setUp(queue);
    queues.set(key, queue);
    return queue;
  };
}
