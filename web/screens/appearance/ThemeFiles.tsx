import { Download, Upload } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import styles from "./Themes.module.css";
import { allThemes, saveAsFile } from "./export_themes.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { useImportThemes } from "./useImportThemes.ts";

const ImportProblems = lazyOnIdle(async () =>
  (await import("./ImportProblems.tsx")).ImportProblems
);

/** Themes out to a file, and in from one. */
export function ThemeFiles({ place, isEmpty }: { place: PlaceTheme; isEmpty: boolean }) {
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
