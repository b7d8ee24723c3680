import { graphql } from "react-relay";
import type {
  CreateCalendarEntryInput,
  entryMutationsCreateMutation,
} from "../../__generated__/entryMutationsCreateMutation.graphql.ts";
import type { entryMutationsCheckMutation } from "../../__generated__/entryMutationsCheckMutation.graphql.ts";
import type { entryMutationsDeleteMutation } from "../../__generated__/entryMutationsDeleteMutation.graphql.ts";
import type { entryMutationsRestoreMutation } from "../../__generated__/entryMutationsRestoreMutation.graphql.ts";
import type {
  CalendarEntryScope,
  entryMutationsUpdateMutation,
  UpdateCalendarEntryInput,
} from "../../__generated__/entryMutationsUpdateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

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

/** Returns what stands against an entry that is not saved; none also where it would be refused. */
export async function checkEntry(
  input: CreateCalendarEntryInput,
  id: string | null,
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
    { input: { ...input, id } },
  );
  return checkCalendarEntry.warnings ?? [];
}

/** Changes an occurrence, those that follow, or all; resolves to the sentence of a refusal, or to null. */
export async function updateOccurrence(
  { entry, occurrence }: Named,
  scope: CalendarEntryScope,
  changes: Omit<UpdateCalendarEntryInput, "id" | "version" | "scope" | "occurrence">,
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

type Copied = Named & {
  readonly kind: CreateCalendarEntryInput["kind"];
  readonly title: string;
  readonly offer?: { readonly id: string } | null | undefined;
  readonly campaignTextId?: string | null | undefined;
  readonly groups: readonly { readonly id: string }[];
  readonly groupTags: readonly string[];
  readonly entry: { readonly timeZone: string };
};

/** Creates an entry of its own that does the same once, at another time. */
export const copyOccurrence = (one: Copied, startsLocal: string): Promise<string | null> =>
  createEntry({
    kind: one.kind,
    title: one.title,
    offerId: one.offer?.id ?? null,
    campaignTextId: one.campaignTextId ?? null,
    groupIds: one.groups.map(({ id }) => id),
    groupTags: one.groupTags,
    startsLocal,
    timeZone: one.entry.timeZone,
  });

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
