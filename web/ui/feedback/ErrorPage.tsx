import type { ReactNode } from "react";
import styles from "./ErrorPage.module.css";
import { Logo } from "../display/icons.tsx";

/** A whole page that says what failed and what to do. */
export function ErrorPage(props: {
  status?: string;
  title: string;
  /** Identifies the request in the server's log; null if it did not reach the server. */
  requestId?: string | null;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <Logo size={40} />
      {props.status && <p className={styles.status}>{props.status}</p>}
      <h1>{props.title}</h1>
      <p className={styles.what}>{props.children}</p>
      <div className={styles.actions}>{props.action}</div>
      {props.requestId && (
        <p className={`${styles.what} small`}>Código do pedido: {props.requestId}</p>
      )}
    </main>
  );
}

/** Returns the title of a page with that HTTP status. */
export const statusTitle = (status: number) =>
  status === 404 ? "Page Not Found" : "Internal Server Error";

/** The page of an unknown address or a failure, rendered by the server and by the app. */
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
