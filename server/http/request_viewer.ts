import type { Context } from "../core/context.ts";
import { ensureUser } from "../core/users/account/ensure_user.ts";
import type { IdentityProvider } from "../core/users/account/identity.ts";
import { guest, type Viewer } from "../core/users/viewer.ts";
import { type apiKeyViewers, keyOf } from "./api_key_viewers.ts";
import { hasToken } from "./request_origin.ts";

/**
 * Returns what tells, by a request's headers and its client's address, who sends it; who is new is
 * registered. An API key that does not work is a Failure, rather than a guest.
 */
export function requestViewers(
  { identify }: Pick<IdentityProvider, "identify">,
  keyViewer: ReturnType<typeof apiKeyViewers>,
  systemContext: () => Context,
): (sent: Headers, address: string) => Promise<Viewer> {
  return async (sent, address) => {
    const key = keyOf(sent);
    if (key) return await keyViewer(key, address);
    const headers = hasToken(sent) ? new Headers(sent) : sent;
    if (headers !== sent) headers.delete("cookie"); // or a wrong token would pass as a program's
    const identified = await identify(headers);
    return identified ? await ensureUser(systemContext(), identified) : guest;
  };
}
