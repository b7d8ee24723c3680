import { graphql, useFragment } from "react-relay";
import type { JoinCard_programme$key } from "../../__generated__/JoinCard_programme.graphql.ts";
import type { JoinCardMutation } from "../../__generated__/JoinCardMutation.graphql.ts";
import { publicPaths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { commit } from "../../relay/commit.ts";
import { ratedPlan } from "../../shared/wording/rated_plan.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Affiliate.module.css";

/** How the programme works, and the way into it. */
export function JoinCard(props: { programme: JoinCard_programme$key }) {
  const { rates, attributionDays, holdDays, leastPayout } = useFragment(
    graphql`
      fragment JoinCard_programme on ReferralProgramme {
        rates {
          id
          planName
          interval
          percent
          months
        }
        attributionDays
        holdDays
        leastPayout {
          formatted
        }
      }
    `,
    props.programme,
  );
  return (
    <Section title="Como funciona">
      <div className={styles.stack}>
        <ul className={styles.rules}>
          {rates.map(({ id, percent, months, ...plan }) => (
            <li key={id}>
              <b>{ratedPlan(plan)}:</b> {percent}% do que a pessoa paga, por{" "}
              {countLabel(months ?? 0, "mês", "meses")}.
            </li>
          ))}
          <li>
            Vale para quem cria conta em até {attributionDays}{" "}
            dias depois de abrir o seu link e aceitar guardar de onde veio.
          </li>
          <li>
            Cada comissão espera {holdDays} dias, o prazo de quem assina se arrepender.
          </li>
          <li>O pagamento é por Pix, a partir de {leastPayout.formatted}.</li>
        </ul>
        <Join label="Participar" variant="contained" />
      </div>
    </Section>
  );
}

/** Accepts the present terms of the programme. */
export function Join({ label, variant }: { label: string; variant: "contained" | "outlined" }) {
  const [runAction, isBusy] = useMutationAction();
  const join = () => runAction(joinProgramme);
  return (
    <>
      <p className="small">
        Ao participar, você aceita a seção “Indique e ganhe” dos{" "}
        <a href={publicPaths.terms}>Termos de uso</a>, versão {legal.terms.version}.
      </p>
      <div className={styles.actions}>
        <BusyButton variant={variant} isBusy={isBusy} onClick={join}>{label}</BusyButton>
      </div>
    </>
  );
}

async function joinProgramme(): Promise<string | null> {
  const { joinReferralProgramme } = await commit<JoinCardMutation>(
    graphql`
      mutation JoinCardMutation($input: JoinReferralProgrammeInput!) {
        joinReferralProgramme(input: $input) {
          ... on Viewer {
            id
            referralProgramme {
              path
              acceptedTerms
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { terms: legal.terms.version } },
  );
  return joinReferralProgramme.message ?? null;
}
