import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { UsersGroundQuery } from "../../__generated__/UsersGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseUsersParams } from "../../routing/search_params.ts";
import { TrailList } from "./TrailList.tsx";
import { UserList } from "./UserList.tsx";

const query = graphql`
  query UsersGroundQuery(
    $search: String
    $role: Role
    $isBlocked: Boolean
    $first: Int!
    $showsTrail: Boolean!
  ) {
    ...UserList_query
      @arguments(search: $search, role: $role, isBlocked: $isBlocked, first: $first)
      @skip(if: $showsTrail)
      @alias(as: "people")
    ...TrailList_query @arguments(first: $first) @include(if: $showsTrail) @alias(as: "trail")
  }
`;

/** The people sought in the address, or everything that was done; asked for anew when one is back. */
export function UsersGround() {
  const [params] = useSearchParams();
  const asked = JSON.stringify(parseUsersParams(params).page);
  const shown = useDeferredValue(asked); // the old list stays until the new one is here
  const sought = useMemo(() => JSON.parse(shown) as UsersGroundQuery["variables"], [shown]);
  const { people, trail } = useScreenQuery<UsersGroundQuery>(query, sought);
  const length = useRef(0); // of the list, so that asking again does not shorten it
  const refresh = useCallback(() => {
    const first = refetchCount(length.current);
    if (length.current <= first) prefetch(query, { ...sought, first });
  }, [sought]);
  useRefetchMissed(refresh); // no subscription tells of other people
  const list = { isStale: shown !== asked, length };
  return (
    <>
      {people && <UserList key={shown} query={people} sought={sought} {...list} />}
      {trail && <TrailList query={trail} {...list} />}
    </>
  );
}
