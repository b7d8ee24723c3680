import { type ReactNode, useEffect } from "react";
import { siteName } from "../../head.ts";
import { Logo } from "../../ui/Logo.tsx";
import styles from "./ErrorPage.module.css";

/** A whole page that tells what went wrong, and what to do. */
export function ErrorPage(props: {
  status?: string;
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  const { title } = props;
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title]);
  return (
    <main className={styles.page}>
      <Logo size={40} />
      {props.status && <p className={styles.status}>{props.status}</p>}
      <h1>{title}</h1>
      <p className={styles.what}>{props.children}</p>
      <div className={styles.actions}>{props.action}</div>
    </main>
  );
}
