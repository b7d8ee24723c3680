import { useSnackbar } from "notistack";
import { graphql, useMutation } from "react-relay";
import type {
  UpdateAffiliateTagsInput,
  useUpdateTagsMutation,
} from "../../__generated__/useUpdateTagsMutation.graphql.ts";
import { troubleSentence } from "../../relay/request.ts";

/** Saves tags; `onRefused` returns whether the refusal found its field. */
export function useUpdateTags() {
  const { enqueueSnackbar } = useSnackbar();
  const [commit, isSaving] = useMutation<useUpdateTagsMutation>(graphql`
    mutation useUpdateTagsMutation($input: UpdateAffiliateTagsInput!) {
      updateAffiliateTags(input: $input) {
        ...TagsForm_viewer @alias
        ... on UserError {
          message
          path
        }
      }
    }
  `);
  const update = (
    input: UpdateAffiliateTagsInput,
    onRefused: (path: readonly string[], message: string) => boolean,
  ) =>
    commit({
      variables: { input },
      onCompleted({ updateAffiliateTags: { message, path } }) {
        if (!message) {
          enqueueSnackbar("Salvo. Vale para as próximas mensagens.", { variant: "success" });
        } else if (!onRefused(path ?? [], message)) {
          enqueueSnackbar(message, { variant: "error" });
        }
      },
      onError: (error) => void enqueueSnackbar(troubleSentence(error), { variant: "error" }),
    });
  return [update, isSaving] as const;
}
