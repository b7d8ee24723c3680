import { pathAfterSignIn } from "../../paths.ts";

/** Where the letters' links lead on to, kept on the device: a letter is opened in another tab. */
const NAME = "return_path";

/** Keeps the page that was asked for, if any was, until the letter comes. */
export function saveReturnPath(search: string) {
  if (!new URLSearchParams(search).has("volta")) return;
  try {
    localStorage.setItem(NAME, pathAfterSignIn(search));
  } catch {
    // A browser that keeps nothing leads to the generator.
  }
}

/** Takes the page that was asked for before the letter; without one, the generator. */
export function takeReturnPath(): string {
  try {
    const path = localStorage.getItem(NAME) ?? "";
    localStorage.removeItem(NAME);
    return pathAfterSignIn(`?${new URLSearchParams({ volta: path })}`);
  } catch {
    return pathAfterSignIn("");
  }
}
