import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useImportProductsMutation } from "../../__generated__/useImportProductsMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";

type Answer = useImportProductsMutation["response"]["importProducts"];
export type ImportLine = NonNullable<Answer["lines"]>[number];

/** Looks at a file of products, then keeps the right lines; with what the last look found. */
export function useImportProducts(onImported: (count: number) => void) {
  const showError = useErrorNotice();
  const [found, setFound] = useState<Answer | null>(null);
  const asked = useRef<string>(null); // an answer about another text comes too late
  const [commit, isBusy] = useMutation<useImportProductsMutation>(graphql`
    mutation useImportProductsMutation($input: ImportProductsInput!) {
      importProducts(input: $input) {
        ... on ProductImport {
          saved
          created
          updated
          lines {
            line
            outcome
            title
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
    void commit({
      variables: { input: { csv, dryRun, rightOnly: true } },
      onCompleted({ importProducts }) {
        const { saved, created = 0, updated = 0 } = importProducts;
        if (saved) onImported(created + updated);
        else if (asked.current === csv) setFound(importProducts);
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
