import { type RefObject, useEffect } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UserList_query$key } from "../../__generated__/UserList_query.graphql.ts";
import type { UserList_user$key } from "../../__generated__/UserList_user.graphql.ts";
import type { UsersScreenQuery } from "../../__generated__/UsersScreenQuery.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { useShowMore } from "../../shared/lists.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { UserChips } from "./UserChips.tsx";
import styles from "./Users.module.css";

/** The people that match the filters, newest first, page by page; a row opens one. */
export function UserList(props: {
  query: UserList_query$key;
  variables: UsersScreenQuery["variables"];
  isStale: boolean;
  /** Set to the number of people loaded. */
  length: RefObject<number>;
}) {
  const { search, role, isBlocked } = props.variables;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment UserList_query on Query
      @refetchable(queryName: "UserListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        role: { type: "Role" }
        isBlocked: { type: "Boolean" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        users(search: $search, role: $role, isBlocked: $isBlocked, first: $first, after: $after)
          @connection(key: "UserList_users") {
          edges {
            node {
              id
              role
              blockedAt
              ...UserList_user
            }
          }
        }
      }
    `,
    props.query,
  );
  // A mutation on this screen can end a person's match.
  const users = data.users.edges.flatMap(({ node }) =>
    node && (!role || node.role === role) && (!isBlocked || node.blockedAt) ? [node] : []
  );
  const { open } = useSheetParam("pessoa");
  const { list, showMore } = useShowMore(users.length, loadNext);
  useEffect(() => void (props.length.current = data.users.edges.length));
  if (users.length === 0 && !hasNext) return <Nobody search={search ?? null} />;
  return (
    <Section label="Pessoas">
      <Rows ref={list} isBusy={props.isStale}>
        {users.map((user) => <UserRow key={user.id} user={user} onOpen={() => open(user.id)} />)}
      </Rows>
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}

const Nobody = ({ search }: { search: string | null }) => (
  <Section label="Pessoas">
    <EmptyState
      action={<Button variant="outlined" component={Link} to={paths.users}>Ver todas</Button>}
    >
      {search ? `Ninguém com “${search}” no nome ou no e-mail.` : "Ninguém por aqui."}
    </EmptyState>
  </Section>
);

/** One person: name and e-mail at the left, chips at the right edge. */
function UserRow(props: { user: UserList_user$key; onOpen: () => void }) {
  const user = useFragment(
    graphql`
      fragment UserList_user on User {
        displayName
        email
        photoUrl
        subscription {
          plan
        }
        ...UserChips_user
      }
    `,
    props.user,
  );
  const isDesktop = useIsDesktop();
  const name = user.displayName || user.email;
  return (
    <Row
      title={name}
      face={<Avatar name={name} photoUrl={user.photoUrl} size={38} />}
      note={<span className={styles.line}>{user.email} · {user.subscription.plan}</span>}
      edge={<UserChips user={user} brief={!isDesktop} />}
      onOpen={props.onOpen}
    />
  );
}
