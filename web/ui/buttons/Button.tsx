import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./Button.module.css";

type Look = {
  /** A screen has at most one contained button. Default: text. */
  variant?: "contained" | "outlined" | "text";
  /** Looks smaller; the touch target stays 44 px. */
  size?: "small" | undefined;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

export type ButtonProps<Root extends ElementType = "button"> =
  & Look
  & { component?: Root }
  & Omit<ComponentProps<Root>, keyof Look | "component">;

/** A button; with `component`, a link that looks like one. */
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

/** A button that shows a running request and keeps the focus, which a disabled one would lose. */
export function BusyButton(
  { isBusy, disabled, startIcon, className = "", onClick, children, ...button }: ButtonProps & {
    isBusy: boolean;
  },
) {
  const isOff = isBusy || disabled;
  const spinner = isBusy && <span className={styles.spinner} aria-hidden="true" />;
  return (
    <Button
      {...button}
      aria-busy={isBusy}
      aria-disabled={isOff || undefined}
      className={`${isBusy && !startIcon ? styles.over : ""} ${className}`}
      startIcon={spinner || startIcon}
      // Also the click that Enter makes in a field of its form.
      onClick={(event) => isOff ? event.preventDefault() : onClick?.(event)}
    >
      {children}
    </Button>
  );
}

/** A button that is only an icon: it needs an `aria-label`, or text for screen readers inside. */
export const IconButton = ({ className = "", ...button }: ComponentProps<"button">) => (
  <button type="button" {...button} className={`${styles.icon} ${className}`} />
);
