import { pathAfterSignIn } from "../../paths.ts";

/** Stored on the device, since the link of an e-mail opens in another tab. */
const NAME = "return_path";

/** Stores the page that was requested, if any, until the link of an e-mail is opened. */
export function saveReturnPath(search: string) {
  if (!new URLSearchParams(search).has("volta")) return;
  try {
    localStorage.setItem(NAME, pathAfterSignIn(search));
  } catch {
    // Without storage the link leads to the generator.
  }
}

/** Returns the stored page, or the generator, and removes it. */
export function takeReturnPath(): string {
  try {
    const path = localStorage.getItem(NAME) ?? "";
    localStorage.removeItem(NAME);
    return pathAfterSignIn(`?${new URLSearchParams({ volta: path })}`);
  } catch {
    return pathAfterSignIn("");
  }
}
