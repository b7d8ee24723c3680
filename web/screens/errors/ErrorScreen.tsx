import { Button } from "@mui/material";
import { useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router-dom";
import { siteName } from "../../head.ts";
import { mayReload } from "../../lost_chunk.ts";
import { paths } from "../../paths.ts";
import { Logo } from "../../ui/Logo.tsx";
import styles from "./ErrorScreen.module.css";

/** Any address that no route has. */
export const NotFoundScreen = () => <ErrorPage status={404} />;

/** What a route threw: SPEC.md §2's two pages; a lost file of an old release reloads instead. */
export function ErrorScreen() {
  const error = useRouteError();
  const isLostChunk = error instanceof TypeError &&
    /dynamically imported|module script/.test(error.message);
  useEffect(() => {
    if (isLostChunk && mayReload()) location.reload();
  }, [isLostChunk]);
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function ErrorPage({ status }: { status: number }) {
  const { pathname } = useLocation();
  const title = status === 404 ? "Page Not Found" : "Internal Server Error";
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title]);
  return (
    <main className={styles.page}>
      <Logo size={40} />
      <p className={styles.status}>{status}</p>
      <h1>{title}</h1>
      {status === 404
        ? <p className={styles.path}>Page not found: {pathname}</p>
        : <p>Algo falhou do nosso lado. O que você tinha salvo continua salvo.</p>}
      <div className={styles.actions}>
        {status !== 404 && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => location.reload()}
          >
            Tentar de novo
          </Button>
        )}
        <Button variant="contained" component={Link} to={paths.generator}>Ir para o gerador</Button>
      </div>
    </main>
  );
}
