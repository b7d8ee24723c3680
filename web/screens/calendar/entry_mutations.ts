import { fetchQuery, graphql } from "react-relay";
import type {
  CreateCalendarEntryInput,
  entryMutationsCreateMutation,
} from "../../__generated__/entryMutationsCreateMutation.graphql.ts";
import type {
  CheckCalendarEntryInput,
  entryMutationsCheckMutation,
} from "../../__generated__/entryMutationsCheckMutation.graphql.ts";
import type { entryMutationsDeleteMutation } from "../../__generated__/entryMutationsDeleteMutation.graphql.ts";
import type { entryMutationsQueueQuery } from "../../__generated__/entryMutationsQueueQuery.graphql.ts";
import type { entryMutationsRestoreMutation } from "../../__generated__/entryMutationsRestoreMutation.graphql.ts";
import type {
  CalendarEntryScope,
  entryMutationsUpdateMutation,
  UpdateCalendarEntryInput,
} from "../../__generated__/entryMutationsUpdateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { environment } from "../../relay/environment.ts";
import { itemOf } from "./entry_values.ts";

type Changes = Omit<UpdateCalendarEntryInput, "id" | "version" | "scope" | "occurrence">;

type Named = {
  readonly occurrence: string;
  readonly entry: { readonly id: string; readonly version: number };
};

/** Creates an entry; resolves to the sentence of a refusal, or to null. */
export async function createEntry(input: CreateCalendarEntryInput): Promise<string | null> {
  const { createCalendarEntry } = await commit<entryMutationsCreateMutation>(
    graphql`
      mutation entryMutationsCreateMutation($input: CreateCalendarEntryInput!) {
        createCalendarEntry(input: $input) {
          ... on CalendarEntry {
            id
            version
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return createCalendarEntry.message ?? null;
}

/** A sentence that a person should read before they save. */
export type Warning = { readonly code: string; readonly message: string };

/** Returns what stands against what is not saved yet; none also where it would be refused. */
export async function checkEntry(
  input: CheckCalendarEntryInput,
): Promise<readonly Warning[]> {
  const { checkCalendarEntry } = await commit<entryMutationsCheckMutation>(
    graphql`
      mutation entryMutationsCheckMutation($input: CheckCalendarEntryInput!) {
        checkCalendarEntry(input: $input) {
          ... on CheckedCalendarEntry {
            warnings {
              code
              message
            }
          }
          ... on UserError {
            code
          }
        }
      }
    `,
    { input },
  );
  return checkCalendarEntry.warnings ?? [];
}

/** Changes an occurrence, those that follow, or all; resolves to the sentence of a refusal, or to null. */
export async function updateOccurrence(
  { entry, occurrence }: Named,
  scope: CalendarEntryScope,
  changes: Changes,
): Promise<string | null> {
  const { id, version } = entry;
  const { updateCalendarEntry } = await commit<entryMutationsUpdateMutation>(
    graphql`
      mutation entryMutationsUpdateMutation($input: UpdateCalendarEntryInput!) {
        updateCalendarEntry(input: $input) {
          ... on CalendarEntry {
            id
            version
          }
          ... on CalendarEntryChangedMeanwhile {
            current {
              id
              version
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id, version, scope, occurrence, ...changes } },
  );
  return updateCalendarEntry.message ?? null;
}

/** Returns what stands against a change of an occurrence, those that follow, or all. */
export const checkChange = (
  { entry, occurrence }: Named,
  scope: CalendarEntryScope,
  changes: Changes,
): Promise<readonly Warning[]> => checkEntry({ id: entry.id, scope, occurrence, ...changes });

type Copied = Named & {
  readonly kind: CreateCalendarEntryInput["kind"];
  readonly title: string;
  readonly offer?: { readonly id: string } | null | undefined;
  readonly campaignTextId?: string | null | undefined;
  readonly groups: readonly { readonly id: string }[];
  readonly groupTags: readonly string[];
  readonly entry: { readonly timeZone: string };
};

/** Returns an entry of its own that does the same once, at another time. */
export async function copyOf(one: Copied, startsLocal: string): Promise<CreateCalendarEntryInput> {
  const [offerId, campaignTextId] = [one.offer?.id ?? null, one.campaignTextId ?? null];
  const isSlot = one.kind === "SLOT";
  const sent = { offerId, campaignTextId }; // of a slot: what it took from its queue
  return {
    kind: one.kind,
    title: one.title,
    ...isSlot ? { queue: offerId || campaignTextId ? [sent] : await queueOf(one.entry.id) } : sent,
    groupIds: one.groups.map(({ id }) => id),
    groupTags: one.groupTags,
    startsLocal,
    timeZone: one.entry.timeZone,
  };
}

/** Reads what waits to fill a slot. */
async function queueOf(entryId: string) {
  const data = await fetchQuery<entryMutationsQueueQuery>(
    environment,
    graphql`
      query entryMutationsQueueQuery($id: ID!) {
        node(id: $id) {
          ... on CalendarEntry {
            queue {
              campaignTextId
              offer {
                id
              }
            }
          }
        }
      }
    `,
    { id: entryId },
  ).toPromise();
  return (data?.node?.queue ?? []).flatMap(itemOf);
}

/** Deletes an occurrence, those that follow, or all. */
export async function removeOccurrence(
  { entry, occurrence }: Named,
  scope: CalendarEntryScope,
): Promise<string | null> {
  const { deleteCalendarEntry } = await commit<entryMutationsDeleteMutation>(
    graphql`
      mutation entryMutationsDeleteMutation($input: DeleteCalendarEntryInput!) {
        deleteCalendarEntry(input: $input) {
          ... on DeletedCalendarEntry {
            calendarEntryId
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id: entry.id, occurrence, scope } },
  );
  return deleteCalendarEntry.message ?? null;
}

/** Brings a deleted entry back, or one occurrence of it. */
export async function restoreEntry(id: string, occurrence?: string): Promise<string | null> {
  const { restoreCalendarEntry } = await commit<entryMutationsRestoreMutation>(
    graphql`
      mutation entryMutationsRestoreMutation($input: RestoreCalendarEntryInput!) {
        restoreCalendarEntry(input: $input) {
          ... on CalendarEntry {
            id
            version
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id, ...occurrence && { occurrence } } },
  );
  return restoreCalendarEntry.message ?? null;
}
