import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./Button.module.css";

type Look = {
  /** One filled button a screen; an outlined one is quiet, a text one quieter. */
  variant?: "contained" | "outlined" | "text";
  /** Small to the eye; the finger finds its 44 px all the same. */
  size?: "small" | undefined;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

export type ButtonProps<Root extends ElementType = "button"> =
  & Look
  & { component?: Root }
  & Omit<ComponentProps<Root>, keyof Look | "component">;

/** Something to press; with `component` a link that looks like it. */
export function Button<Root extends ElementType = "button">(
  { component, variant, size, fullWidth, startIcon, endIcon, className, children, ...root }:
    & Look
    & { component?: Root; className?: string | undefined; children?: ReactNode }
    & ButtonProps<Root>,
) {
  const Root: ElementType = component ?? "button";
  const look = [styles.button, variant && styles[variant], size && styles[size]];
  return (
    <Root
      type={component ? undefined : "button"}
      {...root}
      className={[...look, fullWidth && styles.fullWidth, className].filter(Boolean).join(" ")}
    >
      {startIcon}
      {children}
      {endIcon}
    </Root>
  );
}
