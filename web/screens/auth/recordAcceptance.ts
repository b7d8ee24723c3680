import { type ConcreteRequest, graphql } from "relay-runtime";
import { legal } from "../../public/legal.ts";
import { request } from "../../relay/request.ts";

const SECONDS_10 = 10_000;

// Only the compiler reads it: the sign-in screens load nothing of Relay.
const accept = graphql`
  mutation recordAcceptanceMutation($input: AcceptDocumentsInput!) {
    acceptDocuments(input: $input) {
      ... on UserError {
        code
      }
    }
  }
` as ConcreteRequest;

/** Records that whoever is signed in accepted the documents as they are shown beside the button. */
export async function recordAcceptance(): Promise<void> {
  const input = { terms: legal.terms.version, privacy: legal.privacy.version };
  const signal = AbortSignal.timeout(SECONDS_10);
  // What fails here, the app asks for once they are in.
  await request(accept.params, { input }, signal).catch(() => {});
}
