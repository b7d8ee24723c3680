import { graphql } from "react-relay";
import type { useTemplateDeedsDeleteMutation } from "../../__generated__/useTemplateDeedsDeleteMutation.graphql.ts";
import type { useTemplateDeedsDuplicateMutation } from "../../__generated__/useTemplateDeedsDuplicateMutation.graphql.ts";
import type { useTemplateDeedsRestoreMutation } from "../../__generated__/useTemplateDeedsRestoreMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTemplate } from "./place_template.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** What one does with a template besides editing it: copy it, or delete it and have it back. */
export function useTemplateDeeds(place: PlaceTemplate) {
  const { showNotice, closeNotice } = useNotices();
  const [runAction] = useMutationAction();

  const duplicate = (id: string, name: string) =>
    void runAction(async () => {
      const { duplicateTemplate } = await commit<useTemplateDeedsDuplicateMutation>(
        graphql`
          mutation useTemplateDeedsDuplicateMutation($input: DuplicateTemplateInput!) {
            duplicateTemplate(input: $input) {
              __typename
              ...templateWhole_template @alias
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
        (store, answer) => {
          const copy = store.getRootField("duplicateTemplate");
          if (answer?.duplicateTemplate.__typename === "Template" && copy) place(store, copy);
        },
      );
      return duplicateTemplate.message ?? null;
    }, () => void showNotice(`Cópia feita: ${name}.`, { variant: "success" }));

  const restore = (id: string) =>
    void runAction(async () => {
      const { restoreTemplate } = await commit<useTemplateDeedsRestoreMutation>(
        graphql`
          mutation useTemplateDeedsRestoreMutation($input: RestoreTemplateInput!) {
            restoreTemplate(input: $input) {
              __typename
              ...templateWhole_template @alias
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
        (store, answer) => {
          const back = store.getRootField("restoreTemplate");
          if (answer?.restoreTemplate.__typename === "Template" && back) place(store, back);
        },
      );
      return restoreTemplate.message ?? null;
    });

  const remove = (id: string, name: string) =>
    void runAction(async () => {
      const { deleteTemplate } = await commit<useTemplateDeedsDeleteMutation>(
        graphql`
          mutation useTemplateDeedsDeleteMutation($input: DeleteTemplateInput!) {
            deleteTemplate(input: $input) {
              ... on DeletedTemplate {
                templateId @deleteRecord
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
      );
      return deleteTemplate.message ?? null;
    }, () =>
      void showNotice(`Modelo excluído: ${name}.`, {
        autoHideDuration: UNDO_SHOWN,
        onExited: () => void (document.activeElement === document.body && focusContent()),
        action: (snackbar) => (
          <Button
            autoFocus // its row, and the row's button, are gone
            onClick={() => {
              closeNotice(snackbar);
              restore(id);
            }}
          >
            Desfazer
          </Button>
        ),
      }));

  return { duplicate, remove };
}
