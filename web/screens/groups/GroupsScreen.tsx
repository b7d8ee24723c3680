import { Suspense, useCallback, useDeferredValue, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GroupsScreenQuery } from "../../__generated__/GroupsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseGroupsParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ConnectMessenger } from "./ConnectMessenger.tsx";
import { GroupList } from "./GroupList.tsx";
import styles from "./GroupsScreen.module.css";
import card from "./SessionCard.module.css";
import { SessionCard } from "./SessionCard.tsx";

/** `/app/automation/groups`: the messenger, and the groups that one sends to. */
export const GroupsScreen = () => (
  <>
    <ScreenTitle
      title="Seus grupos"
      note="Para onde as suas ofertas vão. Um grupo novo aparece aqui sozinho."
    />
    <div className={styles.content}>
      <Suspense fallback={<GroupsSkeleton />}>
        <GroupsContent />
      </Suspense>
    </div>
  </>
);

const query = graphql`
  query GroupsScreenQuery($search: String, $tag: String, $first: Int!) {
    viewer {
      messengerSessions {
        id
        health
        channel
        credentialHint
        ...SessionCard_session
      }
      botSettings {
        availableModes
      }
      subscription {
        limits {
          sessions
        }
      }
      ...GroupList_viewer @arguments(search: $search, tag: $tag, first: $first)
    }
  }
`;

const BringGroup = lazyOnIdle(async () => (await import("./BringGroup.tsx")).BringGroup);

/** First the connection; the groups under it. */
function GroupsContent() {
  const [params] = useSearchParams();
  const { search, tag } = parseGroupsParams(params);
  const shown = useDeferredValue(params); // the old list stays until the new one is here
  const sought = useMemo(() => parseGroupsParams(shown), [shown]);
  const { viewer } = useScreenQuery<GroupsScreenQuery>(query, sought);
  const length = useRef(0); // of the list, so that asking again does not shorten it
  const refresh = useCallback(
    () => prefetch(query, { ...sought, first: refetchCount(length.current) }),
    [sought],
  );
  useSessionChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const sessions = viewer.messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const { sessions: most } = viewer.subscription.limits;
  const borrowed = sessions.find(({ channel }) => channel === "PLATFORM");
  return (
    <>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} onChanged={refresh} />
      ))}
      {borrowed && borrowed.health !== "NUMBER_REVOKED" && (
        <Suspense>
          <BringGroup number={borrowed.credentialHint} />
        </Suspense>
      )}
      {(sessions.length === 0 || most < 0 || sessions.length < most) && (
        <ConnectMessenger
          key={sessions.length}
          isMore={sessions.length > 0}
          mayBorrow={!borrowed && viewer.botSettings.availableModes.includes("PLATFORM_WHATSAPP")}
          onConnected={refresh}
        />
      )}
      {(sessions.length > 0 || search || tag) && (
        <GroupList
          viewer={viewer}
          search={sought.search}
          tag={sought.tag}
          isStale={sought.search !== search || sought.tag !== tag}
          length={length}
          onRefresh={refresh}
        />
      )}
    </>
  );
}

/** The shape of the connection and the list while they are on their way. */
const GroupsSkeleton = () => (
  <>
    <Section label="Conexão a caminho">
      <Skeleton width="40%" height={24} />
      <Skeleton width="60%" height={20} />
      <Skeleton variant="rounded" height={44} className={card.actions} />
    </Section>
    <RowsSkeleton label="Grupos a caminho" />
  </>
);
