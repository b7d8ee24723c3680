import { getLogger } from "@logtape/logtape";
import type { Appearance } from "../core/appearance/appearance.ts";
import type { Colors } from "../core/appearance/colors.ts";
import { mayInclude, type OnEvents } from "../jobs/found_events.ts";

const log = getLogger(["garimpo", "pages"]);

/** Returns the appearance for a page's first bytes; null when it was never read. */
export type ReadAppearance = () => Promise<Appearance | null>;

/** For so long a page waits for colours that are read anew; milliseconds. */
const MOST_MS = 300;

/**
 * Reads the appearance once, and again after it changed in any process. When that takes long, or the
 * database does not respond, it returns the last appearance read and goes on reading.
 */
export function cachedAppearance(
  read: () => Promise<Appearance>,
  onEvents: (listener: OnEvents) => void,
): ReadAppearance {
  let last: Appearance | null = null;
  let reading: Promise<Appearance | null> | null = null;
  let isLate = false;
  /** Whether `last` is the appearance of now. */
  let isCurrent = false;
  onEvents((found) => {
    if (!mayInclude(found, (name) => name === "appearance.changed")) return;
    reading = null;
    isCurrent = false;
  });

  function start(): Promise<Appearance | null> {
    const started = read().then((appearance) => {
      isCurrent = reading === started;
      return last = appearance;
    }, (error) => {
      log.warn("the appearance was not read: {error}", { error });
      if (reading === started) reading = null;
      return last;
    }).finally(() => isLate = false);
    return started;
  }

  return async () => {
    if (isCurrent) return last;
    reading ??= start();
    if (isLate) return last;
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<Appearance | null>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(last);
      }, MOST_MS);
    });
    return await Promise.race([reading, late]).finally(() => clearTimeout(timer));
  };
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
