import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { SubscriberList_query$key } from "../../__generated__/SubscriberList_query.graphql.ts";
import type { SubscriberList_user$key } from "../../__generated__/SubscriberList_user.graphql.ts";
import { useShowMore } from "../../shared/lists.ts";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import styles from "./BillingAdmin.module.css";

/** People by how they subscribe, page by page; a row opens one. */
export function SubscriberList(props: { query: SubscriberList_query$key; isStale: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment SubscriberList_query on Query
      @refetchable(queryName: "SubscriberListPaginationQuery")
      @argumentDefinitions(
        filter: { type: "SubscriberFilter" }
        search: { type: "String" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        subscribers(filter: $filter, search: $search, first: $first, after: $after)
          @connection(key: "SubscriberList_subscribers") {
          edges {
            node {
              id
              ...SubscriberList_user
            }
          }
        }
      }
    `,
    props.query,
  );
  const users = data.subscribers.edges.flatMap(({ node }) => node ? [node] : []);
  const { open } = useSheetParam("pessoa");
  const { list, showMore } = useShowMore(users.length, loadNext);
  return (
    <Section label="Assinantes">
      {users.length === 0
        ? <EmptyState>Ninguém por aqui.</EmptyState>
        : (
          <Rows ref={list} isBusy={props.isStale}>
            {users.map((user) => (
              <SubscriberRow
                key={user.id}
                user={user}
                onOpen={() => open(user.id)}
              />
            ))}
          </Rows>
        )}
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}

const tones: Partial<Record<keyof typeof subscriptionTitles, Tone>> = {
  ACTIVE: "proven",
  TRIALING: "on",
  PAST_DUE: "wrong",
  UNPAID: "wrong",
  PAUSED: "doubt",
};

function SubscriberRow(props: { user: SubscriberList_user$key; onOpen: () => void }) {
  const { displayName, email, photoUrl, subscription } = useFragment(
    graphql`
      fragment SubscriberList_user on User {
        displayName
        email
        photoUrl
        subscription {
          plan
          status
        }
      }
    `,
    props.user,
  );
  const name = displayName || email;
  const { plan, status } = subscription;
  return (
    <Row
      title={name}
      face={<Avatar name={name} photoUrl={photoUrl} size={38} />}
      note={<span className={styles.line}>{email} · {plan}</span>}
      status={<Chip tone={tones[status] ?? "quiet"}>{subscriptionTitles[status]}</Chip>}
      onOpen={props.onOpen}
    />
  );
}
