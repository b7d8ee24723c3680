import { graphql, useFragment } from "react-relay";
import type { AuthorizedApps_viewer$key } from "../../../__generated__/AuthorizedApps_viewer.graphql.ts";
import type { AuthorizedAppsRevokeMutation } from "../../../__generated__/AuthorizedAppsRevokeMutation.graphql.ts";
import { focusContent } from "../../../browser/accessibility.ts";
import { commit } from "../../../relay/commit.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { Rows } from "../../../ui/lists/Row.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../../ui/text/age.ts";
import { dateLabel } from "../../../ui/text/clock.ts";
import styles from "./Api.module.css";
import { scopesLabel } from "./scope_words.ts";

type Props = {
  viewer: AuthorizedApps_viewer$key;
  /** Whether an admin looks, who may change nothing here. */
  isReadOnly: boolean;
  onRevoked: () => void;
};

/** The apps of others that act for the person: what each may do, and how that ends. */
export function AuthorizedApps(props: Props) {
  const { authorizedApps } = useFragment(
    graphql`
      fragment AuthorizedApps_viewer on Viewer {
        authorizedApps {
          appId
          name
          scopes
          since
          lastUsedAt
          lastUsedFrom
        }
      }
    `,
    props.viewer,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  const revoke = (id: string, name: string) =>
    runAction(async () => {
      const { revokeOAuthApp } = await commit<AuthorizedAppsRevokeMutation>(revocation, {
        input: { id },
      });
      return revokeOAuthApp.message ?? null;
    }, () => {
      focusContent(); // the pressed button disappears
      showNotice(`“${name}” não age mais por você.`, { variant: "success" });
      props.onRevoked();
    });
  if (authorizedApps.length === 0) return null;
  return (
    <Section title="Aplicativos com acesso à sua conta">
      <Rows>
        {authorizedApps.map(({ appId, name, scopes, since, lastUsedAt, lastUsedFrom }) => (
          <li key={appId} className={styles.key}>
            <div className={styles.who}>
              <b>{name}</b>
            </div>
            <p className="small tnum">
              {`autorizado em ${dateLabel(since)} · ${
                lastUsedAt
                  ? `usado ${ageLabel(lastUsedAt, now)}${lastUsedFrom ? ` de ${lastUsedFrom}` : ""}`
                  : "nunca usado"
              }`}
            </p>
            <p className="small">{scopesLabel(scopes)}</p>
            {!props.isReadOnly && (
              <div className={styles.ends}>
                <ConfirmButton
                  label="Revogar"
                  aria-label={`Revogar ${name}`}
                  size="small"
                  title={`Revogar o acesso de “${name}”?`}
                  stay="Voltar"
                  goOn="Revogar"
                  isBusy={isBusy}
                  onConfirmed={() => void revoke(appId, name)}
                >
                  O aplicativo para de agir por você na hora. Para voltar, ele pede de novo.
                </ConfirmButton>
              </div>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const revocation = graphql`
  mutation AuthorizedAppsRevokeMutation($input: RevokeOAuthAppInput!) {
    revokeOAuthApp(input: $input) {
      ... on UserError {
        code
        message
      }
    }
  }
`;
