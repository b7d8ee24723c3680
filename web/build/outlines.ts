import type { Path } from "../paths.ts";
import { isInApp, paths } from "../paths.ts";
import { headings } from "../routing/headings.ts";

/** The server fills in the number. */
const TRIAL_DAYS = "__TRIAL_DAYS__";

/**
 * Returns what stands in the page where the screen's content will be: its first words, in the place and
 * the size that the screen gives them (theme/frame.css);
 * undefined for screens whose words depend on data.
 */
export function outlineOf(path: Path): string | undefined {
  const words = path === paths.app ? headings[paths.generator] : headingOf(path);
  if (!words) return undefined;
  const note = typeof words.note === "function" ? words.note(TRIAL_DAYS) : words.note;
  const input = isInApp(path) ? `<i class="frame-paste"></i>` : "";
  return `<h1>${words.title}</h1>${input}${note ? `<p class="small">${note}</p>` : ""}`;
}

type Words = { readonly title: string; readonly note?: string | ((days: string) => string) };

const headingOf = (path: Path): Words | undefined =>
  (headings as Partial<Record<Path, Words>>)[path];
