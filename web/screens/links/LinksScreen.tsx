import { type ComponentProps, Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import type { LinksScreenQuery } from "../../__generated__/LinksScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseLinksParams } from "../../routing/search_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSearchText } from "../../shared/search.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { LinkList } from "./LinkList.tsx";
import styles from "./Links.module.css";

const LinkSheet = lazyOnIdle(async () => (await import("./LinkSheet.tsx")).LinkSheet);
const DisableLink = lazyOnIdle(async () => (await import("./LinkSheet.tsx")).DisableLink);

/** `/app/links`: the short links that the person made, live; `?q=` searches, `?link=` opens a sheet. */
export function LinksScreen() {
  const { openedId, open, close } = useSheetParam("link");
  const create = () => open("novo");
  const [page, isStale] = useDeferredParams(parseLinksParams);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    refetch(query, { ...page, first: refetchCount(length.current) });
  }, [page]);
  return (
    <>
      <ScreenTitle
        title="Seus links"
        note="Um endereço curto que conta os cliques de pessoas, com os robôs à parte."
        isDocked
        action={<Button variant="contained" onClick={create}>Novo link</Button>}
      />
      <div className={styles.content}>
        <LinkSearch />
        <Suspense fallback={<RowsSkeleton label="Links a caminho" />}>
          <LinksContent
            page={page}
            isStale={isStale}
            length={length}
            refresh={refresh}
            onOpen={open}
            onCreate={create}
          />
        </Suspense>
      </div>
      <Suspense>
        {openedId !== null && (
          <LinkSheet
            key={openedId}
            opened={openedId}
            refresh={refresh}
            onOpen={open}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The links that match the search in the address; for admins, how to disable one. */
function LinksContent(
  { page, ...list }:
    & { page: LinksScreenQuery["variables"] }
    & Omit<ComponentProps<typeof LinkList>, "viewer" | "search">,
) {
  const { viewer } = useScreenQuery<LinksScreenQuery>(query, page);
  if (!viewer) return <RedirectToSignIn />;
  return (
    <>
      <LinkList {...list} viewer={viewer} search={page.search ?? null} />
      {viewer.role === "ADMIN" && (
        <Suspense>
          <DisableLink />
        </Suspense>
      )}
    </>
  );
}

const query = graphql`
  query LinksScreenQuery($search: String, $first: Int!) {
    viewer {
      role
      ...LinkList_viewer @arguments(search: $search, first: $first)
    }
  }
`;

function LinkSearch() {
  const [words, setWords] = useSearchText();
  return <SearchField label="Buscar por nome ou destino" value={words} onChange={setWords} />;
}
