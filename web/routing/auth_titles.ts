import { type AuthPath, paths, type RedirectPath } from "../paths.ts";

type Titles = Readonly<Record<Exclude<AuthPath, RedirectPath>, { readonly title: string }>>;

/** The titles of signing in, whose screens load no other names. */
export const authTitles: Titles = {
  [paths.combined]: { title: "Entrar ou criar conta" },
  [paths.login]: { title: "Entrar" },
  [paths.register]: { title: "Criar conta" },
  [paths.forgotPassword]: { title: "Senha esquecida" },
  [paths.authAction]: { title: "Confirmar" },
};
