import { graphql, useMutation } from "react-relay";
import type {
  UpdateStoreInput,
  useSaveStoreMutation,
} from "../../__generated__/useSaveStoreMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";

/** Returns a function that saves fields of the viewer's store, and creates it the first time. */
export function useSaveStore() {
  const onError = useErrorNotice();
  const [commit, isSaving] = useMutation<useSaveStoreMutation>(graphql`
    mutation useSaveStoreMutation($input: UpdateStoreInput!) {
      updateStore(input: $input) {
        __typename
        ...StoreScreen_store @alias
        ... on UserError {
          code
          message
          path
        }
        ... on StoreChangedMeanwhile {
          current {
            ...StoreScreen_store
          }
        }
      }
    }
  `);
  const save = (input: UpdateStoreInput, handlers: {
    onSaved: () => void;
    onRefused: (message: string, path: readonly string[]) => void;
    onConflict: () => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateStore: { __typename, message, path } }) {
        if (__typename === "StoreChangedMeanwhile") handlers.onConflict();
        else if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError,
    });
  return [save, isSaving] as const;
}
