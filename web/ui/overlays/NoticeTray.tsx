import "../../browser/page_meta.ts"; // first: it hands over the nonce
import { type ProviderContext, SnackbarProvider } from "notistack";
import { createRoot } from "react-dom/client";
import "./notices.css";

export type Tray = ProviderContext;

/** Puts the tray that notices are shown on beside the app; it stays. */
export function openTray(): Promise<Tray> {
  const place = document.body.appendChild(document.createElement("div"));
  return new Promise((resolve) =>
    createRoot(place).render(
      <SnackbarProvider
        ref={(tray) => void (tray && resolve(tray))}
        maxSnack={3}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      />,
    )
  );
}
