import { Plus } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TemplateList_templates$key } from "../../__generated__/TemplateList_templates.graphql.ts";
import type { TemplateList_viewer$key } from "../../__generated__/TemplateList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { TemplateRow } from "./TemplateRow.tsx";
import styles from "./Templates.module.css";
import {
  inListOrder,
  inReserve,
  isListed,
  parseTemplateView,
  type TemplateView,
  templateViews,
} from "./template_filters.ts";
import type { InsertTemplate } from "./template_mutations.tsx";

const ReadyTemplates = lazyOnIdle(async () =>
  (await import("./ReadyTemplates.tsx")).ReadyTemplates
);

/** The person's templates and the ready ones, with the rule of which one is used. */
export function TemplateList(props: {
  templates: TemplateList_templates$key;
  viewer: TemplateList_viewer$key;
  insert: InsertTemplate;
  /** Opens a template, or a new one that starts as a copy of a ready one. */
  onOpen: (id: string, copyOf?: string) => void;
}) {
  const templates = useFragment(
    graphql`
      fragment TemplateList_templates on Template @relay(plural: true) {
        id
        name
        marketplace
        season {
          name
        }
        isActive
        activatedAt
        ...TemplateRow_template
      }
    `,
    props.templates,
  );
  const viewer = useFragment(
    graphql`
      fragment TemplateList_viewer on Viewer {
        readyTemplates {
          id
          isActive
          activatedAt
          season {
            name
          }
        }
        ...ReadyTemplates_viewer
      }
    `,
    props.viewer,
  );
  const reserve = inReserve([...templates, ...viewer.readyTemplates]);
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const setParam = useSetParam();
  const view = parseTemplateView(params.get("ver"));
  const own = inListOrder(templates.filter((template) => isListed(template, view, search)));
  return (
    <>
      <TemplatesTitle onCreate={() => props.onOpen("novo")} />
      <div className={styles.content}>
        <div className={styles.filters}>
          <SearchField label="Buscar modelos" value={search} onChange={setSearch} />
          <ChipGroup label="Mostrar só" scrolls>
            {Object.entries(templateViews).map(([name, words]) => (
              <ToggleChip
                key={name}
                isPicked={name === view}
                onToggle={() => setParam("ver", name === "todos" ? null : name)}
              >
                {words}
              </ToggleChip>
            ))}
          </ChipGroup>
        </div>
        {templates.length > 0 && (
          <Section title="Seus modelos">
            {own.length === 0 ? <EmptyState>{emptyWords(view, search)}</EmptyState> : (
              <Rows>
                {own.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    isReserve={reserve.has(template.id)}
                    insert={props.insert}
                    onOpen={() => props.onOpen(template.id)}
                  />
                ))}
              </Rows>
            )}
          </Section>
        )}
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ReadyTemplates
            viewer={viewer}
            reserve={reserve}
            isShown={(template) => isListed(template, view, search)}
            hasOwnDefault={templates.some((one) => one.isActive && !one.marketplace && !one.season)}
            onCopy={(id) => props.onOpen("novo", id)}
          />
        </Suspense>
        <details className={`small ${styles.rule}`}>
          <summary>Qual modelo vale em cada oferta</summary>
          <p>
            O que você escolher na própria oferta vem antes de tudo. Sem escolha, vale o modelo em
            uso que combina melhor: primeiro o da época e da loja, depois o da época, depois o da
            loja, depois o geral. Entre dois iguais, o que você pôs em uso por último; o outro fica
            em reserva. Sem nenhum, vale o padrão do Garimpo.
          </p>
        </details>
      </div>
    </>
  );
}

/** The title of the list; without `onCreate`, while it loads. */
export const TemplatesTitle = ({ onCreate }: { onCreate?: () => void }) => (
  <ScreenTitle
    title="Deixe as mensagens com o seu jeito"
    note="Escolha um modelo pronto, ou escreva o seu."
    isDocked
    action={onCreate && (
      <Button variant="contained" startIcon={<Plus size={18} />} onClick={onCreate}>
        Novo modelo
      </Button>
    )}
  />
);

const emptyWords = (view: TemplateView, search: string) =>
  search.trim()
    ? "Nenhum modelo seu com essas palavras."
    : view === "uso"
    ? "Nenhum modelo seu está em uso."
    : "Nenhum modelo seu é de época.";
