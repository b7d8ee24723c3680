import type { ReactNode } from "react";
import { ErrorPage } from "./ErrorPage.tsx";

/** SPEC.md §2: 404, and every other status. */
export const statusTitle = (status: number) =>
  status === 404 ? "Page Not Found" : "Internal Server Error";

/** An address that is nobody's, or a page that failed; the server's and the app's are one. */
export function StatusPage(props: {
  status: number;
  path: string;
  requestId: string | null;
  action: ReactNode;
}) {
  const { status, path, requestId, action } = props;
  return (
    <ErrorPage
      status={`${status}`}
      title={statusTitle(status)}
      requestId={requestId}
      action={action}
    >
      {status === 404
        ? <span className="small">Page not found: {path}</span>
        : "Algo falhou do nosso lado. Tente de novo em instantes; o que você tinha salvo continua salvo."}
    </ErrorPage>
  );
}
