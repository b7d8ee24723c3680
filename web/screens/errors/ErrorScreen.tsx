import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router-dom";
import { isChunkLoadError, reloadForNewRelease } from "../../browser/chunk_errors.ts";
import { siteName } from "../../browser/page_meta.ts";
import { onServerUp } from "../../live/retry.ts";
import { paths, publicPaths } from "../../paths.ts";
import { RequestFailure } from "../../relay/request.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import {
  ErrorPage,
  ErrorScreenContent,
  StatusPage,
  statusTitle,
} from "../../ui/feedback/ErrorPage.tsx";

/** An address that has no route. */
export const NotFoundScreen = () => <Status status={404} requestId={null} />;

/**
 * An error of a route: an unknown address, a failure, or a chunk of the app that failed to load. `notFound`
 * stands for an unknown address within the app's frame.
 */
export function ErrorScreen({ notFound }: { notFound?: ReactNode }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const requestId = error instanceof RequestFailure ? error.requestId : null;
  const isInFrame = notFound !== undefined;
  if (status === 404 && isInFrame) return notFound;
  const page = <Status status={status} requestId={requestId} isInFrame={isInFrame} />;
  return isChunkLoadError(error) ? <ChunkError isInFrame={isInFrame} otherwise={page} /> : page;
}

function Status(props: { status: number; requestId: string | null; isInFrame?: boolean }) {
  const { status } = props;
  const { pathname } = useLocation();
  useTitle(statusTitle(status));
  useReloadWhenOnline(status !== 404);
  return (
    <StatusPage
      {...props}
      path={pathname}
      action={
        <>
          {status !== 404 && (
            <Button variant="outlined" onClick={() => location.reload()}>Tentar de novo</Button>
          )}
          {!props.isInFrame && (
            <Button variant="outlined" component="a" href={publicPaths.home}>
              Ir para o início
            </Button>
          )}
          <Button variant="contained" component={Link} to={paths.generator}>
            Ir para o gerador
          </Button>
        </>
      }
    />
  );
}

/** Reloads the page, whose error the lost network may have caused, once there is one again. */
function useReloadWhenOnline(mayReload: boolean) {
  useEffect(() => {
    if (mayReload && !navigator.onLine) return onServerUp(() => location.reload());
  }, [mayReload]);
}

/** A chunk failed to load: a new release has other files, or there is no network. */
function ChunkError({ isInFrame, otherwise }: { isInFrame: boolean; otherwise: ReactNode }) {
  const [cause, setCause] = useState<"unknown" | "offline" | "broken">("unknown");
  const [isRetrying, setIsRetrying] = useState(false);
  const reload = async () => {
    const result = await reloadForNewRelease();
    setIsRetrying(false);
    if (result !== "reloading") setCause(result);
  };
  useEffect(() => void reload(), []);
  // The reload is for the network's return, not for a release: it needs no limit.
  useEffect(() => cause === "offline" ? onServerUp(() => location.reload()) : undefined, [cause]);
  useTitle(cause === "offline" ? "Sem conexão" : null);
  if (cause === "unknown") return null;
  if (cause === "broken") return otherwise;
  const retry = () => {
    setIsRetrying(true);
    reload();
  };
  const Page = isInFrame ? ErrorScreenContent : ErrorPage;
  return (
    <Page
      title="Sem conexão"
      action={
        <BusyButton variant="contained" isBusy={isRetrying} onClick={retry}>
          Tentar de novo
        </BusyButton>
      }
    >
      Esta tela ainda não estava no aparelho. Ela abre sozinha assim que a conexão voltar.
    </Page>
  );
}

/** Sets the document's title while an error page replaces a screen; null leaves it as it is. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
}
