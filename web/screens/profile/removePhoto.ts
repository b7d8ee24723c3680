import { graphql } from "react-relay";
import type { removePhotoMutation } from "../../__generated__/removePhotoMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Takes the person's photo away. */
export async function removePhoto(): Promise<string | null> {
  const { removePhoto } = await commit<removePhotoMutation>(
    graphql`
      mutation removePhotoMutation {
        removePhoto {
          ... on User {
            photoUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return removePhoto.message ?? null;
}
