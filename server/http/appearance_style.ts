import { getLogger } from "@logtape/logtape";
import type { Appearance } from "../core/appearance/appearance.ts";
import type { Colors } from "../core/appearance/colors.ts";

const log = getLogger(["garimpo", "pages"]);

/** The appearance for a page's first bytes; null where it was never read. */
export type ReadAppearance = () => Promise<Appearance | null>;

/**
 * Reads the appearance once, and again after something has happened, in whichever process. Without
 * an answer of the database a page shows the last one known: that is better than none.
 */
export function cachedAppearance(
  read: () => Promise<Appearance>,
  onEvents: (hear: () => void) => void,
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

/** The variables that everything else is derived from (web/theme/tokens.css). */
export const appearanceCss = ({ sidebarColor, primaryColor, cardColor }: Colors): string =>
  `:root{--sidebar:${sidebarColor};--primary:${primaryColor};--card:${cardColor}}`;

/** For a page's head, the browser's own bar included: `attributes` are a nonce, where there is one. */
export const appearanceStyle = (appearance: Appearance | null, attributes = ""): string =>
  appearance
    ? `<style id="appearance" data-version="${appearance.version}"${attributes}>${
      appearanceCss(appearance)
    }</style><meta name="theme-color" content="${appearance.primaryColor}">`
    : "";
