import type { ComponentProps } from "react";
import styles from "./IconButton.module.css";

/** A button that is only an icon: it needs an `aria-label`, or words for screen readers within. */
export const IconButton = ({ className = "", ...button }: ComponentProps<"button">) => (
  <button type="button" {...button} className={`${styles.button} ${className}`} />
);
