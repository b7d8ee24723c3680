import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useSaveProductMutation } from "../../__generated__/useSaveProductMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";

/** Keeps the product of a link; with why the last one was refused. */
export function useSaveProduct(onSaved: (productId: string) => void) {
  const showError = useErrorNotice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isSaving] = useMutation<useSaveProductMutation>(graphql`
    mutation useSaveProductMutation($input: SaveProductInput!) {
      saveProduct(input: $input) {
        ...productWhole_product @alias
        ... on Product {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const save = (url: string) =>
    void commit({
      variables: { input: { url } },
      onCompleted({ saveProduct: { id, message } }) {
        if (id) onSaved(id);
        else setRefusal(message ?? null);
      },
      onError: showError,
    });
  return { save, isSaving, refusal, forget: () => setRefusal(null) };
}
