import type { ReactNode } from "react";
import styles from "./ErrorPage.module.css";
import { Logo } from "../display/Logo.tsx";

type Props = {
  status?: string;
  title: string;
  /** Identifies the request in the server's log; null if it did not reach the server. */
  requestId?: string | null;
  action: ReactNode;
  children: ReactNode;
};

/** A whole page that says what failed and what to do. */
export const ErrorPage = (props: Props) => (
  <main className={styles.page}>
    <Logo size={40} />
    <ErrorContent {...props} />
  </main>
);

/** The same within the app's frame, which stays. */
export const ErrorScreenContent = (props: Props) => (
  <div className={styles.screen}>
    <ErrorContent {...props} />
  </div>
);

const ErrorContent = ({ status, title, requestId, action, children }: Props) => (
  <>
    {status && <p className={styles.status}>{status}</p>}
    <h1>{title}</h1>
    <p className={styles.what}>{children}</p>
    <div className={styles.actions}>{action}</div>
    {requestId && <p className={`${styles.what} small`}>Código para o suporte: {requestId}</p>}
  </>
);

/** Returns the title of a page with that HTTP status. */
export const statusTitle = (status: number) =>
  status === 404 ? "Page Not Found" : "Internal Server Error";

/** The page of an unknown address or a failure, rendered by the server and by the app. */
export function StatusPage(props: {
  status: number;
  path: string;
  requestId: string | null;
  action: ReactNode;
  /** Whether the app's frame stays around it. */
  isInFrame?: boolean;
}) {
  const { status, path, requestId, action, isInFrame = false } = props;
  const Page = isInFrame ? ErrorScreenContent : ErrorPage;
  return (
    <Page
      status={`${status}`}
      title={statusTitle(status)}
      requestId={requestId}
      action={action}
    >
      {status === 404
        ? (
          <>
            Este endereço não existe ou mudou de lugar.
            <span className={`${styles.path} small`}>Page not found: {path}</span>
          </>
        )
        : "Algo falhou do nosso lado. Tente de novo em instantes; o que você tinha salvo continua salvo."}
    </Page>
  );
}
