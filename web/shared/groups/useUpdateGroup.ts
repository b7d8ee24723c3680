import { graphql, useMutation } from "react-relay";
import type {
  UpdateGroupInput,
  useUpdateGroupMutation,
} from "../../__generated__/useUpdateGroupMutation.graphql.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useErrorNotice } from "../outcome_notices.ts";

type Handlers = {
  readonly onSaved: () => void;
  readonly onRefused: (message: string, field: string | null) => void;
};

/** Returns a function that saves one group's own settings. */
export function useUpdateGroup() {
  const showError = useErrorNotice();
  const [commit, isUpdating] = useMutation<useUpdateGroupMutation>(graphql`
    mutation useUpdateGroupMutation($input: UpdateGroupInput!) {
      updateGroup(input: $input) {
        ...GroupLimits_group @alias
        ...SendGroups_groups @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const update = (input: UpdateGroupInput, { onSaved, onRefused }: Handlers) =>
    void commit({
      variables: { input },
      onCompleted({ updateGroup: { message, path } }) {
        if (message) return onRefused(message, path?.at(-1) ?? null);
        showNotice("Salvo para este grupo.", { variant: "success" });
        onSaved();
      },
      onError: showError,
    });
  return [update, isUpdating] as const;
}
