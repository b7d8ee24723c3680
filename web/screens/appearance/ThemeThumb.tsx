import { type Colors, colorStyle } from "../../theme/colors.ts";
import styles from "./Themes.module.css";

/** A thumbnail of a theme in the light mode: the drawer, a line of text, a button. */
export const ThemeThumb = ({ colors }: { colors: Colors }) => (
  <span
    className={`${styles.thumb} own-colors on-card`}
    data-theme="light"
    style={colorStyle(colors)}
    aria-hidden="true"
  >
    <i className={styles.side} />
    <span className={styles.page}>
      <i className={styles.line} />
      <i className={styles.button} />
    </span>
  </span>
);
