import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router-dom";
import { isChunkLoadError } from "../../browser/chunk_errors.ts";
import { paths, publicPaths } from "../../paths.ts";
import { RequestFailure } from "../../relay/request.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { StatusPage, statusTitle } from "../../ui/feedback/ErrorPage.tsx";
import { LostChunk } from "./LostChunk.tsx";
import { useTitle } from "./useTitle.ts";

/** Any address that no route has. */
export const NotFoundScreen = () => <Status status={404} requestId={null} />;

/** What a route threw: SPEC.md §2's two pages, or a file of the app that did not come. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const requestId = error instanceof RequestFailure ? error.requestId : null;
  const failed = <Status status={status} requestId={requestId} />;
  return isChunkLoadError(error) ? <LostChunk otherwise={failed} /> : failed;
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
