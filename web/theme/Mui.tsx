import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { nonce } from "../browser/page_meta.ts";
import { theme } from "./theme.ts";

// prepend: a screen's own stylesheet comes later and wins over a control's look.
const styles = createCache({ key: "css", nonce, prepend: true });

/** What MUI's parts need around them; they weigh too much for a first screen, and so does this. */
export const Mui = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
