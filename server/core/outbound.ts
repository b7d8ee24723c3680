/**
 * Requests a host that a person or a page named. Only public addresses are reached; redirects are
 * followed (at most 5) with every hop checked; bytes and time are capped. A redirect to an address
 * that carries its target, as `unwrap` lists them, is followed at the target: the request in between
 * would count as somebody's click.
 * @throws OutboundRefusal, also while `body` is read.
 */
export type Outbound = (
  url: URL,
  signal?: AbortSignal,
  unwrap?: (url: URL) => readonly URL[],
) => Promise<OutboundResponse>;

export type OutboundResponse = {
  /** Where it ended. */
  readonly url: URL;
  /** Every address on the way, in order; the last is `url`. */
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

/** Why a host was not reached, or its response not read. */
export class OutboundRefusal extends Error {
  constructor(readonly reason: OutboundReason, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
  }
}

/** No connection was made: surely nothing was sent. */
export class NotConnected extends OutboundRefusal {}

/**
 * Asks a fixed host of a vendor. Only public addresses are reached, no redirect is followed, the
 * bytes of the answer are capped; how long it may take is for the signal to say.
 * @throws NotConnected; anything else, also while the answer is read, leaves in doubt what was done.
 */
export type VendorFetch = (url: string, request: VendorRequest) => Promise<Response>;

export type VendorRequest = {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
};
