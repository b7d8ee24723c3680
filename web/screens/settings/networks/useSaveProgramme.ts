import { graphql, useMutation } from "react-relay";
import type {
  ShopProgrammeFieldsInput,
  useSaveProgrammeCreateMutation,
} from "../../../__generated__/useSaveProgrammeCreateMutation.graphql.ts";
import type { useSaveProgrammeRemoveMutation } from "../../../__generated__/useSaveProgrammeRemoveMutation.graphql.ts";
import type { useSaveProgrammeUpdateMutation } from "../../../__generated__/useSaveProgrammeUpdateMutation.graphql.ts";
import { useErrorNotice } from "../../../shared/outcome_notices.ts";

/** A refusal: its sentence, and the field that it is about. */
type Refusal = { readonly message: string; readonly path: readonly string[] };

/** Returns functions that save and remove a programme; each answers a refusal, or null. */
export function useSaveProgramme(onDone: (refusal: Refusal | null) => void) {
  const onError = useErrorNotice();
  const [create, isCreating] = useMutation<useSaveProgrammeCreateMutation>(graphql`
    mutation useSaveProgrammeCreateMutation($input: CreateShopProgrammeInput!) {
      createShopProgramme(input: $input) {
        ...Networks_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [update, isUpdating] = useMutation<useSaveProgrammeUpdateMutation>(graphql`
    mutation useSaveProgrammeUpdateMutation($input: UpdateShopProgrammeInput!) {
      updateShopProgramme(input: $input) {
        ...Networks_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [remove, isRemoving] = useMutation<useSaveProgrammeRemoveMutation>(graphql`
    mutation useSaveProgrammeRemoveMutation($input: RemoveShopProgrammeInput!) {
      removeShopProgramme(input: $input) {
        ...Networks_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const done = ({ message, path }: { message?: string | null; path?: readonly string[] | null }) =>
    onDone(message ? { message, path: path ?? [] } : null);
  return {
    save: (id: string | null, fields: ShopProgrammeFieldsInput) =>
      id === null
        ? create({
          variables: { input: { fields } },
          onCompleted: ({ createShopProgramme }) => done(createShopProgramme),
          onError,
        })
        : update({
          variables: { input: { id, fields } },
          onCompleted: ({ updateShopProgramme }) => done(updateShopProgramme),
          onError,
        }),
    remove: (id: string) =>
      remove({
        variables: { input: { id } },
        onCompleted: ({ removeShopProgramme }) => done(removeShopProgramme),
        onError,
      }),
    isSaving: isCreating || isUpdating,
    isRemoving,
  };
}
