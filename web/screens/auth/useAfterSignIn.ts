import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { pathAfterSignIn } from "../../paths.ts";

/** Leads back to where the person was; at once for whoever is already signed in. */
export function useAfterSignIn(): () => Promise<void> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = async () => await navigate(pathAfterSignIn(search), { replace: true });
  useEffect(() => {
    let isHere = true;
    identity.session().then((person) => person && isHere ? goBack() : undefined, () => {});
    return () => {
      isHere = false;
    };
  }, []);
  return goBack;
}
