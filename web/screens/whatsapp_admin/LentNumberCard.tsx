import { graphql, useFragment } from "react-relay";
import type { LentNumberCard_query$key } from "../../__generated__/LentNumberCard_query.graphql.ts";
import type { LentNumberCard_viewer$key } from "../../__generated__/LentNumberCard_viewer.graphql.ts";
import { healthWords } from "../../shared/sessions/health_words.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { LendForm } from "./LendForm.tsx";
import styles from "./WhatsAppConfig.module.css";
import { WithdrawButton } from "./WithdrawButton.tsx";

/** The number that is lent to everybody, or how one lends one. */
export function LentNumberCard(props: {
  viewer: LentNumberCard_viewer$key;
  query: LentNumberCard_query$key;
  onChanged: () => void;
}) {
  const { platformNumber, platformNumberUse } = useFragment(
    graphql`
      fragment LentNumberCard_query on Query {
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
      fragment LentNumberCard_viewer on Viewer {
        ...LendForm_viewer
      }
    `,
    props.viewer,
  );
  const now = useNow();
  if (!platformNumber) {
    return (
      <Section title="Número emprestado" action={<Chip>Nenhum</Chip>}>
        <LendForm viewer={viewer} onLent={props.onChanged} />
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
          <WithdrawButton number={number} onWithdrawn={props.onChanged} />
        </div>
      </div>
    </Section>
  );
}
