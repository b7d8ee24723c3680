import { type ConcreteRequest, graphql } from "relay-runtime";
import { request, RequestFailure } from "../relay/request.ts";
import type { viewerQuery$data } from "../__generated__/viewerQuery.graphql.ts";
import { openSession } from "./server_api.ts";
import { identity } from "./current.ts";
import { toIdentityFailure } from "./failures.ts";

const SECONDS_10 = 10_000;

// Only the compiler reads it: Relay itself is not loaded. Evaluated when called, since the files of the
// build import one another.
const query = () =>
  graphql`
  query viewerQuery {
    viewer {
      id
    }
  }
` as ConcreteRequest;

/**
 * Returns whether the person is signed in with the provider and with the product. If only the provider
 * knows the session, because an admin ended it or it expired, it is opened again or ended there too.
 * @throws IdentityFailure or RequestFailure if that cannot be found out.
 */
export async function isSignedIn(): Promise<boolean> {
  if (!await identity.session()) return false;
  if (await isProductSignedIn()) return true;
  const isOpen = await reopenSession().catch((error) => {
    if (toIdentityFailure(error).code === "offline") throw error;
    return false;
  });
  if (!isOpen) await identity.signOut();
  return isOpen;
}

async function reopenSession() {
  const token = await identity.idToken();
  if (token === null) return false;
  await openSession(fetch, token);
  return await isProductSignedIn();
}

async function isProductSignedIn() {
  const { body } = await request(query().params, {}, AbortSignal.timeout(SECONDS_10));
  if (body.errors) throw new RequestFailure("server"); // it does not say who is signed in
  return (body.data as unknown as viewerQuery$data).viewer !== null;
}
