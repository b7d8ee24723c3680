import { graphql, usePaginationFragment } from "react-relay";
import type { useDecisionList_viewer$key } from "../../../__generated__/useDecisionList_viewer.graphql.ts";
import { useShowMore } from "../../../shared/lists.ts";

/** Loads the decisions of the rules page by page, the newest first. */
export function useDecisionList(viewer: useDecisionList_viewer$key) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useDecisionList_viewer on Viewer
      @refetchable(queryName: "useDecisionListPaginationQuery")
      @argumentDefinitions(
        ruleId: { type: "ID" }
        groupId: { type: "ID" }
        offerId: { type: "ID" }
        outcome: { type: "RuleOutcome" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        ruleDecisions(
          ruleId: $ruleId
          groupId: $groupId
          offerId: $offerId
          outcome: $outcome
          first: $first
          after: $after
        ) @connection(key: "useDecisionList_ruleDecisions") {
          edges {
            node {
              id
              ...DecisionRow_decision @arguments(groupId: $groupId)
            }
          }
        }
      }
    `,
    viewer,
  );
  const decisions = data.ruleDecisions.edges.flatMap(({ node }) => node ? [node] : []);
  const { list, showMore } = useShowMore(decisions.length, loadNext);
  return { decisions, list, hasMore: hasNext, isLoading: isLoadingNext, showMore };
}
