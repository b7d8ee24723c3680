import { graphql } from "react-relay";
import type { moveMutationsHurryMutation } from "../../__generated__/moveMutationsHurryMutation.graphql.ts";
import type {
  moveMutationsPostponeMutation,
  PostponeDispatchesInput,
} from "../../__generated__/moveMutationsPostponeMutation.graphql.ts";
import type {
  moveMutationsReorderMutation,
  ReorderDispatchesInput,
} from "../../__generated__/moveMutationsReorderMutation.graphql.ts";
import type { moveMutationsUndoMutation } from "../../__generated__/moveMutationsUndoMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** What became of a move: how many moved and when the first goes, or why none did. */
export type Moved =
  | { readonly message: string }
  | {
    readonly message?: undefined;
    readonly count: number;
    readonly ids: readonly string[];
    /** When the first goes, about; null: unknown, since the queue stands still. */
    readonly firstAt: string | null;
    /** When the first may go at the earliest. */
    readonly plannedAt: string | null;
  };

type Result = {
  readonly message?: string | undefined;
  readonly count?: number | undefined;
  readonly dispatches?:
    | readonly {
      readonly id: string;
      readonly expectedAt?: string | null | undefined;
      readonly plannedAt: string;
    }[]
    | undefined;
};

function movedOf({ message, count = 0, dispatches = [] }: Result): Moved {
  if (message !== undefined) return { message };
  return {
    count,
    ids: dispatches.map(({ id }) => id),
    firstAt: dispatches.flatMap(({ expectedAt }) => expectedAt ?? []).sort()[0] ?? null,
    plannedAt: dispatches.map(({ plannedAt }) => plannedAt).sort()[0] ?? null,
  };
}

/** Everything that a move changes of a message. */
graphql`
  fragment moveMutations_moved on Dispatch {
    id
    expectedAt
    turn
    plannedAt
    reason
    reasonCode
  }
`;

/** Lets messages go before all that waits in their sessions. */
export const hurry = async (ids: readonly string[]): Promise<Moved> =>
  movedOf(
    (await commit<moveMutationsHurryMutation>(
      graphql`
        mutation moveMutationsHurryMutation($input: HurryDispatchesInput!) {
          hurryDispatches(input: $input) {
            ... on MovedDispatches {
              count
              dispatches {
                ...moveMutations_moved @relay(mask: false)
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { ids } },
    )).hurryDispatches,
  );

/** Gives messages another start. */
export const postpone = async (input: PostponeDispatchesInput): Promise<Moved> =>
  movedOf(
    (await commit<moveMutationsPostponeMutation>(
      graphql`
        mutation moveMutationsPostponeMutation($input: PostponeDispatchesInput!) {
          postponeDispatches(input: $input) {
            ... on MovedDispatches {
              count
              dispatches {
                ...moveMutations_moved @relay(mask: false)
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input },
    )).postponeDispatches,
  );

/** Moves messages beside another one. */
export const reorder = async (input: ReorderDispatchesInput): Promise<Moved> =>
  movedOf(
    (await commit<moveMutationsReorderMutation>(
      graphql`
        mutation moveMutationsReorderMutation($input: ReorderDispatchesInput!) {
          reorderDispatches(input: $input) {
            ... on MovedDispatches {
              count
              dispatches {
                ...moveMutations_moved @relay(mask: false)
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input },
    )).reorderDispatches,
  );

/** Takes the last move of messages back. */
export const undoMoves = async (ids: readonly string[]): Promise<Moved> =>
  movedOf(
    (await commit<moveMutationsUndoMutation>(
      graphql`
        mutation moveMutationsUndoMutation($input: UndoDispatchMovesInput!) {
          undoDispatchMoves(input: $input) {
            ... on MovedDispatches {
              count
              dispatches {
                ...moveMutations_moved @relay(mask: false)
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { ids } },
    )).undoDispatchMoves,
  );
