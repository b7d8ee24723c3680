import { type AuthPath, paths, type RedirectPath } from "../paths.ts";

/**
 * The titles of the sign-in screens, apart from those of the app, which no sign-in needs: see
 * `screen_names.ts`.
 */
export const authTitles: Readonly<Record<Exclude<AuthPath, RedirectPath>, string>> = {
  [paths.combined]: "Entrar ou criar conta",
  [paths.login]: "Entrar",
  [paths.register]: "Criar conta",
  [paths.forgotPassword]: "Senha esquecida",
  [paths.authAction]: "Confirmar",
};
