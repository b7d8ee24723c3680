import { Suspense, useCallback, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { InboxScreenQuery } from "../../../__generated__/InboxScreenQuery.graphql.ts";
import type { InboxScreenSubscription } from "../../../__generated__/InboxScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { paths } from "../../../paths.ts";
import { refetch } from "../../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../../relay/refetch.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { parseInboxParams } from "../../../routing/inbox_params.ts";
import { screenNames } from "../../../routing/screen_names.ts";
import { useDeferredParams } from "../../../shared/lists.ts";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import tabs from "../../../ui/layout/tabs.module.css";
import { RowsSkeleton } from "../../../ui/lists/RowsSkeleton.tsx";
import styles from "./Inbox.module.css";
import { InboxFilters } from "./InboxFilters.tsx";
import { InboxList } from "./InboxList.tsx";

const FeedbackSheet = lazyOnIdle(async () => (await import("./FeedbackSheet.tsx")).FeedbackSheet);
const TopicList = lazyOnIdle(async () => (await import("./TopicList.tsx")).TopicList);
const CannedAnswers = lazyOnIdle(async () => (await import("./CannedAnswers.tsx")).CannedAnswers);

const labels = { mensagens: "Mensagens", assuntos: "O que vem aí", respostas: "Respostas prontas" };
type Tab = keyof typeof labels;

/** `/app/admin/feedbacks`: what people wrote, what became of it, and answers to use again. */
export function InboxScreen() {
  const [params] = useSearchParams();
  const named = params.get("aba") ?? "";
  const tab: Tab = Object.hasOwn(labels, named) ? named as Tab : "mensagens";
  const { openedId, close } = useSheetParam("mensagem");
  return (
    <>
      <ScreenTitle
        title={screenNames[paths.inbox].title}
        note="Sugestões, problemas e dúvidas de quem usa o site."
      />
      <div className={styles.content}>
        <nav className={tabs.tabs} aria-label="O que ver">
          {(Object.keys(labels) as Tab[]).map((one) => (
            <Link
              key={one}
              to={one === "mensagens" ? paths.inbox : `${paths.inbox}?aba=${one}`}
              replace
              aria-current={one === tab ? "page" : undefined}
              className={one === tab ? "on-card" : ""}
            >
              {labels[one]}
            </Link>
          ))}
        </nav>
        <Suspense fallback={<RowsSkeleton label={`${labels[tab]} a caminho`} />}>
          {tab === "assuntos"
            ? <TopicList />
            : tab === "respostas"
            ? <CannedAnswers />
            : <InboxContent />}
        </Suspense>
      </div>
      {openedId && (
        <Suspense>
          <FeedbackSheet key={openedId} feedbackId={openedId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const query = graphql`
  query InboxScreenQuery(
    $search: String
    $kind: FeedbackKind
    $status: FeedbackStatus
    $assigneeId: ID
    $topicId: ID
    $first: Int!
  ) {
    viewer {
      id
    }
    ...InboxList_query
      @arguments(
        search: $search
        kind: $kind
        status: $status
        assigneeId: $assigneeId
        topicId: $topicId
        first: $first
      )
  }
`;

/** Subscribes to what people write and what becomes of it; `refresh` loads the list anew. */
function useFeedbackChanges(refresh: () => void) {
  useSubscription<InboxScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription InboxScreenSubscription {
        feedbackChanged {
          feedback {
            id
            status
            ...InboxList_feedback
          }
        }
      }
    `,
    variables: {},
    onNext: refresh,
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}

/** The entries that match the address's filters, live. */
function InboxContent() {
  const [{ page: variables }, isStale] = useDeferredParams(parseInboxParams);
  const data = useScreenQuery<InboxScreenQuery>(query, variables);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    const first = refetchCount(length.current);
    if (length.current <= first) refetch(query, { ...variables, first });
  }, [variables]);
  useFeedbackChanges(refresh);
  return (
    <>
      <InboxFilters viewerId={data.viewer?.id ?? null} />
      <InboxList
        key={JSON.stringify(variables)}
        query={data}
        status={variables.status}
        isStale={isStale}
        length={length}
      />
    </>
  );
}
