import { graphql, useMutation } from "react-relay";
import type {
  UpdateOfferInput,
  useUpdateOfferMutation,
} from "../../../__generated__/useUpdateOfferMutation.graphql.ts";
import { RequestFailure } from "../../../relay/request.ts";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { useErrorNotice } from "../../outcome_notices.ts";

/** Saves an offer; a change made in another tab is reported as a conflict. */
export function useUpdateOffer() {
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<useUpdateOfferMutation>(graphql`
    mutation useUpdateOfferMutation($input: UpdateOfferInput!) {
      updateOffer(input: $input) {
        __typename
        ...useOfferChanges_full @alias
        ... on OfferChangedMeanwhile {
          current {
            ...useOfferChanges_current
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
  const update = (input: UpdateOfferInput, handlers: {
    onSaved: () => void;
    onConflict: () => void;
    /** Returns whether the refusal was shown at a field. */
    onRefused: (path: readonly string[], message: string) => boolean;
    /** Called where the server could not be reached; absent: a notice says so. */
    onUnreachable?: () => void;
  }) =>
    commit({
      variables: { input },
      onCompleted({ updateOffer: { __typename, message, path } }) {
        if (__typename === "OfferChangedMeanwhile") return handlers.onConflict();
        if (!message) {
          showNotice("Oferta salva.", { variant: "success" });
          return handlers.onSaved();
        }
        if (!handlers.onRefused(path ?? [], message)) {
          showNotice(message, { variant: "error" });
        }
      },
      onError(error) {
        if (handlers.onUnreachable && isUnreachable(error)) handlers.onUnreachable();
        else showError(error);
      },
    });
  return [update, isSaving] as const;
}

/** Whether the same request may succeed once the server can be reached. */
const isUnreachable = (error: Error) =>
  error instanceof RequestFailure && (error.reason === "offline" || error.reason === "unavailable");
