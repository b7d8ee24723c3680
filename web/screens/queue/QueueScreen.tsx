import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { QueueScreenQuery } from "../../__generated__/QueueScreenQuery.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount, useThrottle } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { parseQueueParams } from "../../routing/search_params.ts";
import { AutomationTabs } from "../../shared/tabs/AutomationTabs.tsx";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { PauseButton } from "../../shared/sessions/PauseButton.tsx";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { LaneCard, LaneRow } from "./LaneCard.tsx";
import { QueueList } from "./QueueList.tsx";
import styles from "./Queue.module.css";
import { ViewTabs } from "./ViewTabs.tsx";

/** `/app/automation/queue`: what is being sent, what waits and for what, what was not sent. */
export const QueueScreen = () => (
  <Suspense
    fallback={
      <>
        <ScreenTitle title={title} note={note} />
        <div className={styles.top}>
          <AutomationTabs />
        </div>
        <TwoColumns>
          <RowsSkeleton label="Fila a caminho" />
        </TwoColumns>
      </>
    }
  >
    <QueueContent title={title} note={note} />
  </Suspense>
);

const title = screenNames[paths.queue].title;
const note = "Uma mensagem de cada vez, no seu ritmo.";

const query = graphql`
  query QueueScreenQuery($statuses: [DispatchStatus!]!, $first: Int, $last: Int) {
    viewer {
      botSettings {
        pausedAt
        timeZone
      }
      messengerSessions {
        id
        health
        ...LaneCard_session
      }
      ...ViewTabs_viewer
      ...QueueList_viewer @arguments(statuses: $statuses, first: $first, last: $last)
    }
  }
`;

/** Each session's lane, and the messages of the chosen view. */
function QueueContent(props: { title: string; note: string }) {
  const [params] = useSearchParams();
  const chosen = parseQueueParams(params).view;
  const [{ view, page }, isStale] = useDeferredParams(parseQueueParams);
  const { viewer } = useScreenQuery<QueueScreenQuery>(query, page);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    const { first, last, statuses } = page;
    const count = refetchCount(length.current);
    refetch(query, { statuses, first: first && count, last: last && count });
  }, [page]);
  const refreshSoon = useThrottle(useCallback(() => {
    if (length.current <= refetchCount(length.current)) refresh(); // a longer list would shrink
  }, [refresh]));
  useSessionChanges(undefined, refreshSoon); // another tab or device may pause everything
  const isDesktop = useIsDesktop();
  if (!viewer) return <RedirectToSignIn />;
  const isAllPaused = viewer.botSettings.pausedAt != null;
  const sessions = viewer.messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const Lane = isDesktop ? LaneCard : LaneRow;
  const lanes = sessions.map((session) => (
    <Lane
      key={session.id}
      session={session}
      isAllPaused={isAllPaused}
      isOnly={sessions.length === 1}
      onChanged={refresh}
    />
  ));
  return (
    <>
      <ScreenTitle
        title={props.title}
        note={isAllPaused ? "Tudo está em pausa." : props.note}
        isDocked
        action={sessions.length > 0 && (
          <PauseButton
            sessionId={null}
            isPaused={isAllPaused}
            pauseLabel="Pausar tudo"
            resumeLabel="Continuar tudo"
            onDone={refresh}
          />
        )}
      />
      <div className={styles.top}>
        <AutomationTabs />
      </div>
      <TwoColumns aside={isDesktop && lanes}>
        {!isDesktop && lanes.length > 0 && (
          <ul className={`${styles.lanes} on-card`} aria-label="Contas que enviam">{lanes}</ul>
        )}
        <ViewTabs viewer={viewer} chosen={chosen} />
        <QueueList
          key={view}
          viewer={viewer}
          view={view}
          statuses={page.statuses}
          timeZone={viewer.botSettings.timeZone}
          isStale={isStale}
          length={length}
          refresh={refresh}
          refreshSoon={refreshSoon}
        />
      </TwoColumns>
    </>
  );
}
