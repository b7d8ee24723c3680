import { createTheme } from "@mui/material/styles";
import { components } from "./components.ts";

declare module "@mui/material/styles" {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/**
 * One palette for both schemes: its colours are the variables of tokens.css, which change with
 * `data-theme` and with the admin's colours, without drawing anything again.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: "var(--accent)",
      light: "var(--accent-soft)",
      dark: "var(--accent-text)",
      contrastText: "var(--on-accent)",
    },
    secondary: { main: "var(--secondary)", contrastText: "#00201c" },
    error: { main: "var(--wrong)", contrastText: "var(--wrong-soft)" },
    warning: { main: "var(--doubt)", contrastText: "var(--doubt-soft)" },
    success: { main: "var(--proven)", contrastText: "var(--proven-soft)" },
    info: { main: "var(--accent)", contrastText: "var(--on-accent)" },
    background: { default: "var(--page)", paper: "var(--card-surface)" },
    text: { primary: "var(--text)", secondary: "var(--muted)", disabled: "var(--muted)" },
    divider: "var(--line)",
  },
  shape: { borderRadius: 11 },
  typography: {
    fontFamily: 'Poppins, "Poppins fallback", system-ui, sans-serif',
    fontSize: 14,
    button: { fontSize: 14, fontWeight: 600, textTransform: "none", letterSpacing: 0 },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
  components,
});
