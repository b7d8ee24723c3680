import { getLogger } from "@logtape/logtape";
import type { Appearance } from "../core/appearance/appearance.ts";
import type { Colors } from "../core/appearance/colors.ts";

const log = getLogger(["garimpo", "pages"]);

/** Returns the appearance for a page's first bytes; null when it was never read. */
export type ReadAppearance = () => Promise<Appearance | null>;

/**
 * Reads the appearance once, and again after an event of any process. When the database does not
 * respond, it returns the last appearance read.
 */
export function cachedAppearance(
  read: () => Promise<Appearance>,
  onEvents: (listener: () => void) => void,
): ReadAppearance {
  let last: Appearance | null = null;
  let reading: Promise<Appearance | null> | null = null;
  onEvents(() => reading = null);
  return () =>
    reading ??= read().then((appearance) => last = appearance, (error) => {
      log.warn("the appearance was not read: {error}", { error });
      reading = null;
      return last;
    });
}

/** Returns the CSS variables that all colours derive from (web/theme/tokens.css). */
export const appearanceCss = ({ sidebarColor, primaryColor, cardColor }: Colors): string =>
  `:root{--sidebar:${sidebarColor};--primary:${primaryColor};--card:${cardColor}}`;

/** Returns the style and the browser bar's colour for a page's head; `attributes`: its nonce. */
export const appearanceStyle = (appearance: Appearance | null, attributes = ""): string =>
  appearance
    ? `<style id="appearance" data-version="${appearance.version}"${attributes}>${
      appearanceCss(appearance)
    }</style><meta name="theme-color" content="${appearance.primaryColor}">`
    : "";
