import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAutomationChangesApprovalSubscription } from "../../__generated__/useAutomationChangesApprovalSubscription.graphql.ts";
import type { useAutomationChangesRuleSubscription } from "../../__generated__/useAutomationChangesRuleSubscription.graphql.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";

const INTERVAL_MS = 2_000; // between two loads of what the changes alone do not say

/**
 * Keeps rules and approvals current, from wherever they change: the store takes each one at once, and
 * `refresh` (stable) loads what else follows: new ones, decisions, counts.
 */
export function useAutomationChanges(refresh: () => void) {
  const refreshSoon = useThrottle(refresh, INTERVAL_MS);
  useSubscription<useAutomationChangesRuleSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useAutomationChangesRuleSubscription {
        ruleChanged {
          id
          rule {
            ...ruleData_rule
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const id = data?.ruleChanged.id;
      const rule = store.getRootField("ruleChanged").getLinkedRecord("rule");
      if (id && !rule) store.delete(id);
      refreshSoon();
    },
    onError: () => {}, // the socket reconnects by itself
  }), [refreshSoon]));
  useSubscription<useAutomationChangesApprovalSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useAutomationChangesApprovalSubscription {
        approvalChanged {
          id
          approval {
            id
            status
          }
        }
      }
    `,
    variables: {},
    updater: refreshSoon,
    onError: () => {},
  }), [refreshSoon]));
  useRefetchMissed(refresh);
}
