import { type RefObject, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LinkList_viewer$key } from "../../__generated__/LinkList_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { LinkRow } from "./LinkRow.tsx";
import { useLinkList } from "./useLinkList.ts";

/** The short links, live, or the first steps of an empty list. */
export function LinkList(props: {
  viewer: LinkList_viewer$key;
  search: string | null;
  isStale: boolean;
  /** Receives the number of links shown. */
  length: RefObject<number>;
  refresh: () => void;
  onOpen: (id: string) => void;
  onCreate: () => void;
}) {
  const { search, refresh } = props;
  const viewer = useFragment(
    graphql`
      fragment LinkList_viewer on Viewer
      @argumentDefinitions(search: { type: "String" }, first: { type: "Int!" }) {
        ...useLinkList_viewer @arguments(search: $search, first: $first)
      }
    `,
    props.viewer,
  );
  const { links, list, hasMore, isLoading, showMore } = useLinkList(viewer, search, refresh);
  useEffect(() => void (props.length.current = links.length), [links.length]);
  if (links.length === 0 && !hasMore) {
    return (
      <Section label="Links">
        {search ? <NoMatch search={search} /> : <NoLinks onCreate={props.onCreate} />}
      </Section>
    );
  }
  return (
    <Section title="Links" action={<ExportLink />}>
      <Rows ref={list} isBusy={props.isStale}>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            onOpen={() => props.onOpen(link.id)}
          />
        ))}
      </Rows>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
    </Section>
  );
}

const NoMatch = ({ search }: { search: string }) => (
  <EmptyState
    action={
      <Button variant="outlined" component={Link} to={paths.links}>
        Ver todos
      </Button>
    }
  >
    Nenhum link com “{search}”.
  </EmptyState>
);

const NoLinks = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    action={
      <div data-first-action>
        <Button variant="contained" onClick={onCreate}>Criar o primeiro</Button>
      </div>
    }
  >
    Nenhum link ainda. Um link curto conta quem clicou e pode mudar de destino depois.
  </EmptyState>
);

const ExportLink = () => (
  <Button
    size="small"
    component="a"
    href="/api/links.csv"
    download
  >
    Exportar
  </Button>
);
