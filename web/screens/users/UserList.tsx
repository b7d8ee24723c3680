import { type RefObject, useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UserList_query$key } from "../../__generated__/UserList_query.graphql.ts";
import type { UsersGroundQuery } from "../../__generated__/UsersGroundQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { UserRow } from "./UserRow.tsx";

const PAGE = 30;

/** The people sought, newest first, page by page; a row opens one. */
export function UserList(props: {
  query: UserList_query$key;
  sought: UsersGroundQuery["variables"];
  isStale: boolean;
  /** Told how many are shown. */
  length: RefObject<number>;
}) {
  const { search, role, isBlocked } = props.sought;
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
              ...UserRow_user
            }
          }
        }
      }
    `,
    props.query,
  );
  // One who was blocked, or made an admin, since then is not among those sought any more.
  const users = data.users.edges.flatMap(({ node }) =>
    node && (!role || node.role === role) && (!isBlocked || node.blockedAt) ? [node] : []
  );
  const { open } = useSheetParam("pessoa");
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(users.length);
  useEffect(() => void (props.length.current = data.users.edges.length));
  const showMore = () => {
    willGrow();
    loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
  };
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
