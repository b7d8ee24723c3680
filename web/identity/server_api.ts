import { failureOf } from "./failures.ts";
import { IdentityFailure } from "./identity.ts";

export type Fetch = typeof fetch;

/** Sent by the provider, the product's server or a proxy. */
const TOO_MANY = 429;

/** Sends JSON, or a GET without a body, to the product's server. @throws IdentityFailure */
export async function callServer<Body>(
  send: Fetch,
  path: string,
  body?: object,
): Promise<Body | null> {
  const response = await send(path, {
    method: body ? "POST" : "GET",
    credentials: "same-origin",
    ...body && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  }).catch(() => {
    throw new IdentityFailure("offline");
  });
  const result = await response.json().catch(() => null);
  if (response.ok) return result;
  const code = response.status === TOO_MANY ? "TOO_MANY_ATTEMPTS" : result?.code;
  throw new IdentityFailure(failureOf(code));
}

/** Opens the product's session, a cookie, by a provider's token. @throws IdentityFailure */
export const openSession = (send: Fetch, token: string) =>
  callServer(send, "/api/login", { token });

/** Ends the product's session. @throws IdentityFailure */
export const endSession = (send: Fetch) => callServer(send, "/api/logout", {});
