import { graphql, usePaginationFragment } from "react-relay";
import type { useActiveGroups_viewer$key } from "../../__generated__/useActiveGroups_viewer.graphql.ts";
import { useErrorNotice } from "../outcome_notices.ts";
import { useCompleteList } from "../useCompleteList.ts";

/** The person's active groups, page after page until all are there. */
export function useActiveGroups(viewer: useActiveGroups_viewer$key) {
  const { data, ...list } = usePaginationFragment(
    graphql`
      fragment useActiveGroups_viewer on Viewer
      @refetchable(queryName: "useActiveGroupsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      ) {
        groups(isActive: true, first: $first, after: $after)
          @connection(key: "useActiveGroups_groups") {
          edges {
            node {
              id
              title
              leftAt
              outlook {
                isAtCap
              }
              ...SendGroups_groups
            }
          }
        }
      }
    `,
    viewer,
  );
  useCompleteList(list, data.groups.edges.length, useErrorNotice());
  return data.groups.edges.flatMap(({ node }) => node && !node.leftAt ? [node] : []);
}

/** Returns those of the suggested groups that may get a message before their cap is over. */
export const withoutFull = (
  suggested: readonly string[],
  groups: ReturnType<typeof useActiveGroups>,
): readonly string[] => {
  const full = new Set(groups.flatMap(({ id, outlook }) => outlook?.isAtCap ? [id] : []));
  return suggested.filter((id) => !full.has(id));
};
