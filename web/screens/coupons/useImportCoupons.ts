import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useImportCouponsMutation } from "../../__generated__/useImportCouponsMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";

type Answer = useImportCouponsMutation["response"]["importCoupons"];

/** Looks at a file of coupons, then keeps them; with what the last look found, or its refusal. */
export function useImportCoupons(onImported: (count: number) => void) {
  const showError = useErrorNotice();
  const [found, setFound] = useState<Answer | null>(null);
  const asked = useRef<string>(null); // an answer about another text comes too late
  const [commit, isBusy] = useMutation<useImportCouponsMutation>(graphql`
    mutation useImportCouponsMutation($input: ImportCouponsInput!) {
      importCoupons(input: $input) {
        ... on ImportedCoupons {
          dryRun
          count
          lines {
            line
            code
            shop
            percentOff
            amountOff {
              formatted
            }
            validUntil
          }
          problems {
            line
            column
            message
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const send = (csv: string, dryRun: boolean) =>
    commit({
      variables: { input: { csv, dryRun } },
      onCompleted({ importCoupons }) {
        if (importCoupons.dryRun === false) onImported(importCoupons.count ?? 0);
        else if (asked.current === csv) setFound(importCoupons);
      },
      onError: showError,
    });
  return {
    found,
    isBusy,
    forget() {
      asked.current = null;
      setFound(null);
    },
    look(csv: string) {
      asked.current = csv;
      send(csv, true);
    },
    keep: (csv: string) => send(csv, false),
  };
}
