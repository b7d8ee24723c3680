import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import type { GroupsScreenQuery } from "../../__generated__/GroupsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseGroupsParams } from "../../routing/search_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { needsReconnect } from "../../shared/sessions/health_words.ts";
import { messengerOf } from "../../shared/sessions/messengers.ts";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { GroupList } from "./GroupList.tsx";
import styles from "../../shared/groups/Groups.module.css";
import card from "./SessionCard.module.css";
import { AddToGroup, SessionCard } from "./SessionCard.tsx";

/** `/app/automation/groups`: the connected messengers, and the groups that receive offers. */
export const GroupsScreen = () => (
  <Suspense fallback={<GroupsSkeleton />}>
    <GroupsContent />
  </Suspense>
);

/** The title, and the button that adds a bot to a group, where there is one bot. */
const GroupsTitle = ({ addToGroupUrl }: { addToGroupUrl?: string | null | undefined }) => (
  <ScreenTitle
    title="Seus grupos"
    note="Para onde as suas ofertas vão. Um grupo novo aparece aqui sozinho."
    isDocked
    action={addToGroupUrl && <AddToGroup url={addToGroupUrl} />}
  />
);

const query = graphql`
  query GroupsScreenQuery(
    $search: String
    $tag: String
    $channels: [Channel!]
    $first: Int!
  ) {
    viewer {
      messengerSessions {
        id
        health
        channel
        credentialHint
        addToGroupUrl
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
      ...GroupList_viewer @arguments(search: $search, tag: $tag, channels: $channels, first: $first)
    }
  }
`;

const ConnectMessenger = lazyOnIdle(async () =>
  (await import("./ConnectMessenger.tsx")).ConnectMessenger
);
const BringGroup = lazyOnIdle(async () => (await import("./BringGroup.tsx")).BringGroup);

/** The connections, then the groups. */
function GroupsContent() {
  const [filter, isStale] = useDeferredParams(parseGroupsParams);
  const { search, tag, channels } = filter;
  const { viewer } = useScreenQuery<GroupsScreenQuery>(query, filter);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(
    () => refetch(query, { ...filter, first: refetchCount(length.current) }),
    [filter],
  );
  useSessionChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const sessions = viewer.messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const { sessions: maxSessions } = viewer.subscription.limits;
  const shared = sessions.find(({ channel }) => channel === "PLATFORM");
  const bots = sessions.filter(({ channel }) => messengerOf(channel) === "TELEGRAM");
  const onlyBot = bots.length === 1 ? bots[0]! : null;
  const isOpen = onlyBot && !needsReconnect(onlyBot.health, onlyBot.channel);
  const isFull = maxSessions >= 0 && sessions.length > 0 && sessions.length >= maxSessions;
  return (
    <>
      <GroupsTitle addToGroupUrl={isOpen ? onlyBot.addToGroupUrl : null} />
      <div className={styles.content}>
        {sessions.length > 0 && (
          <div className={styles.sessions}>
            {sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                isOnlyBot={session === onlyBot}
                onChanged={refresh}
              />
            ))}
          </div>
        )}
        <Suspense
          fallback={<Skeleton variant="rounded" height={sessions.length > 0 ? 44 : 240} />}
        >
          <ConnectMessenger
            key={sessions.length}
            isMore={sessions.length > 0}
            fullAt={isFull ? maxSessions : null}
            canUseShared={!shared &&
              viewer.botSettings.availableModes.includes("PLATFORM_WHATSAPP")}
            onConnected={refresh}
          />
        </Suspense>
        {shared && shared.health !== "NUMBER_REVOKED" && (
          <Suspense>
            <BringGroup number={shared.credentialHint} />
          </Suspense>
        )}
        {(sessions.length > 0 || search || tag || channels) && (
          <GroupList
            viewer={viewer}
            search={search}
            tag={tag}
            channels={channels}
            isStale={isStale}
            length={length}
            onRefresh={refresh}
          />
        )}
      </div>
    </>
  );
}

/** Shown while the connections and the list load. */
const GroupsSkeleton = () => (
  <>
    <GroupsTitle />
    <div className={styles.content}>
      <Section label="Conexão a caminho">
        <Skeleton width="40%" height={24} />
        <Skeleton width="60%" height={20} />
        <Skeleton variant="rounded" height={44} className={card.actions} />
      </Section>
      <RowsSkeleton label="Grupos a caminho" />
    </div>
  </>
);
