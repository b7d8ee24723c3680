import { useSnackbar } from "notistack";
import { graphql, useMutation } from "react-relay";
import type {
  UpdateGroupsInput,
  useUpdateGroupsMutation,
} from "../../__generated__/useUpdateGroupsMutation.graphql.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";
import { announce } from "../../ui/announce.ts";

/** Changes the tags of groups, and whether one sends to them. */
export function useUpdateGroups(onUpdated: () => void) {
  const { enqueueSnackbar } = useSnackbar();
  const tellTrouble = useTroubleNotice();
  const [commit, isUpdating] = useMutation<useUpdateGroupsMutation>(graphql`
    mutation useUpdateGroupsMutation($input: UpdateGroupsInput!) {
      updateGroups(input: $input) {
        ... on UpdatedGroups {
          groups {
            ...groupWhole_group
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const update = (input: UpdateGroupsInput) =>
    void commit({
      variables: { input },
      optimisticUpdater(store) { // a switch moves under the finger
        if (input.active == null) return;
        for (const id of input.groupIds) store.get(id)?.setValue(input.active, "active");
      },
      onCompleted({ updateGroups: { message } }) {
        if (message) return void enqueueSnackbar(message, { variant: "error" });
        announce("Salvo"); // to the eye, the change itself says so
        onUpdated();
      },
      onError: tellTrouble,
    });
  return [update, isUpdating] as const;
}
