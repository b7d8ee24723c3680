import "../head.ts"; // first: it hands over the nonce
import { SnackbarProvider } from "notistack";
import type { ReactNode } from "react";
import "./notices.css";

/** Snackbars, above the phone's docked buttons. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    >
      {children}
    </SnackbarProvider>
  );
}
