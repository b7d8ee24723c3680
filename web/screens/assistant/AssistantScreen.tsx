import { MessagesSquare, Plus } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { AssistantScreenQuery } from "../../__generated__/AssistantScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseAssistantParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import styles from "./Assistant.module.css";
import { Chat } from "./Chat.tsx";

const ThreadChanges = lazyOnIdle(async () => (await import("./ThreadChanges.tsx")).ThreadChanges);
const ThreadsSheet = lazyOnIdle(async () => (await import("./ThreadsSheet.tsx")).ThreadsSheet);
const QuickAnswers = lazyOnIdle(async () => (await import("./QuickAnswers.tsx")).QuickAnswers);

/** `/app/garimpo-ia`: conversations with the assistant; `?conversa=` opens one, `&mensagem=` a branch. */
export function AssistantScreen() {
  const [params, setParams] = useSearchParams();
  const { id } = parseAssistantParams(params);
  const [isListOpen, setListOpen] = useState(false);
  const open = (thread: string | null, message: string | null = null) =>
    setParams((now) => {
      if (thread) now.set("conversa", thread);
      else now.delete("conversa");
      if (thread && message) now.set("mensagem", message);
      else now.delete("mensagem");
      return now;
    }, { preventScrollReset: true });
  return (
    <>
      <ScreenTitle
        title="Pergunte, e decida"
        note="Ele lê a sua conta e propõe. Nada muda antes de você tocar em Fazer."
        action={
          <div className={styles.tools}>
            <Button
              size="small"
              startIcon={<MessagesSquare size={18} />}
              onClick={() => setListOpen(true)}
            >
              Conversas
            </Button>
            {id !== "" && (
              <Button
                size="small"
                startIcon={<Plus size={18} />}
                onClick={() => open(null)}
              >
                Nova
              </Button>
            )}
          </div>
        }
      />
      <div className={styles.narrow}>
        <Suspense fallback={<Loading />}>
          <AssistantContent onOpen={open} />
        </Suspense>
      </div>
      {isListOpen && (
        <Suspense>
          <ThreadsSheet
            openId={id}
            onOpen={(thread, message) => {
              setListOpen(false);
              open(thread, message);
            }}
            onClose={() => setListOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label="Conversa a caminho">
    {[70, 90, 40].map((width) => <Skeleton key={width} width={`${width}%`} height={48} />)}
  </div>
);

const query = graphql`
  query AssistantScreenQuery($id: ID!, $hasThread: Boolean!) {
    viewer {
      assistant {
        isEnabled
        modelName
        isResting
        promptsLeft
      }
      offers(first: 5) {
        edges {
          node {
            id
            title
          }
        }
      }
    }
    node(id: $id) @include(if: $hasThread) {
      ...Chat_thread @alias(as: "thread")
    }
  }
`;

function AssistantContent({ onOpen }: { onOpen: (thread: string | null) => void }) {
  const [params] = useSearchParams();
  const variables = parseAssistantParams(params);
  const { id, hasThread } = variables;
  const { viewer, node } = useScreenQuery<AssistantScreenQuery>(query, variables);
  const refresh = useCallback(() => refetch(query, { id, hasThread }), [id, hasThread]);
  if (!viewer) return <RedirectToSignIn />;
  const { assistant } = viewer;
  const offers = viewer.offers.edges.flatMap(({ node }) => node ? [node] : []);
  if (assistant.modelName === null) return <QuickAnswers offers={offers} reason="none" />;
  if (!assistant.isEnabled) {
    return (
      <EmptyState
        action={
          <Button variant="contained" component={Link} to={paths.account}>
            Ligar em Conta e segurança
          </Button>
        }
      >
        Você desligou o Garimpo IA: nada seu vai a um provedor de IA.
      </EmptyState>
    );
  }
  return (
    <>
      {hasThread && !node?.thread
        ? (
          <EmptyState action={<Button onClick={() => onOpen(null)}>Começar outra</Button>}>
            Esta conversa não existe mais.
          </EmptyState>
        )
        : (
          <Chat
            key={`${id} ${params.get("mensagem") ?? ""}`}
            openId={params.get("mensagem")}
            thread={node?.thread ?? null}
            assistant={assistant}
            offerTitle={offers[0]?.title ?? null}
            onThread={onOpen}
            refresh={refresh}
          />
        )}
      <Suspense>
        {assistant.isResting
          ? <QuickAnswers offers={offers} reason="resting" />
          : assistant.promptsLeft === 0 && <QuickAnswers offers={offers} reason="used" />}
        <ThreadChanges refresh={refresh} />
      </Suspense>
    </>
  );
}
