import type { ThemeOptions } from "@mui/material/styles";

const focusRing = { outline: "2px solid var(--accent-text)", outlineOffset: 2 };
const hairline = "1px solid var(--line)";

/** How MUI's dialogs and menus look here: flat, hairlines, 44 px targets, the ring on focus. */
export const components: NonNullable<ThemeOptions["components"]> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&.Mui-focusVisible": focusRing } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { color: "var(--text)", backgroundImage: "none" } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: hairline,
        borderRadius: 14,
        boxShadow: "0 8px 24px #0002",
        "&.MuiDialog-paperFullScreen": { border: 0, borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, fontWeight: 600, paddingBottom: 8 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: "12px 20px 20px", gap: 8, flexWrap: "wrap" } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: hairline, borderRadius: 12, boxShadow: "0 8px 24px #0002", minWidth: 220 },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        "&.MuiMenuItem-root": { minHeight: 44 },
        gap: 12,
        borderRadius: 8,
        fontSize: 14,
        color: "var(--text)",
        "& svg": { color: "var(--muted)", flex: "none" },
        "&.Mui-focusVisible": { ...focusRing, outlineOffset: -2 },
      },
    },
  },
};
