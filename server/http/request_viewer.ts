import type { Context } from "../core/context.ts";
import { ensureUser, rememberedViewer } from "../core/users/account/ensure_user.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import { guest, type Viewer } from "../core/users/viewer.ts";
import { type apiKeyViewers, keyOf } from "./api_key_viewers.ts";
import type { CachedIdentity } from "./identity_cache.ts";
import { hasToken, type SentHeaders } from "./request_origin.ts";

type RequestViewers = {
  /**
   * Returns who sends a request, by its headers and its client's address; who is new is registered.
   * @throws Failure for an API key that does not work, rather than a guest
   */
  readonly identify: (sent: SentHeaders, address: string, recall: Recall) => Promise<Viewer>;
  /** Returns who sends a request if this process remembers them, without waiting; null: it does not. */
  readonly remembered: (sent: SentHeaders) => Viewer | null;
};

/** Returns what tells who sends a request. */
export function requestViewers(
  identity: Pick<CachedIdentity, "identify" | "remembered">,
  keyViewer: ReturnType<typeof apiKeyViewers>,
  systemContext: () => Context,
): RequestViewers {
  // With its cookie, a wrong token would pass as a program's.
  const isMixed = (sent: SentHeaders) => sent.has("cookie") && hasToken(sent);
  return {
    async identify(sent, address, recall) {
      const key = keyOf(sent);
      if (key) return await keyViewer(key, address);
      const identified = await identity.identify(isMixed(sent) ? withoutCookie(sent) : sent);
      return identified ? await ensureUser(systemContext(), identified, recall) : guest;
    },
    remembered: (sent) =>
      keyOf(sent) || isMixed(sent)
        ? null
        : identity.remembered(sent, (who) => rememberedViewer(systemContext(), who)),
  };
}

function withoutCookie(sent: SentHeaders): Headers {
  const headers = new Headers([...sent]);
  headers.delete("cookie");
  return headers;
}
