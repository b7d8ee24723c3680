import { type ConcreteRequest, graphql } from "relay-runtime";
import { publicPaths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { request } from "../../relay/request.ts";
import styles from "./Auth.module.css";

const SECONDS_10 = 10_000;

/** The documents that the person accepts by `action`. */
export const AcceptanceNote = ({ action }: { action: string }) => (
  <p className={styles.note}>
    {action}, você aceita os <Document path={publicPaths.terms}>Termos de uso</Document> e a{" "}
    <Document path={publicPaths.privacy}>Política de privacidade</Document>.
  </p>
);

/** Opens in another tab, so that the form keeps what is typed. */
const Document = ({ path, children }: { path: string; children: string }) => (
  <a href={path} target="_blank" rel="noopener">
    {children}
    <span className="sr-only">(abre em outra aba)</span>
  </a>
);

// Compiled to its id: the sign-in screens load nothing of Relay.
const mutation = graphql`
  mutation AcceptanceMutation($input: AcceptDocumentsInput!) {
    acceptDocuments(input: $input) {
      ... on UserError {
        code
      }
    }
  }
` as ConcreteRequest;

/** Records that the signed-in person accepted the versions linked beside the button. */
export async function recordAcceptance(): Promise<void> {
  const input = { terms: legal.terms.version, privacy: legal.privacy.version };
  const signal = AbortSignal.timeout(SECONDS_10);
  // After a failure the app asks for the acceptance once it is open.
  await request(mutation.params, { input }, signal).catch(() => {});
}
