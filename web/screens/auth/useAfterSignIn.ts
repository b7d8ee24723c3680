import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isSignedIn } from "../../identity/viewer.ts";
import { initialise } from "../../identity/initialise.ts";
import { pathAfterSignIn } from "../../paths.ts";
import { onSignInElsewhere } from "../../relay/page_person.ts";
import { recordAcceptance } from "./Acceptance.tsx";

/**
 * Returns a function that navigates to where the person came from. It is called at once if the person
 * is already signed in, and when they sign in in another tab.
 */
export function useAfterSignIn(): () => Promise<void> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = async () => await navigate(pathAfterSignIn(search), { replace: true });
  useEffect(() => {
    let isMounted = true;
    const isReturning = takeReturnedFromSocial();
    const goBackIfSignedIn = async () => {
      if (!await initialise(isSignedIn)) return;
      if (isReturning) await recordAcceptance();
      if (isMounted) await goBack();
    };
    const check = () => void goBackIfSignedIn().catch(() => {}); // after a failure the form stays
    check();
    const unsubscribe = onSignInElsewhere(check);
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, []);
  return goBack;
}

/** Stored in the tab and not in the address, which anybody could write. */
const SOCIAL = "social";

/** Marks that this tab goes to a provider's page, or opens its pop-up. */
export const markLeavingForSocial = () => sessionStorage.setItem(SOCIAL, "1");

/** Returns whether this tab comes from a provider's page, and removes the mark. */
export function takeReturnedFromSocial(): boolean {
  const isReturning = sessionStorage.getItem(SOCIAL) !== null;
  sessionStorage.removeItem(SOCIAL);
  return isReturning;
}

/** Stored on the device and not in the tab: the link of an e-mail opens in another tab. */
const RETURN_PATH = "return_path";

/** Stores the page that was requested, if any, until the link of an e-mail is opened. */
export function saveReturnPath(search: string) {
  if (!new URLSearchParams(search).has("volta")) return;
  try {
    localStorage.setItem(RETURN_PATH, pathAfterSignIn(search));
  } catch {
    // Without storage the link leads to the generator.
  }
}

/** Returns the stored page, or the generator, and removes it. */
export function takeReturnPath(): string {
  try {
    const path = localStorage.getItem(RETURN_PATH) ?? "";
    localStorage.removeItem(RETURN_PATH);
    return pathAfterSignIn(`?${new URLSearchParams({ volta: path })}`);
  } catch {
    return pathAfterSignIn("");
  }
}
