import { graphql, useFragment, useMutation } from "react-relay";
import type { SharedNumberCardRevokeMutation } from "../../__generated__/SharedNumberCardRevokeMutation.graphql.ts";
import type { SharedNumberCard_query$key } from "../../__generated__/SharedNumberCard_query.graphql.ts";
import type { SharedNumberCard_viewer$key } from "../../__generated__/SharedNumberCard_viewer.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { healthWords } from "../../shared/sessions/health_words.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { ShareNumberForm } from "./ShareNumberForm.tsx";
import styles from "./WhatsAppConfig.module.css";

/** The number that is shared with everybody, or a form to share one. */
export function SharedNumberCard(props: {
  viewer: SharedNumberCard_viewer$key;
  query: SharedNumberCard_query$key;
  onChanged: () => void;
}) {
  const { platformNumber, platformNumberUse } = useFragment(
    graphql`
      fragment SharedNumberCard_query on Query {
        platformNumber {
          number
          name
          health
          sharedAt
        }
        platformNumberUse {
          people
          groups
          sharedBy {
            displayName
          }
        }
      }
    `,
    props.query,
  );
  const viewer = useFragment(
    graphql`
      fragment SharedNumberCard_viewer on Viewer {
        ...ShareNumberForm_viewer
      }
    `,
    props.viewer,
  );
  const now = useNow();
  if (!platformNumber) {
    return (
      <Section title="Número emprestado" action={<Chip>Nenhum</Chip>}>
        <ShareNumberForm viewer={viewer} onShared={props.onChanged} />
      </Section>
    );
  }
  const { number, name, health, sharedAt } = platformNumber;
  const { state, tone, advice } = healthWords(health, "WHATSAPP");
  return (
    <Section title="Número emprestado" action={<Chip tone={tone}>{state}</Chip>}>
      <div className={styles.stack}>
        <div>
          <p className="tnum">
            <b>{number}</b>
            {name !== number && ` · ${name}`}
          </p>
          <p className="small tnum">
            Emprestado {ageLabel(sharedAt, now)}
            {platformNumberUse && ` por ${platformNumberUse.sharedBy.displayName}`}
          </p>
          {platformNumberUse && (
            <p className="small tnum">
              {countLabel(platformNumberUse.people, "pessoa usa", "pessoas usam")} ·{" "}
              {countLabel(platformNumberUse.groups, "grupo", "grupos")}
            </p>
          )}
        </div>
        {advice && <p className={styles.advice}>{advice}</p>}
        <p className="small">
          Os limites são do número: contam o que todas as pessoas enviam, no ritmo de quem o
          empresta.
        </p>
        <div className={styles.actions}>
          <RevokeButton number={number} onRevoked={props.onChanged} />
        </div>
      </div>
    </Section>
  );
}

/** Stops sharing the number, after a confirmation. */
function RevokeButton(props: { number: string; onRevoked: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<SharedNumberCardRevokeMutation>(graphql`
    mutation SharedNumberCardRevokeMutation {
      revokePlatformNumber {
        ... on ChangedPlatformNumber {
          platformNumber {
            number
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const revoke = () => {
    commit({
      variables: {},
      onCompleted({ revokePlatformNumber }) {
        if (
          !showResultNotice(revokePlatformNumber, "Número retirado. As pessoas foram avisadas.")
        ) {
          return;
        }
        focusContent(); // the button disappears
        props.onRevoked();
      },
      onError: showError,
    });
  };
  return (
    <ConfirmButton
      label="Retirar número"
      isBusy={isBusy}
      title={`Retirar ${props.number}?`}
      stay="Continuar emprestando"
      goOn="Retirar"
      onConfirmed={revoke}
    >
      O que as pessoas têm na fila fica parado e elas são avisadas. Se você emprestar este número de
      novo, tudo segue de onde parou.
    </ConfirmButton>
  );
}
