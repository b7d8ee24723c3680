import { type AuthPath, paths, type RedirectPath } from "../paths.ts";

/** A screen's names. */
export type ScreenName = {
  /** The title of the page. */
  readonly title: string;
  /** The name in menus, tabs and the command palette, where it differs from the title. */
  readonly menu?: string;
  /** The name in the phone's bottom row, where it differs from the menu's. */
  readonly short?: string;
};

/** The names of the screens of signing in, which load no others. */
export const authNames: Readonly<Record<Exclude<AuthPath, RedirectPath>, ScreenName>> = {
  [paths.combined]: { title: "Entrar ou criar conta" },
  [paths.login]: { title: "Entrar" },
  [paths.register]: { title: "Criar conta" },
  [paths.forgotPassword]: { title: "Senha esquecida" },
  [paths.authAction]: { title: "Confirmar" },
};
