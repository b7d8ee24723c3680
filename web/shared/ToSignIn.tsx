import { Navigate, useLocation } from "react-router-dom";
import { loginPath } from "../paths.ts";

/** Nobody is signed in, or no longer: to the sign-in screen, and back here. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
