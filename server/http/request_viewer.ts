import type { Context } from "../core/context.ts";
import { ensureUser } from "../core/users/account/ensure_user.ts";
import type { IdentityProvider } from "../core/users/account/identity.ts";
import { guest, type Viewer } from "../core/users/viewer.ts";
import { hasToken } from "./request_origin.ts";

/** Returns what tells, by a request's headers, who sends it; who is new is registered. */
export function requestViewers(
  { identify }: Pick<IdentityProvider, "identify">,
  systemContext: () => Context,
): (sent: Headers) => Promise<Viewer> {
  return async (sent) => {
    const headers = hasToken(sent) ? new Headers(sent) : sent;
    if (headers !== sent) headers.delete("cookie"); // or a wrong token would pass as a program's
    const identified = await identify(headers);
    return identified ? await ensureUser(systemContext(), identified) : guest;
  };
}
