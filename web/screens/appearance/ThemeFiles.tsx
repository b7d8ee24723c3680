import { Download, Upload } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { ThemeFilesImportMutation } from "../../__generated__/ThemeFilesImportMutation.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Themes.module.css";
import { loadAllThemes, saveAsFile } from "./export_themes.ts";
import { readThemeFile, type ThemeFileEntry } from "./theme_file.ts";
import { type InsertTheme, THEME_SAVE_FAILED } from "./theme_mutations.tsx";

const ImportProblems = lazyOnIdle(async () =>
  (await import("./AppearanceDialogs.tsx")).ImportProblems
);

/** Buttons that import and export themes. */
export function ThemeFiles({ insert, isEmpty }: { insert: InsertTheme; isEmpty: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[] | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const [importFile, isImporting] = useImportThemes(insert, setProblems);
  const showError = useErrorNotice();
  const exportAll = async () => {
    setIsExporting(true);
    try {
      saveAsFile("temas", await loadAllThemes());
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

/** Creates the themes of a file; calls `onProblems` with a sentence for each problem. */
function useImportThemes(insert: InsertTheme, onProblems: (problems: string[]) => void) {
  const showError = useErrorNotice(THEME_SAVE_FAILED);
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
        const created = store.getRootField("importThemes")?.getLinkedRecords("themes") ?? [];
        for (const theme of created) insert(store, theme);
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
  const importFile = async (file: File) => {
    const content = await readThemeFile(file);
    if ("problems" in content) onProblems(content.problems);
    else send(content.themes.toReversed()); // the list shows the last created first
  };
  return [importFile, isImporting] as const;
}
