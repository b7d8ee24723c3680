import type { ComponentProps } from "react";
import styles from "./Skeleton.module.css";

/** The shape of what is on its way: a line of text, a block or a disc; sizes in px, or any length. */
export function Skeleton(
  { variant = "text", width, height, className = "", ...place }:
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
      {...place}
      className={`${styles.skeleton} ${styles[variant]} ${className}`}
      style={{ width, height, ...place.style }}
    />
  );
}
