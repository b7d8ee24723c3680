import { Suspense } from "react";
import { graphql } from "react-relay";
import type { NoRulesQuery } from "../../__generated__/NoRulesQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { StarterRules } from "./StarterRules.tsx";
import styles from "../../shared/rules/Rule.module.css";

type Props = { onCreated: (id: string) => void; onBlank: () => void };

/** No rule yet: what a rule is, by examples that one can use. */
export const NoRules = (props: Props) => (
  <Section title="Uma regra é uma frase">
    <p className={styles.plain}>
      <b>Quando</b> um produto seu ficar no menor preço, <b>se</b> a comissão valer a pena,{" "}
      <b>então</b>{" "}
      pedir a minha aprovação e enviar aos grupos. Cada sim e cada não fica escrito com o motivo, e
      nada sai antes de você ligar.
    </p>
    <Suspense
      fallback={[0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={96} />)}
    >
      <Starters onCreated={props.onCreated} />
    </Suspense>
    <Button onClick={props.onBlank}>Começar do zero</Button>
  </Section>
);

function Starters({ onCreated }: { onCreated: (id: string) => void }) {
  const { viewer } = useScreenQuery<NoRulesQuery>(
    graphql`
      query NoRulesQuery {
        viewer {
          ...StarterRules_viewer
        }
      }
    `,
    {},
  );
  return viewer && <StarterRules viewer={viewer} onCreated={onCreated} />;
}
