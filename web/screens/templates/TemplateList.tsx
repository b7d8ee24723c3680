import { Plus } from "lucide-react";
import type { TemplateRow_template$key } from "../../__generated__/TemplateRow_template.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { NoTemplates } from "./NoTemplates.tsx";
import type { PlaceTemplate } from "./place_template.ts";
import { TemplateRow } from "./TemplateRow.tsx";
import styles from "./Templates.module.css";

/** One's templates, and in a sentence which of them counts. */
export function TemplateList(props: {
  templates: readonly (TemplateRow_template$key & { readonly id: string })[];
  builtIn: string;
  place: PlaceTemplate;
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
      <div className={styles.ground}>
        {isEmpty
          ? <NoTemplates builtIn={props.builtIn} onCreate={create} />
          : (
            <Section title="Seus modelos">
              <Rows>
                {templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    place={props.place}
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
