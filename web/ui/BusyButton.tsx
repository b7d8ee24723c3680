import { Button, type ButtonProps } from "@mui/material";
import type { ComponentProps } from "react";

/** A button that waits for an answer and keeps the focus, which a disabled one would lose. */
export const BusyButton = ({ isBusy, ...button }: ButtonProps & { isBusy: boolean }) => (
  <Button {...button} loading={isBusy} component={AlwaysFocusable} nativeButton />
);

/** MUI's handlers ignore clicks while it is `disabled`; here only the attribute differs. */
const AlwaysFocusable = ({ disabled, ...button }: ComponentProps<"button">) => (
  <button {...button} aria-disabled={disabled || undefined} />
);
