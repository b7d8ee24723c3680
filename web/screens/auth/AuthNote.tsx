import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { focusContent } from "../../browser/accessibility.ts";
import styles from "./FieldsForm.module.css";

/** What happened and what it means, then the next step. It takes the focus: it took a form's place. */
export function AuthNote(
  { title, text, children }: { title: string; text: ReactNode; children?: ReactNode },
) {
  useEffect(focusContent, []);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.form}>{children}</div>}
      <p className={styles.foot}>
        <Link to={paths.login}>Ir para a entrada</Link>
      </p>
    </>
  );
}
