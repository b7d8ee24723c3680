import { graphql, useMutation } from "react-relay";
import type {
  UpdateAffiliateTagsInput,
  useUpdateTagsMutation,
  useUpdateTagsMutation$data,
} from "../../__generated__/useUpdateTagsMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

export type SavedTags = NonNullable<
  useUpdateTagsMutation$data["updateAffiliateTags"]["affiliateTags"]
>;

/** Saves tags. */
export function useUpdateTags() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<useUpdateTagsMutation>(graphql`
    mutation useUpdateTagsMutation($input: UpdateAffiliateTagsInput!) {
      updateAffiliateTags(input: $input) {
        ...TagsForm_viewer @alias
        ...ExampleLink_viewer @alias
        ... on User {
          affiliateTags {
            amazonTag
            shopeeId
            mercadoLivreWord
            mercadoLivreTool
            magaluShop
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const update = (input: UpdateAffiliateTagsInput, handlers: {
    /** With the tags as they are now: of a pasted link only its tag stays. */
    onSaved: (tags: SavedTags) => void;
    /** Returns whether the refusal found its field. */
    onRefused: (path: readonly string[], message: string) => boolean;
  }) =>
    commit({
      variables: { input },
      onCompleted({ updateAffiliateTags: { affiliateTags, message = "", path = [] } }) {
        if (affiliateTags) {
          showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
          handlers.onSaved(affiliateTags);
        } else if (!handlers.onRefused(path, message)) {
          showNotice(message, { variant: "error" });
        }
      },
      onError: showError,
    });
  return [update, isSaving] as const;
}
