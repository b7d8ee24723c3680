import type { MouseEventHandler } from "react";
import styles from "./ArticleText.module.css";

/** The text of an article, as the server rendered it from our own Markdown. */
export const ArticleText = (props: {
  html: string;
  onClick?: MouseEventHandler<HTMLDivElement>;
}) => (
  <div
    className={styles.text}
    onClick={props.onClick}
    dangerouslySetInnerHTML={{ __html: props.html }}
  />
);
