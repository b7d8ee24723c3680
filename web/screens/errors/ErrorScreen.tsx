import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router-dom";
import { isChunkLoadError, reloadForNewRelease } from "../../browser/chunk_errors.ts";
import { siteName } from "../../browser/page_meta.ts";
import { paths, publicPaths } from "../../paths.ts";
import { RequestFailure } from "../../relay/request.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { ErrorPage, StatusPage, statusTitle } from "../../ui/feedback/ErrorPage.tsx";

/** An address that has no route. */
export const NotFoundScreen = () => <Status status={404} requestId={null} />;

/** An error of a route: SPEC.md §2's two pages, or a chunk of the app that failed to load. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const requestId = error instanceof RequestFailure ? error.requestId : null;
  const page = <Status status={status} requestId={requestId} />;
  return isChunkLoadError(error) ? <ChunkError otherwise={page} /> : page;
}

function Status({ status, requestId }: { status: number; requestId: string | null }) {
  const { pathname } = useLocation();
  useTitle(statusTitle(status));
  return (
    <StatusPage
      status={status}
      path={pathname}
      requestId={requestId}
      action={
        <>
          {status !== 404 && (
            <Button variant="outlined" onClick={() => location.reload()}>Tentar de novo</Button>
          )}
          <Button variant="outlined" component="a" href={publicPaths.home}>Ir para o início</Button>
          <Button variant="contained" component={Link} to={paths.generator}>
            Ir para o gerador
          </Button>
        </>
      }
    />
  );
}

/** A chunk failed to load: a new release has other files, or there is no network. */
function ChunkError({ otherwise }: { otherwise: ReactNode }) {
  const [cause, setCause] = useState<"unknown" | "offline" | "broken">("unknown");
  const [isRetrying, setIsRetrying] = useState(false);
  const reload = async () => {
    const result = await reloadForNewRelease();
    setIsRetrying(false);
    if (result !== "reloading") setCause(result);
  };
  useEffect(() => {
    reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  useTitle(cause === "offline" ? "Sem conexão" : null);
  if (cause === "unknown") return null;
  if (cause === "broken") return otherwise;
  const retry = () => {
    setIsRetrying(true);
    reload();
  };
  return (
    <ErrorPage
      title="Sem conexão"
      action={
        <BusyButton variant="contained" isBusy={isRetrying} onClick={retry}>
          Tentar de novo
        </BusyButton>
      }
    >
      Esta tela ainda não estava no aparelho. O que você escreveu está guardado.
    </ErrorPage>
  );
}

/** Sets the document's title while an error page replaces a screen; null leaves it as it is. */
function useTitle(title: string | null) {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
}
