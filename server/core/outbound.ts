/**
 * Requests a URL that a user or a page named. Only public addresses are reached; up to 5 redirects are
 * followed, each one checked; bytes and time are limited. A redirect to an address that contains its
 * target, as `unwrap` lists them, is followed at the target: the request in between would count as a
 * click.
 * @throws OutboundRefusal, also while `body` is read
 */
export type Outbound = (
  url: URL,
  signal?: AbortSignal,
  unwrap?: (url: URL) => readonly URL[],
) => Promise<OutboundResponse>;

export type OutboundResponse = {
  /** The final URL. */
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

/** No connection was made, so nothing was sent. */
export class NotConnected extends OutboundRefusal {}

/**
 * Requests a vendor's fixed host. Only public addresses are reached, redirects are not followed and the
 * bytes of the response are limited; the signal limits the time.
 * @throws NotConnected; after any other error it is unknown whether the vendor handled the request
 */
export type VendorFetch = (url: string, request: VendorRequest) => Promise<Response>;

export type VendorRequest = {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
};
