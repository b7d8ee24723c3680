import { Repeater } from "@repeaterjs/repeater";

/**
 * Returns a feed that all its subscribers share: `sample` runs every `everyMs` while there is at
 * least one, however many there are. A subscriber that is slow gets the latest alone.
 */
export function sharedFeed<Status>(
  sample: () => Promise<Status>,
  everyMs: number,
  onError: (error: unknown) => void = () => {},
): () => AsyncIterable<Status> {
  const subscribers = new Set<(status: Status) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSampling = false;

  async function run() {
    isSampling = true;
    timer = undefined;
    try {
      const status = await sample();
      for (const push of subscribers) push(status);
    } catch (error) {
      onError(error);
    }
    isSampling = false;
    if (subscribers.size > 0) timer = setTimeout(run, everyMs);
  }

  return () =>
    new Repeater<Status>(async (push, stop) => {
      let isPushing = false;
      let latest: Status | null = null;
      const pushLatest = async () => {
        isPushing = true;
        while (latest !== null) {
          const status = latest;
          latest = null;
          await push(status);
        }
        isPushing = false;
      };
      const subscriber = (status: Status) => {
        latest = status;
        if (!isPushing) pushLatest().catch(stop);
      };
      subscribers.add(subscriber);
      if (!isSampling && timer === undefined) timer = setTimeout(run, 0);
      await stop;
      subscribers.delete(subscriber);
      if (subscribers.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    });
}
