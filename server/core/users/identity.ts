/** Who an identity provider says is asking. `subject` is the provider's own id of them. */
export type Identified = {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
};

/** The port of an identity provider. */
export type IdentityProvider = {
  /** Who sent these headers, by their cookie or bearer token; null for nobody. */
  readonly identify: (headers: Headers) => Promise<Identified | null>;
  /** Answers the provider's own endpoints under `/api/auth/`. */
  readonly handle: (request: Request, clientAddress: string) => Promise<Response>;
};
