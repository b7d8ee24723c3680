import { type Colors, colorStyle } from "../../theme/colors.ts";
import styles from "./Preview.module.css";

/** The app in little, in one mode: the drawer with its current place, and a card with a button. */
export const ModePreview = (props: { mode: "light" | "dark"; label: string; colors: Colors }) => (
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
        <span className={styles.here}>Ofertas</span>
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
