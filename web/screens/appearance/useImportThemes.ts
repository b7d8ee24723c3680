import { graphql, useMutation } from "react-relay";
import type { useImportThemesMutation } from "../../__generated__/useImportThemesMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { type FiledTheme, readThemeFile } from "./theme_file.ts";
import { failures } from "./words.ts";

/** Makes themes of a file that somebody chose; with a sentence for each reason why it does not. */
export function useImportThemes(place: PlaceTheme, onProblems: (problems: string[]) => void) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.saveTheme);
  const [commit, isImporting] = useMutation<useImportThemesMutation>(graphql`
    mutation useImportThemesMutation($input: ImportThemesInput!) {
      importThemes(input: $input) {
        ... on ImportedThemes {
          themes {
            ...themeWhole_theme
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const send = (themes: readonly FiledTheme[]) =>
    void commit({
      variables: { input: { themes } },
      updater(store) {
        const made = store.getRootField("importThemes")?.getLinkedRecords("themes") ?? [];
        for (const theme of made) place(store, theme);
      },
      onCompleted({ importThemes: { message } }) {
        if (message) return onProblems([message]);
        const count = themes.length === 1
          ? "1 tema importado."
          : `${themes.length} temas importados.`;
        showNotice(count, { variant: "success" });
      },
      onError: showError,
    });
  const read = async (file: File) => {
    const read = await readThemeFile(file);
    if ("problems" in read) onProblems(read.problems);
    else send(read.themes.toReversed()); // the last one made is the first of the list
  };
  return [read, isImporting] as const;
}
