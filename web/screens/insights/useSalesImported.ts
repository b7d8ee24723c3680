import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useSalesImportedSubscription } from "../../__generated__/useSalesImportedSubscription.graphql.ts";

/** Calls `refresh` (stable) after sales were imported, in whatever tab or by a shop's own report. */
export function useSalesImported(refresh: () => void) {
  useSubscription<useSalesImportedSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useSalesImportedSubscription {
        conversionsImported
      }
    `,
    variables: {},
    updater: () => refresh(),
    onError: () => {}, // the socket reconnects by itself
  }), [refresh]));
}
