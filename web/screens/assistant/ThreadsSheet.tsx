import { Trash2 } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { ThreadsSheetQuery } from "../../__generated__/ThreadsSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { deleteThread, restoreThread } from "./thread_mutations.ts";
import { useThreadList } from "./useThreadList.ts";

type Props = {
  /** The thread that is open; empty: none. */
  openId: string;
  /** Null: a new one. `messageId` is what a search found in it. */
  onOpen: (id: string | null, messageId?: string | null) => void;
  onClose: () => void;
};

/** The person's conversations, with a search over what was said in them. */
export function ThreadsSheet(props: Props) {
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  return (
    <Sheet title="Conversas" isTall onClose={props.onClose}>
      <SheetBoundary>
        <SheetBody>
          <SearchField label="Buscar nas conversas" value={words} onChange={setWords} />
          <Suspense fallback={<RowsSkeleton label="Conversas a caminho" />}>
            <SearchedThreads search={search} {...props} />
          </Suspense>
        </SheetBody>
      </SheetBoundary>
    </Sheet>
  );
}

function SearchedThreads({ search, ...props }: Props & { search: string }) {
  const { viewer } = useScreenQuery<ThreadsSheetQuery>(
    graphql`
      query ThreadsSheetQuery($search: String!) {
        viewer {
          ...useThreadList_viewer @arguments(search: $search, first: 30)
        }
      }
    `,
    { search },
    "store-and-network",
  );
  return viewer ? <Threads {...props} viewer={viewer} search={search} /> : <RedirectToSignIn />;
}

function Threads({ viewer, search, openId, onOpen }: Props & {
  viewer: Parameters<typeof useThreadList>[0];
  search: string;
}) {
  const { threads, list, hasMore, isLoading, showMore } = useThreadList(viewer);
  const [runAction] = useMutationAction();
  const remove = (id: string) =>
    void runAction(() => deleteThread(id), () => {
      if (id === openId) onOpen(null);
      showNotice("Conversa apagada.", {
        action: {
          label: "Desfazer",
          act: () => void runAction(() => restoreThread(id)),
        },
      });
    });
  if (threads.length === 0 && !hasMore) {
    return (
      <EmptyState>
        {search ? "Nenhuma conversa tem estas palavras." : "Suas conversas ficam guardadas aqui."}
      </EmptyState>
    );
  }
  return (
    <>
      <Rows ref={list}>
        {threads.map(({ id, title, updatedAt, foundMessageId }) => (
          <Row
            key={id}
            title={title}
            note={atTimeLabel(updatedAt, Date.now())}
            onOpen={() => onOpen(id, foundMessageId)}
            edge={
              <IconButton aria-label={`Apagar: ${title}`} onClick={() => remove(id)}>
                <Trash2 size={18} />
              </IconButton>
            }
          />
        ))}
      </Rows>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
    </>
  );
}
