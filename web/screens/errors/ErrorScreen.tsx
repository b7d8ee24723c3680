import { Button } from "@mui/material";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router-dom";
import { isLostChunk } from "../../lost_chunk.ts";
import { paths } from "../../paths.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { LostChunk } from "./LostChunk.tsx";

/** Any address that no route has. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <ErrorPage status="404" title="Page Not Found" action={<ToGenerator />}>
      <span className="small">Page not found: {pathname}</span>
    </ErrorPage>
  );
}

/** What a route threw: SPEC.md §2's two pages, or a file of the app that did not come. */
export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const failed = (
    <ErrorPage
      status={isRouteErrorResponse(error) ? `${error.status}` : "500"}
      title="Internal Server Error"
      action={
        <>
          <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
            Tentar de novo
          </Button>
          <ToGenerator />
        </>
      }
    >
      Algo falhou do nosso lado. O que você tinha salvo continua salvo.
    </ErrorPage>
  );
  return isLostChunk(error) ? <LostChunk otherwise={failed} /> : failed;
}

const ToGenerator = () => (
  <Button variant="contained" component={Link} to={paths.generator}>Ir para o gerador</Button>
);
