import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Templates.module.css";

/** What a template is, told by the one that everybody begins with. */
export const NoTemplates = (props: { builtIn: string; onCreate: () => void }) => (
  <Section title="Hoje sai a mensagem do Garimpo">
    <EmptyState
      action={<Button variant="contained" onClick={props.onCreate}>Criar meu modelo</Button>}
    >
      É esta aqui. Cada campo entre chaves recebe o valor da oferta; uma linha em que ele falta some
      sozinha. Crie o seu modelo a partir dela e mude o que quiser.
    </EmptyState>
    <pre className={`${styles.source} on-page`}>{props.builtIn}</pre>
  </Section>
);
