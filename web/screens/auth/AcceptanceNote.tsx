import { publicPaths } from "../../paths.ts";
import styles from "./FieldsForm.module.css";

/** What one accepts by going on; `action` is how one goes on. */
export const AcceptanceNote = ({ action }: { action: string }) => (
  <p className={styles.note}>
    {action}, você aceita os <Document path={publicPaths.terms}>Termos de uso</Document> e a{" "}
    <Document path={publicPaths.privacy}>Política de privacidade</Document>.
  </p>
);

/** Beside the form, so that what is typed stays. */
const Document = ({ path, children }: { path: string; children: string }) => (
  <a href={path} target="_blank" rel="noopener">
    {children}
    <span className="sr-only">(abre em outra aba)</span>
  </a>
);
