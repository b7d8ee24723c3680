/** An iterator that can always be left. */
export type AsyncQueue<Value> =
  & AsyncIterableIterator<Value>
  & Required<Pick<AsyncIterator<Value>, "return">>;

/** What an iterator hands out next. */
type Source<Value> = {
  /** Begins with the first `next`. @returns what ends it */
  readonly start: (signals: Signals) => () => unknown;
  /** Returns the next value, and takes it out; undefined: there is none yet. */
  readonly take: () => Value | undefined;
  /** Is called in the place of `start` if nobody ever requests a value: what is open must close. */
  readonly abandon?: () => unknown;
};

type Signals = {
  /** There may be a value. */
  readonly wake: () => void;
  /** There are no more, once those that wait are taken; with an error, who waits gets that. */
  readonly end: (error?: unknown) => void;
};

/**
 * Returns an iterator over values that arrive by themselves, such as events. The source holds those
 * that wait, so that it decides what is dropped. An event is pushed for each subscription, and a push
 * of `@repeaterjs/repeater` costs a hundred times as much (decision 077).
 */
export function asyncQueue<Value>({ start, take, abandon }: Source<Value>): AsyncQueue<Value> {
  const requests: PromiseWithResolvers<IteratorResult<Value>>[] = [];
  let stop: (() => unknown) | null = null;
  let isEnded = false;
  let isReturned = false;
  let failure: { readonly error: unknown } | null = null;

  function wake() {
    while (requests.length > 0) {
      const value = isReturned ? undefined : take();
      if (value === undefined) break;
      requests.shift()!.resolve({ done: false, value });
    }
  }
  function end(error?: unknown) {
    if (isEnded) return;
    isEnded = true;
    wake();
    if (error !== undefined) failure = { error };
    for (const request of requests.splice(0)) finish(request);
    void stop?.();
  }
  function finish({ resolve, reject }: PromiseWithResolvers<IteratorResult<Value>>) {
    if (!failure) return resolve({ done: true, value: undefined });
    reject(failure.error);
    failure = null; // thrown once
  }

  return {
    next() {
      const request = Promise.withResolvers<IteratorResult<Value>>();
      if (!stop && !isEnded) stop = start({ wake, end });
      requests.push(request);
      wake();
      if (isEnded) requests.splice(0).forEach(finish);
      return request.promise;
    },
    return(value) {
      if (!stop && !isReturned) void abandon?.();
      isReturned = true;
      end();
      return Promise.resolve({ done: true, value });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
