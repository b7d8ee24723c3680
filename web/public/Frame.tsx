import type { ReactNode } from "react";
import { paths, publicPaths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { Logo } from "../ui/display/Logo.tsx";
import { CookieBanner } from "../ui/feedback/CookieBanner.tsx";
import styles from "./Frame.module.css";

/** The bars around a public page; `isWide`: its content reaches the window's edges. */
export function Frame(props: { siteName: string; isWide?: boolean; children: ReactNode }) {
  const { siteName, isWide = false, children } = props;
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
            <a href={`${publicPaths.home}#como`} className={`${styles.link} ${styles.how}`}>
              Como funciona
            </a>
            <a href={paths.login} className={styles.link}>Entrar</a>
            <Button component="a" variant="outlined" href={paths.register}>Criar conta</Button>
          </nav>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={isWide ? undefined : styles.main}>
        {children}
      </main>
      <CookieBanner hidden privacyPath={publicPaths.privacy} />
      <footer className={styles.foot}>
        <div className={styles.bar}>
          <p>{siteName}. Sem ligação com o WhatsApp, o Telegram ou as lojas.</p>
          <nav aria-label="Rodapé">
            <a href={publicPaths.help}>Ajuda</a>
            <a href={publicPaths.terms}>Termos de uso</a>
            <a href={publicPaths.privacy}>Privacidade</a>
            <a href={paths.generator}>Abrir o app</a>
          </nav>
        </div>
      </footer>
    </>
  );
}
