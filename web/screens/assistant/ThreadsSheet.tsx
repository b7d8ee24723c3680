import { Trash2 } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { ThreadsSheetQuery } from "../../__generated__/ThreadsSheetQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { deleteThread, restoreThread } from "./assistant_mutations.ts";

type Props = {
  /** The thread that is open; empty: none. */
  openId: string;
  /** Null: a new one. */
  onOpen: (id: string | null) => void;
  onClose: () => void;
};

const query = graphql`
  query ThreadsSheetQuery($search: String!) {
    viewer {
      threads(search: $search, first: 50) {
        edges {
          node {
            id
            title
            updatedAt
          }
        }
      }
    }
  }
`;

/** The person's conversations, with a search over what was said in them. */
export function ThreadsSheet(props: Props) {
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  return (
    <Sheet title="Conversas" isTall onClose={props.onClose}>
      <SheetBoundary>
        <SheetBody>
          <SearchField label="Buscar nas conversas" value={words} onChange={setWords} />
          <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
            <Threads search={search} {...props} />
          </Suspense>
        </SheetBody>
      </SheetBoundary>
    </Sheet>
  );
}

function Threads({ search, openId, onOpen }: Props & { search: string }) {
  const { viewer } = useScreenQuery<ThreadsSheetQuery>(query, { search }, "store-and-network");
  const [runAction] = useMutationAction();
  const refresh = () => prefetch(query, { search });
  const threads = viewer?.threads.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  const remove = (id: string) =>
    void runAction(() => deleteThread(id), () => {
      refresh();
      if (id === openId) onOpen(null);
      showNotice("Conversa apagada.", {
        action: {
          label: "Desfazer",
          act: () => void restoreThread(id).then(refresh, refresh),
        },
      });
    });
  if (threads.length === 0) {
    return (
      <EmptyState>
        {search ? "Nenhuma conversa tem estas palavras." : "Suas conversas ficam guardadas aqui."}
      </EmptyState>
    );
  }
  return (
    <Rows>
      {threads.map(({ id, title, updatedAt }) => (
        <Row
          key={id}
          title={title}
          note={atTimeLabel(updatedAt, Date.now())}
          onOpen={() => onOpen(id)}
          edge={
            <IconButton aria-label={`Apagar: ${title}`} onClick={() => remove(id)}>
              <Trash2 size={18} />
            </IconButton>
          }
        />
      ))}
    </Rows>
  );
}
