import { graphql, useMutation } from "react-relay";
import type { useSaveLinkCreateMutation } from "../../__generated__/useSaveLinkCreateMutation.graphql.ts";
import type { useSaveLinkMutation } from "../../__generated__/useSaveLinkMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { fieldsOf, type LinkValues } from "./link_values.ts";

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "changed"; readonly version: number }
  | { readonly kind: "refused"; readonly path: readonly string[]; readonly message: string };

/** Creates a link, or updates one. */
export function useSaveLink(onOutcome: (outcome: SaveOutcome) => void) {
  const showError = useErrorNotice();
  const [update, isUpdating] = useMutation<useSaveLinkMutation>(graphql`
    mutation useSaveLinkMutation($input: UpdateShortLinkInput!) {
      saved: updateShortLink(input: $input) {
        __typename
        ... on ShortLink {
          id
        }
        ...useLinkList_full @alias
        ... on ShortLinkChangedMeanwhile {
          current {
            version
            ...useLinkList_full
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
  const [create, isCreating] = useMutation<useSaveLinkCreateMutation>(graphql`
    mutation useSaveLinkCreateMutation($input: CreateShortLinkInput!) {
      saved: createShortLink(input: $input) {
        __typename
        ... on ShortLink {
          id
        }
        ...useLinkList_full @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const onCompleted = ({ saved }: Response) => onOutcome(outcomeOf(saved));
  const onError = showError;
  const save = (
    current: { readonly id: string; readonly version: number } | null,
    values: LinkValues,
  ) => {
    const fields = fieldsOf(values);
    return current
      ? update({ variables: { input: { ...current, ...fields } }, onCompleted, onError })
      : create({
        variables: { input: { ...fields, slug: values.slug.trim() || null } },
        onCompleted,
        onError,
      });
  };
  return [save, isUpdating || isCreating] as const;
}

type Response = useSaveLinkMutation["response"] | useSaveLinkCreateMutation["response"];

function outcomeOf(saved: Response["saved"]): SaveOutcome {
  if ("current" in saved && saved.current) {
    return { kind: "changed", version: saved.current.version };
  }
  if (!saved.message) return { kind: "saved", id: saved.id ?? "" };
  return { kind: "refused", path: saved.path ?? [], message: saved.message };
}
