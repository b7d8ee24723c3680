import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isSignedIn } from "../../identity/viewer.ts";
import { initialise } from "../../identity/initialise.ts";
import { pathAfterSignIn } from "../../paths.ts";
import { onSignInElsewhere } from "../../relay/page_person.ts";
import { recordAcceptance } from "./recordAcceptance.ts";
import { returnedFromSocial } from "./social_return.ts";

/** Leads back to where the person was; at once for whoever is signed in, be it in another tab. */
export function useAfterSignIn(): () => Promise<void> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = async () => await navigate(pathAfterSignIn(search), { replace: true });
  useEffect(() => {
    let isHere = true;
    const wasAway = returnedFromSocial();
    const leadOn = async () => {
      if (!await initialise(isSignedIn)) return;
      if (wasAway) await recordAcceptance();
      if (isHere) await goBack();
    };
    const begin = () => void leadOn().catch(() => {}); // nobody can tell: the form is there
    begin();
    const stop = onSignInElsewhere(begin);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return goBack;
}
