import { graphql, useMutation } from "react-relay";
import type { useUndoAppearanceMutation } from "../../__generated__/useUndoAppearanceMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { failures } from "./words.ts";

/** Goes back by one change of the appearance, for everybody. */
export function useUndoAppearance() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.settings);
  const [commit, isUndoing] = useMutation<useUndoAppearanceMutation>(graphql`
    mutation useUndoAppearanceMutation($input: UndoAppearanceInput!) {
      undoAppearance(input: $input) {
        ...appearanceWhole_appearance @alias
        ... on AppearanceChangedMeanwhile {
          current {
            ...appearanceWhole_appearance
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const undo = (version: number) =>
    void commit({
      variables: { input: { version } },
      onCompleted({ undoAppearance: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("As cores de antes voltaram.", { variant: "success" });
      },
      onError: showError,
    });
  return [undo, isUndoing] as const;
}
