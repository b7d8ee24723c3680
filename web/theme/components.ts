import type { ThemeOptions } from "@mui/material/styles";

const focusRing = { outline: "2px solid var(--accent-text)", outlineOffset: 2 };
const hairline = "1px solid var(--line)";

/** How MUI's controls look here: flat, hairlines, 44 px targets, the ring on focus. */
export const components: NonNullable<ThemeOptions["components"]> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&.Mui-focusVisible": focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, padding: "0 20px", borderRadius: 11, whiteSpace: "nowrap" },
      outlined: {
        borderColor: "var(--line)",
        color: "var(--text)",
        fontWeight: 500,
        "&:hover": { borderColor: "var(--muted)", background: "none" },
      },
      contained: {
        "&.Mui-disabled": { background: "var(--accent-soft)", color: "var(--muted)" },
        "&:hover": { background: "color-mix(in oklab, var(--accent) 88%, var(--text))" },
      },
      text: { color: "var(--accent-text)" },
      sizeSmall: {
        minHeight: 36,
        padding: "0 12px",
        fontSize: 14,
        "&::after": { content: '""', position: "absolute", inset: "-5px 0" }, // 44 px to the finger
      },
      startIcon: { marginLeft: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { width: 44, height: 44, borderRadius: 11, color: "var(--muted)" } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        color: "var(--text)",
        "&.MuiInputBase-sizeSmall .MuiOutlinedInput-input": { padding: "10.5px 14px" }, // 44 px
        "&.MuiInputBase-adornedStart .MuiOutlinedInput-input": { paddingLeft: 0 },
        "& .MuiOutlinedInput-notchedOutline": { borderColor: "var(--line)" },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: "var(--muted)" },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "var(--accent-text)" },
      },
      input: { "&::placeholder": { color: "var(--muted)", opacity: 1 } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: { color: "var(--muted)", "&.Mui-focused": { color: "var(--accent-text)" } },
      sizeSmall: { "&:not(.MuiInputLabel-shrink)": { transform: "translate(14px, 11px)" } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { color: "var(--muted)", fontSize: 13 } } },
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
        "&.Mui-focusVisible": { ...focusRing, outlineOffset: -2, background: "var(--accent-soft)" },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 11,
        "& .MuiAlert-icon": { color: "inherit", opacity: 1 },
        "&.MuiAlert-colorWarning": { color: "var(--doubt)", background: "var(--doubt-soft)" },
        "&.MuiAlert-colorInfo": { color: "var(--accent-text)", background: "var(--accent-soft)" },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { root: { background: "color-mix(in oklab, var(--line) 70%, transparent)" } },
  },
};
