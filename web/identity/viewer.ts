import { type ConcreteRequest, graphql } from "relay-runtime";
import { request, RequestFailure } from "../relay/request.ts";
import type { viewerQuery$data } from "../__generated__/viewerQuery.graphql.ts";
import { openSession } from "./server_api.ts";
import { identity } from "./current.ts";
import { toIdentityFailure } from "./failures.ts";

const SECONDS_10 = 10_000;

// Only the compiler reads it; of Relay itself nothing is loaded.
const query = graphql`
  query viewerQuery {
    viewer {
      id
    }
  }
` as ConcreteRequest;

/**
 * Whether somebody is signed in, for the provider and for the product. The two can differ: a session
 * that an admin ended, or that ran out, may still be one at the provider; it is opened again, or ended
 * there as well. @throws IdentityFailure or RequestFailure when nobody can tell.
 */
export async function isSignedIn(): Promise<boolean> {
  if (!await identity.session()) return false;
  if (await isKnown()) return true;
  const isOpen = await opensAgain().catch((error) => {
    if (toIdentityFailure(error).code === "offline") throw error;
    return false;
  });
  if (!isOpen) await identity.signOut();
  return isOpen;
}

async function opensAgain() {
  const token = await identity.idToken();
  if (token === null) return false;
  await openSession(fetch, token);
  return await isKnown();
}

async function isKnown() {
  const { answer } = await request(query.params, {}, AbortSignal.timeout(SECONDS_10));
  if (answer.errors) throw new RequestFailure("server"); // which says nothing about who is there
  return (answer.data as unknown as viewerQuery$data).viewer !== null;
}
