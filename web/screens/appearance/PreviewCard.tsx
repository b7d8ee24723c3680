import { useEffect, useState } from "react";
import { colorNames, type Colors } from "../../theme/colors.ts";
import { previewColors } from "../../theme/appearance.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { ModePreview } from "./ModePreview.tsx";
import styles from "./Preview.module.css";

/** The colours before they are saved: drawn small in both modes, or on this whole page. */
export function PreviewCard({ colors, isDirty }: { colors: Colors; isDirty: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  const isTried = isWhole && isDirty;
  useEffect(() => {
    if (!isDirty) setIsWhole(false); // saved or given up
  }, [isDirty]);
  const key = colorNames.map((name) => colors[name]).join();
  useEffect(() => previewColors(isTried ? colors : null), [isTried, key]);
  useEffect(() => () => previewColors(null), []);
  return (
    <Section title="Prévia">
      <div className={styles.modes}>
        <ModePreview mode="light" label="Claro" colors={colors} />
        <ModePreview mode="dark" label="Escuro" colors={colors} />
      </div>
      <Switch checked={isTried} disabled={!isDirty} onChange={setIsWhole}>
        Ver na página inteira
      </Switch>
      <p className="small">
        {isTried
          ? "Só nesta aba, até você salvar, descartar ou sair desta tela."
          : "O que outra pessoa da administração salvar aparece aqui."}
      </p>
    </Section>
  );
}
