import { graphql, useMutation } from "react-relay";
import type {
  UpdateGroupsInput,
  useUpdateGroupsMutation,
} from "../../__generated__/useUpdateGroupsMutation.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

export type TaggedGroup = { readonly id: string; readonly tags: readonly string[] };

/** Returns a function that changes groups: their tags, whether they receive offers, mentions. */
export function useUpdateGroups(onUpdated: () => void) {
  const showError = useErrorNotice();
  const [commit, isUpdating] = useMutation<useUpdateGroupsMutation>(graphql`
    mutation useUpdateGroupsMutation($input: UpdateGroupsInput!) {
      updateGroups(input: $input) {
        ... on ChangedGroups {
          groups {
            id
            tags
            isSource
            ...useGroupList_full
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const update = (input: UpdateGroupsInput, onDone?: (groups: readonly TaggedGroup[]) => void) =>
    void commit({
      variables: { input },
      optimisticUpdater(store) { // a switch moves at once
        for (const field of ["isActive", "isMentioningAll", "isSource"] as const) {
          const value = input[field];
          if (value == null) continue;
          for (const id of input.ids) store.get(id)?.setValue(value, field);
        }
      },
      onCompleted({ updateGroups: { message, groups = [] } }) {
        if (message) return void showNotice(message, { variant: "error" });
        announce("Salvo"); // for screen readers: others see the change
        onDone?.(groups);
        onUpdated();
      },
      onError: showError,
    });
  return [update, isUpdating] as const;
}
