import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { keepCapture } from "./capture.ts";
import { nonce } from "./head.ts";
import { routes } from "./routes.tsx";
import { followMode } from "./theme/mode.ts";
import { theme } from "./theme/theme.ts";
import { Notices } from "./ui/Notices.tsx";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/global.css";

keepCapture();
followMode();

// prepend: a screen's own stylesheet comes later and wins over a control's look.
const styles = createCache({ key: "css", nonce, prepend: true });

createRoot(document.getElementById("root")!).render(
  <CacheProvider value={styles}>
    <ThemeProvider theme={theme}>
      <Notices>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Notices>
    </ThemeProvider>
  </CacheProvider>,
);
