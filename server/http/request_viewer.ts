import type { Context } from "../core/context.ts";
import { ensureUser } from "../core/users/account/ensure_user.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import { guest, type Viewer } from "../core/users/viewer.ts";
import { type apiKeyViewers, keyOf } from "./api_key_viewers.ts";
import type { CachedIdentity } from "./identity_cache.ts";
import { hasToken, type SentHeaders } from "./request_origin.ts";

/**
 * Returns what tells, by a request's headers and its client's address, who sends it; who is new is
 * registered. An API key that does not work is a Failure, rather than a guest.
 */
export function requestViewers(
  { identify }: Pick<CachedIdentity, "identify">,
  keyViewer: ReturnType<typeof apiKeyViewers>,
  systemContext: () => Context,
): (sent: SentHeaders, address: string, recall: Recall) => Promise<Viewer> {
  return async (sent, address, recall) => {
    const key = keyOf(sent);
    if (key) return await keyViewer(key, address);
    // With its cookie, a wrong token would pass as a program's.
    const isMixed = sent.has("cookie") && hasToken(sent);
    const identified = await identify(isMixed ? withoutCookie(sent) : sent);
    return identified ? await ensureUser(systemContext(), identified, recall) : guest;
  };
}

function withoutCookie(sent: SentHeaders): Headers {
  const headers = new Headers([...sent]);
  headers.delete("cookie");
  return headers;
}
