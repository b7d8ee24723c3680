/** What a request was answered. */
export type StoredAnswer = {
  readonly status: number;
  /** Null: it has no body. */
  readonly contentType: string | null;
  readonly body: string;
};

/** Codes of refusals that pass by themselves, and of failures of ours: the next try may succeed. */
const PASSING: ReadonlySet<string> = new Set([
  "INTERNAL",
  "UNAVAILABLE",
  "MAINTENANCE",
  "TOO_MANY_REQUESTS",
  "TOO_MANY_ATTEMPTS",
  "API_LIMIT",
  "SIGN_IN_FIRST",
  "NOT_AUTHENTICATED",
  "API_KEY_INVALID",
  "IDEMPOTENCY_IN_PROGRESS",
]);

/** Whether an answer is the outcome of the request, rather than a refusal to execute it now. */
export function isOutcome({ status, body }: StoredAnswer): boolean {
  if (status === 401 || status === 429 || status >= 500) return false;
  // Also in a body of events. Within a text of JSON the quotation marks would be escaped.
  return !body.matchAll(/"code":"([A-Z_]+)"/g).some(([, code]) => PASSING.has(code!));
}

/** What a sealed answer is about: it opens for no other person and key. */
export const answerOwner = (userId: string, key: string): string => `answer ${userId} ${key}`;
