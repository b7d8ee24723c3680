import { type RefObject, useCallback, useEffect, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { ThemesCard_query$key } from "../../__generated__/ThemesCard_query.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import type { Colors } from "../../theme/colors.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { NewTheme } from "./NewTheme.tsx";
import { ThemeCard } from "./ThemeCard.tsx";
import { ThemeFiles } from "./ThemeFiles.tsx";
import styles from "./Themes.module.css";
import type { ColorEdits } from "./useColorEdits.ts";
import { useThemeChanges } from "./useThemeChanges.ts";

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
              ...themeWhole_theme
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
