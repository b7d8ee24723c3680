import { Failure } from "../errors.ts";

const LONGEST = 500;
/** Of one app. */
export const MOST_REDIRECT_URIS = 5;

/** A program on the person's own computer, which listens on whatever port is free. */
const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Whether an app may be called back at an address: https, or http on the person's own computer.
 * Without a fragment, credentials or a wildcard. Source: OAuth 2.1, 2.3 and 8.4.2.
 */
export function isRedirectUri(text: string): boolean {
  const url = text.length <= LONGEST && !/[\s#*\\]/.test(text) ? URL.parse(text) : null;
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || url.protocol === "http:" && LOOPBACK.has(url.hostname);
}

/** Whether the address of a request is one of the app's: the same text, but for a loopback's port. */
export function isRegistered(registered: readonly string[], given: string): boolean {
  if (registered.includes(given)) return true;
  const loopback = withoutPort(given);
  return loopback !== null && registered.some((one) => withoutPort(one) === loopback);
}

function withoutPort(text: string): string | null {
  if (!isRedirectUri(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "http:") return null;
  url.port = "";
  return url.href;
}

/** Returns the addresses, each once. @throws Failure OAUTH_REDIRECTS_INVALID */
export function checkedRedirectUris(given: readonly string[]): string[] {
  const uris = [...new Set(given.map((one) => one.trim()).filter(Boolean))];
  if (uris.length === 0 || uris.length > MOST_REDIRECT_URIS || !uris.every(isRedirectUri)) {
    throw new Failure("OAUTH_REDIRECTS_INVALID", ["redirectUris"]);
  }
  return uris;
}
