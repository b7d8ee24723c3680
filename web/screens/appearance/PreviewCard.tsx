import { useEffect, useState } from "react";
import { previewColors } from "../../theme/appearance.ts";
import { colorNames, type Colors, colorStyle } from "../../theme/colors.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Preview.module.css";
import themes from "./Themes.module.css";

/** A preview of the unsaved colours: small in both modes, or on the whole page. */
export function PreviewCard({ colors, isDirty }: { colors: Colors; isDirty: boolean }) {
  const [isOnPage, setIsOnPage] = useState(false);
  const isTried = isOnPage && isDirty;
  useEffect(() => {
    if (!isDirty) setIsOnPage(false); // saved or discarded
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
      <Switch checked={isTried} disabled={!isDirty} onChange={setIsOnPage}>
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

/** A miniature of the app in one mode: the drawer, and a card with a button. */
const ModePreview = (props: { mode: "light" | "dark"; label: string; colors: Colors }) => (
  <figure className={styles.mode}>
    <figcaption className="small">{props.label}</figcaption>
    <div
      className={`${styles.app} own-colors on-page`}
      data-theme={props.mode}
      style={colorStyle(props.colors)}
      aria-hidden="true"
    >
      <div className={`${styles.side} on-side`}>
        <span>Gerador</span>
        <span className={`${styles.here} on-here`}>Ofertas</span>
        <span>Grupos</span>
      </div>
      <div className={styles.page}>
        <div className={`${styles.card} on-card`}>
          <b>Cafeteira</b>
          <span className={styles.muted}>Preço de agora</span>
          <span className={styles.link}>Ver os grupos</span>
          <span className={styles.button}>Enviar</span>
        </div>
      </div>
    </div>
  </figure>
);

/** A thumbnail of a theme in the light mode: the drawer, a line of text, a button. */
export const ThemeThumb = ({ colors }: { colors: Colors }) => (
  <span
    className={`${themes.thumb} own-colors on-card`}
    data-theme="light"
    style={colorStyle(colors)}
    aria-hidden="true"
  >
    <i className={themes.side} />
    <span className={themes.page}>
      <i className={themes.line} />
      <i className={themes.button} />
    </span>
  </span>
);
