import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useThemeChangesSubscription } from "../../__generated__/useThemeChangesSubscription.graphql.ts";
import type { InsertTheme } from "./place_theme.ts";

/** Keeps the list of themes as it is now, whoever changes it. `place` must be stable. */
export function useThemeChanges(place: InsertTheme) {
  useSubscription<useThemeChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useThemeChangesSubscription {
        themesChanged {
          themeId
          theme {
            ...themeWhole_theme
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      if (!answer) return;
      const theme = store.getRootField("themesChanged").getLinkedRecord("theme");
      if (theme) place(store, theme);
      else store.delete(answer.themesChanged.themeId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [place]));
}
