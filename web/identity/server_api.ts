import { failureOf } from "./failures.ts";
import { IdentityFailure } from "./identity.ts";

export type Fetch = typeof fetch;

/** HTTP's own, whoever says so: the provider, the door or a proxy. */
const TOO_MANY = 429;

/** What the product's own server answers to JSON, or to nothing by GET. @throws IdentityFailure */
export async function callServer<Answer>(
  send: Fetch,
  path: string,
  body?: object,
): Promise<Answer | null> {
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
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  const code = response.status === TOO_MANY ? "TOO_MANY_ATTEMPTS" : answer?.code;
  throw new IdentityFailure(failureOf(code));
}

/** The product's session, by cookie, for whoever has this token. @throws IdentityFailure */
export const openSession = (send: Fetch, token: string) =>
  callServer(send, "/api/login", { token });

/** Ends the product's session. @throws IdentityFailure */
export const endSession = (send: Fetch) => callServer(send, "/api/logout", {});
