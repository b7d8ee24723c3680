import { type RefObject, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { ThemesCardSubscription } from "../../__generated__/ThemesCardSubscription.graphql.ts";
import type { ThemesCard_query$key } from "../../__generated__/ThemesCard_query.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import type { Colors } from "../../theme/colors.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { NameDialogLater } from "./NameDialogLater.ts";
import { ThemeCard } from "./ThemeCard.tsx";
import { ThemeFiles } from "./ThemeFiles.tsx";
import styles from "./Themes.module.css";
import { type InsertTheme, useCreateTheme } from "./theme_mutations.tsx";
import type { ColorEdits } from "./useColorEdits.ts";

const PAGE = 30;

/** The themes, newest first, page by page; what another admin does to them happens here too. */
export function ThemesCard(props: {
  query: ThemesCard_query$key;
  appearance: Colors & { readonly version: number };
  edits: ColorEdits;
  /** Told how many there are to see. */
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
  const place = useCallback(
    (store: RecordSourceProxy, theme: RecordProxy) =>
      insertNode(store, connectionId, theme, "ThemeEdge"),
    [connectionId],
  );
  useThemeChanges(place);
  // A deleted theme leaves its edge without a node, and comes back into it when restored.
  const themes = data.themes.edges.flatMap(({ node }) => node ? [node] : []);
  useEffect(() => void (props.length.current = themes.length), [themes.length]);
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(themes.length);
  const [isNaming, setIsNaming] = useState(false);
  const showMore = () => {
    willGrow();
    loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
  };
  const keep = (
    <Button variant="outlined" size="small" onClick={() => setIsNaming(true)}>
      Salvar como tema
    </Button>
  );
  return (
    <Section title="Temas" action={keep}>
      {themes.length === 0 && !hasNext
        ? <EmptyState>Nenhum tema ainda. Escolha as cores e salve-as como tema.</EmptyState>
        : (
          <ul ref={list} className={styles.themes}>
            {themes.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                place={place}
                appearance={props.appearance}
                edits={props.edits}
              />
            ))}
          </ul>
        )}
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
      <ThemeFiles place={place} isEmpty={themes.length === 0} />
      {isNaming && (
        <NewTheme
          colors={props.edits.shown}
          place={place}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Section>
  );
}

/** Keeps the list of themes as it is now, whoever changes it. `place` must be stable. */
function useThemeChanges(place: InsertTheme) {
  useSubscription<ThemesCardSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ThemesCardSubscription {
        themesChanged {
          themeId
          theme {
            ...ThemeCard_theme
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      if (!answer) return;
      const theme = store.getRootField("themesChanged").getLinkedRecord("theme");
      if (theme) place(store, theme);
      else store.delete(answer.themesChanged.themeId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [place]));
}

/** Keeps the colours as they are shown, saved or not, under a name. */
function NewTheme(props: { colors: Colors; place: InsertTheme; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, isSaving] = useCreateTheme(props.place);
  return (
    <Suspense>
      <NameDialogLater
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
