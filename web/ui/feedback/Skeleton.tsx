import type { ComponentProps } from "react";
import styles from "./Skeleton.module.css";

/** A placeholder while something loads: a line of text, a block or a disc; sizes in px or any CSS length. */
export function Skeleton(
  { variant = "text", width, height, className = "", ...rest }:
    & Omit<ComponentProps<"span">, "className">
    & {
      className?: string | undefined;
      variant?: "text" | "rounded" | "circular";
      width?: number | string;
      height?: number | string;
    },
) {
  return (
    <span
      {...rest}
      className={`${styles.skeleton} ${styles[variant]} ${className}`}
      style={{ width, height, ...rest.style }}
    />
  );
}
