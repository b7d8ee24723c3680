import { Plus } from "lucide-react";
import type { TemplateRow_template$key } from "../../__generated__/TemplateRow_template.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { TemplateRow } from "./TemplateRow.tsx";
import styles from "./Templates.module.css";
import type { InsertTemplate } from "./template_mutations.tsx";

/** The person's templates, with the rule of which one is used. */
export function TemplateList(props: {
  templates: readonly (TemplateRow_template$key & { readonly id: string })[];
  builtIn: string;
  insert: InsertTemplate;
  onOpen: (id: string) => void;
}) {
  const { templates, onOpen } = props;
  const create = () => onOpen("novo");
  const isEmpty = templates.length === 0;
  return (
    <>
      <ScreenTitle
        title="Deixe as mensagens com o seu jeito"
        note="Um modelo diz como o Garimpo escreve as suas mensagens."
        action={!isEmpty && (
          <Button variant="contained" startIcon={<Plus size={18} />} onClick={create}>
            Novo
          </Button>
        )}
      />
      <div className={styles.content}>
        {isEmpty
          ? <NoTemplates builtIn={props.builtIn} onCreate={create} />
          : (
            <Section title="Seus modelos">
              <Rows>
                {templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    insert={props.insert}
                    onOpen={() => onOpen(template.id)}
                  />
                ))}
              </Rows>
              <p className={`small ${styles.rule}`}>
                Vale o modelo em uso que combina melhor com a oferta: primeiro o da época e da loja,
                depois o da época, depois o da loja, depois o geral. Entre dois iguais, o que você
                pôs em uso por último. Sem nenhum, sai a mensagem do Garimpo.
              </p>
            </Section>
          )}
      </div>
    </>
  );
}

/** The empty list: explains templates by the built-in one. */
const NoTemplates = (props: { builtIn: string; onCreate: () => void }) => (
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
