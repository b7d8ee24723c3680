import PQueue from "p-queue";

/** Runs a task once fewer than the queue's `concurrency` of the same key run; in order. */
type RunInTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Queues tasks by key, so that one key's tasks wait for each other and never for another key's. A
 * key takes memory only while it has tasks.
 */
export function queuePerKey({ concurrency }: { readonly concurrency: number }): RunInTurn {
  const queues = new Map<string, PQueue>();

  return async (key, task) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency });
    queues.set(key, queue);
    try {
      return await queue.add(task);
    } finally {
      if (queue.size === 0 && queue.pending === 0) queues.delete(key);
    }
  };
}
