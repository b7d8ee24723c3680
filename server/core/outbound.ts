/**
 * Asks a host that a person or a page named. Only public addresses are reached; redirects are
 * followed (at most 5) with every hop checked; bytes and time are capped.
 * @throws OutboundRefusal, also while `body` is read.
 */
export type Outbound = (url: URL, signal?: AbortSignal) => Promise<OutboundAnswer>;

export type OutboundAnswer = {
  /** Where it ended. */
  readonly url: URL;
  /** Every address asked, first to last; the last is `url`. */
  readonly hops: readonly URL[];
  readonly status: number;
  readonly headers: Headers;
  /** Read it or `cancel` it, or the connection stays open. */
  readonly body: ReadableStream<Uint8Array>;
};

export type OutboundReason =
  | "NOT_HTTP"
  | "ADDRESS_REFUSED"
  | "UNREACHABLE"
  | "TOO_MANY_REDIRECTS"
  | "TOO_LARGE"
  | "TIMED_OUT";

/** Why a host was not asked, or not heard out. */
export class OutboundRefusal extends Error {
  constructor(readonly reason: OutboundReason, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
  }
}
