import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useTemplateChangesSubscription } from "../../__generated__/useTemplateChangesSubscription.graphql.ts";
import type { InsertTemplate } from "./place_template.ts";

/** Keeps the templates as they are now, in whichever tab they change. `place` must be stable. */
export function useTemplateChanges(place: InsertTemplate) {
  useSubscription<useTemplateChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useTemplateChangesSubscription {
        templateChanged {
          templateId
          template {
            ...templateWhole_template
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      if (!answer) return;
      const template = store.getRootField("templateChanged").getLinkedRecord("template");
      if (template) place(store, template);
      else store.delete(answer.templateChanged.templateId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [place]));
}
