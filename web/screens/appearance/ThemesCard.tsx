import { type RefObject, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { ThemesCardSubscription } from "../../__generated__/ThemesCardSubscription.graphql.ts";
import type { ThemesCard_query$key } from "../../__generated__/ThemesCard_query.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useShowMore } from "../../shared/lists.ts";
import type { Colors } from "../../theme/colors.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { ThemeCard } from "./ThemeCard.tsx";
import { ThemeFiles } from "./ThemeFiles.tsx";
import styles from "./Themes.module.css";
import { type InsertTheme, useCreateTheme } from "./theme_mutations.tsx";
import type { ColorEdits } from "./useColorEdits.ts";

const NameDialog = lazyOnIdle(async () => (await import("./AppearanceDialogs.tsx")).NameDialog);

/** The themes, newest first, page by page, live. */
export function ThemesCard(props: {
  query: ThemesCard_query$key;
  appearance: Colors & { readonly version: number };
  edits: ColorEdits;
  /** Receives the number of themes shown. */
  length: RefObject<number>;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment ThemesCard_query on Query
      @refetchable(queryName: "ThemesCardPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        themes(first: $first, after: $after) @connection(key: "ThemesCard_themes") {
          __id
          edges {
            node {
              id
              ...ThemeCard_theme
            }
          }
        }
      }
    `,
    props.query,
  );
  const connectionId = data.themes.__id;
  const insert = useCallback(
    (store: RecordSourceProxy, theme: RecordProxy) =>
      insertNode(store, connectionId, theme, "ThemeEdge"),
    [connectionId],
  );
  useThemeChanges(insert);
  // A deleted theme leaves its edge without a node, and comes back into it when restored.
  const themes = data.themes.edges.flatMap(({ node }) => node ? [node] : []);
  useEffect(() => void (props.length.current = themes.length), [themes.length]);
  const { list, showMore } = useShowMore(themes.length, loadNext);
  const [isNaming, setIsNaming] = useState(false);
  const saveButton = (
    <Button variant="outlined" size="small" onClick={() => setIsNaming(true)}>
      Salvar como tema
    </Button>
  );
  return (
    <Section title="Temas" action={saveButton}>
      {themes.length === 0 && !hasNext
        ? <EmptyState>Nenhum tema ainda. Escolha as cores e salve-as como tema.</EmptyState>
        : (
          <ul ref={list} className={styles.themes}>
            {themes.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                insert={insert}
                appearance={props.appearance}
                edits={props.edits}
              />
            ))}
          </ul>
        )}
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
      <ThemeFiles insert={insert} isEmpty={themes.length === 0} />
      {isNaming && (
        <NewTheme
          colors={props.edits.shown}
          insert={insert}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Section>
  );
}

/** Subscribes to the changes of themes; `insert` must be stable. */
function useThemeChanges(insert: InsertTheme) {
  useSubscription<ThemesCardSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ThemesCardSubscription {
        themesChanged {
          id
          theme {
            ...ThemeCard_theme
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      if (!data) return;
      const theme = store.getRootField("themesChanged").getLinkedRecord("theme");
      if (theme) insert(store, theme);
      else store.delete(data.themesChanged.id);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [insert]));
}

/** Saves the shown colours as a theme. */
function NewTheme(props: { colors: Colors; insert: InsertTheme; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, isSaving] = useCreateTheme(props.insert);
  return (
    <Suspense>
      <NameDialog
        title="Salvar como tema"
        note="Guarda as três cores da prévia. Não muda as telas de ninguém até você aplicar."
        name=""
        isSaving={isSaving}
        refusal={refusal}
        onSave={(name) => {
          setRefusal(null);
          create({ name, settings: props.colors }, {
            onSaved: props.onClose,
            onRefused: setRefusal,
          });
        }}
        onClose={props.onClose}
      />
    </Suspense>
  );
}
