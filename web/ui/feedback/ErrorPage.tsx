import type { ReactNode } from "react";
import styles from "./ErrorPage.module.css";
import { Logo } from "../display/Logo.tsx";

/** A whole page that tells what went wrong, and what to do. */
export function ErrorPage(props: {
  status?: string;
  title: string;
  /** Names the request in the server's log; absent where it never got there. */
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
