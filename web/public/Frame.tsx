import type { ReactNode } from "react";
import { paths, publicPaths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { Logo } from "../ui/display/icons.tsx";
import styles from "./Frame.module.css";

/** The bars around a public page. */
export function Frame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <a href="#conteudo" className={styles.skip}>Pular para o conteúdo</a>
      <header className={`${styles.top} on-card`}>
        <div className={styles.bar}>
          <a href={publicPaths.home} className={styles.brand}>
            <Logo size={28} />
            {siteName}
          </a>
          <nav aria-label="Conta" className={styles.account}>
            <Button component="a" variant="text" href={paths.login}>Entrar</Button>
            <Button
              component="a"
              variant="outlined"
              href={paths.register}
              className={styles.register ?? ""}
            >
              Criar conta
            </Button>
          </nav>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <nav aria-label="Rodapé" className={styles.bar}>
          <a href={publicPaths.terms}>Termos de uso</a>
          <a href={publicPaths.privacy}>Privacidade</a>
          <a href={paths.generator}>Abrir o app</a>
        </nav>
      </footer>
    </>
  );
}
