import { Navigate, useLocation } from "react-router-dom";
import { loginPath } from "../paths.ts";

/** Redirects to the sign-in screen, which returns to the current address afterwards. */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
