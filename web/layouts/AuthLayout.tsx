import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { siteName } from "../browser/page_meta.ts";
import { Logo } from "../ui/display/Logo.tsx";
import styles from "./AuthLayout.module.css";

/** `/auth`: one card in the middle of the page. */
export function AuthLayout() {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Logo size={32} />
        {siteName}
      </header>
      <main id="conteudo" tabIndex={-1} className={`${styles.card} on-card`}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
