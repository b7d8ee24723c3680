import styles from "./BusyButton.module.css";
import { Button, type ButtonProps } from "./Button.tsx";

/** A button that waits for an answer and keeps the focus, which a disabled one would lose. */
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
