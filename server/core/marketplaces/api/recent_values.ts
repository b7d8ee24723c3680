type Options = {
  /** Most values; beyond it the one that was set first is dropped. */
  readonly max: number;
  /** Milliseconds for which a value counts. */
  readonly freshMs: number;
};

/** Remembers values by key for some time, in this process alone. */
export class RecentValues<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly at: number }>();

  constructor(private readonly options: Options) {}

  /** Returns the value that was set not long before `now`. */
  get(key: string, now: Date): Value | undefined {
    const entry = this.#entries.get(key);
    const isFresh = entry && Math.abs(now.getTime() - entry.at) < this.options.freshMs;
    return isFresh ? entry.value : undefined;
  }

  set(key: string, value: Value, now: Date): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, at: now.getTime() });
    const [first] = this.#entries.keys();
    if (this.#entries.size > this.options.max) this.#entries.delete(first!);
  }

  /** Removes a value, unless another one took its place. */
  delete(key: string, value: Value): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }
}
