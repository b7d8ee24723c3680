import bowser from "bowser";

/** What people here call the devices of a system, with its preposition. */
const systems: Readonly<Record<string, string>> = {
  Android: "no Android",
  iOS: "no iPhone",
  macOS: "no Mac",
  Windows: "no Windows",
  Linux: "no Linux",
  "Chrome OS": "no Chromebook",
};

const UNKNOWN = "Aparelho desconhecido";
/** Characters that are looked at: a header may hold anything. */
const LONGEST = 500;

/** A browser on a device, as a person recognises it: "Chrome no Android". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, LONGEST));
  const isTablet = os.name === "iOS" && platform.type === "tablet";
  const device = isTablet ? "no iPad" : systems[os.name ?? ""];
  if (!browser.name) return device ? `Navegador ${device}` : UNKNOWN;
  return device ? `${browser.name} ${device}` : browser.name;
}
