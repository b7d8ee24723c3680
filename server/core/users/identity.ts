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
  /** The `Set-Cookie` lines of a session for whoever has this token; null where it is nobody's. */
  readonly openSession: (token: string) => Promise<readonly string[] | null>;
  /** Ends the session that these headers stand for, if any; the lines that clear its cookie. */
  readonly endSession: (headers: Headers) => Promise<readonly string[]>;
  /** Answers the provider's own endpoints under `/api/auth/`. */
  readonly handle: (request: Request, clientAddress: string) => Promise<Response>;
};
