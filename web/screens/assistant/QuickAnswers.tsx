import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { QuickAnswersQuery } from "../../__generated__/QuickAnswersQuery.graphql.ts";
import { offerPath, paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Assistant.module.css";

type Offer = { readonly id: string; readonly title: string };

const reasons = {
  none:
    "Aqui não há um modelo de IA configurado: não é uma conversa. As respostas abaixo vêm das " +
    "regras do próprio site, com os dados da sua conta.",
  resting: "Enquanto o Garimpo IA descansa, as respostas abaixo vêm das regras do próprio site.",
  used: "Até amanhã, as respostas abaixo vêm das regras do próprio site.",
} as const;

/** What the product's rules answer without a language model: no chat is pretended. */
export function QuickAnswers(
  { offers, reason }: { offers: readonly Offer[]; reason: keyof typeof reasons },
) {
  const [hasWeek, setHasWeek] = useState(false);
  const [hasSending, setHasSending] = useState(false);
  const [offerId, setOfferId] = useState(offers[0]?.id ?? "");
  return (
    <div className={styles.quick}>
      <Alert severity="info">{reasons[reason]}</Alert>
      <Section title="Como foi a semana">
        {hasWeek
          ? <Answered kind="WEEK" offerId={null} />
          : <Button variant="outlined" onClick={() => setHasWeek(true)}>Ver a semana</Button>}
      </Section>
      <Section title="Uma oferta sua">
        {offers.length === 0
          ? (
            <>
              <p>Você ainda não tem ofertas.</p>
              <Button component={Link} to={paths.generator}>Criar a primeira</Button>
            </>
          )
          : (
            <>
              <PlainSelect
                label="Oferta"
                value={offerId}
                onChange={(id) => {
                  setHasSending(false);
                  setOfferId(id);
                }}
              >
                {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
              </PlainSelect>
              <div className={styles.actions}>
                <Button variant="outlined" onClick={() => setHasSending(true)}>
                  Por que saiu, espera ou não saiu?
                </Button>
                <Button component={Link} to={offerPath(offerId)}>Escrever o texto</Button>
              </div>
              {hasSending && <Answered kind="SENDING" offerId={offerId} />}
            </>
          )}
      </Section>
    </div>
  );
}

type Asked = { kind: "WEEK" | "SENDING"; offerId: string | null };

const Answered = (asked: Asked) => (
  <Suspense fallback={<Skeleton width="80%" height={48} />}>
    <Answer {...asked} />
  </Suspense>
);

function Answer({ kind, offerId }: Asked) {
  const { viewer } = useScreenQuery<QuickAnswersQuery>(
    graphql`
      query QuickAnswersQuery($kind: QuickAnswerKind!, $offerId: ID) {
        viewer {
          quickAnswer(kind: $kind, offerId: $offerId) {
            sentences
            facts {
              label
              text
              path
            }
          }
        }
      }
    `,
    { kind, offerId },
    "store-and-network",
  );
  const answer = viewer?.quickAnswer;
  if (!answer) return <p role="status">Não consegui ler isto agora. Tente de novo mais tarde.</p>;
  return (
    <div role="status">
      {answer.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <ul>
        {answer.facts.map(({ label, text, path }) => (
          <li key={label}>{label}: {path ? <Link to={path}>{text}</Link> : text}</li>
        ))}
      </ul>
    </div>
  );
}
