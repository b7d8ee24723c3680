import { Download, Upload } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { ThemeFilesImportMutation } from "../../__generated__/ThemeFilesImportMutation.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import styles from "./Themes.module.css";
import { failureMessages } from "./color_words.ts";
import { allThemes, saveAsFile } from "./export_themes.ts";
import { readThemeFile, type ThemeFileEntry } from "./theme_file.ts";
import type { InsertTheme } from "./theme_mutations.tsx";

const ImportProblems = lazyOnIdle(async () =>
  (await import("./AppearanceDialogs.tsx")).ImportProblems
);

/** Themes out to a file, and in from one. */
export function ThemeFiles({ place, isEmpty }: { place: InsertTheme; isEmpty: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[] | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const [importFile, isImporting] = useImportThemes(place, setProblems);
  const showError = useErrorNotice();
  const exportAll = async () => {
    setIsExporting(true);
    try {
      saveAsFile("temas", await allThemes());
    } catch (error) {
      showError(error);
    } finally {
      setIsExporting(false);
    }
  };
  return (
    <div className={styles.files}>
      <BusyButton
        size="small"
        isBusy={isImporting}
        startIcon={<Upload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Importar
      </BusyButton>
      {!isEmpty && (
        <BusyButton
          size="small"
          isBusy={isExporting}
          startIcon={<Download size={18} aria-hidden />}
          onClick={exportAll}
        >
          Exportar todos
        </BusyButton>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Arquivo de temas"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ""; // the same file may be chosen again
          if (file) importFile(file);
        }}
      />
      {problems && (
        <Suspense>
          <ImportProblems problems={problems} onClose={() => setProblems(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Makes themes of a file that somebody chose; with a sentence for each reason why it does not. */
function useImportThemes(place: InsertTheme, onProblems: (problems: string[]) => void) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.saveTheme);
  const [commit, isImporting] = useMutation<ThemeFilesImportMutation>(graphql`
    mutation ThemeFilesImportMutation($input: ImportThemesInput!) {
      importThemes(input: $input) {
        ... on ImportedThemes {
          themes {
            ...ThemeCard_theme
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const send = (themes: readonly ThemeFileEntry[]) =>
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
