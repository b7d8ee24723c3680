import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { AutomationChangesApprovalSubscription } from "../../__generated__/AutomationChangesApprovalSubscription.graphql.ts";
import type { AutomationChangesRuleSubscription } from "../../__generated__/AutomationChangesRuleSubscription.graphql.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";

const INTERVAL_MS = 2_000; // between two loads of what the changes alone do not say

/**
 * Keeps rules and approvals current, from wherever they change: the store takes each one at once, and
 * `refresh` (stable) loads what else follows: new ones, decisions, counts. A component of its own,
 * since no drawing waits for its code.
 */
export function AutomationChanges({ refresh }: { refresh: () => void }) {
  const refreshSoon = useThrottle(refresh, INTERVAL_MS);
  useSubscription<AutomationChangesRuleSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription AutomationChangesRuleSubscription {
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
  useSubscription<AutomationChangesApprovalSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription AutomationChangesApprovalSubscription {
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
  return null;
}
