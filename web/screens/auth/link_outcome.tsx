import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { focusContent } from "../../browser/accessibility.ts";
import { catalogue, toIdentityFailure } from "../../identity/failures.ts";
import type { FailureCode } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Auth.module.css";

/** The state of a request that starts with the screen. */
type Outcome<Result> =
  | { readonly status: "pending" }
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "failed"; readonly code: FailureCode; readonly onRetry: () => void };

/** Calls `request` when the component mounts; a failure can be retried. */
export function useOutcome<Result>(request: () => Promise<Result>): Outcome<Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>({ status: "pending" });
  const start = () => {
    setOutcome({ status: "pending" });
    request().then(
      (result) => setOutcome({ status: "done", result }),
      (error) =>
        setOutcome({ status: "failed", code: toIdentityFailure(error).code, onRetry: start }),
    );
  };
  useEffect(start, []);
  return outcome;
}

/** Shown while the request is pending. */
export const LinkPending = ({ title }: { title: string }) => (
  <>
    <h1 aria-busy="true">{title}</h1>
    <p className={styles.text}>Um instante.</p>
  </>
);

/** What became of a link, and the next step. It takes the focus, since it replaces a form. */
export function LinkResult(
  { title, text, children }: { title: string; text: ReactNode; children?: ReactNode },
) {
  useEffect(focusContent, []);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.form}>{children}</div>}
      <p className={styles.foot}>
        <Link to={paths.login}>Ir para o login</Link>
      </p>
    </>
  );
}

type LinkFailureCode = FailureCode | "malformed";

/** Title and text for the codes where the catalogue's sentence says too little. */
const words: Partial<Record<LinkFailureCode, readonly [string, string]>> = {
  malformed: [
    "Este link está incompleto",
    "Abra-o de novo pelo e-mail, ou copie o endereço inteiro para o navegador.",
  ],
  "expired-action-code": [
    "Este link venceu",
    "Por segurança, cada link vale por pouco tempo. Nada mudou na sua conta.",
  ],
  "invalid-action-code": [
    "Este link já foi usado",
    "Cada link serve uma vez só, e um novo toma o lugar do anterior. Se você já fez o que ele pedia, é só entrar.",
  ],
  offline: ["Sem conexão", "Ainda não deu para usar o link. Ele continua valendo."],
};

/** A link that failed; `next` leads to another link where a retry cannot help. */
export function LinkProblem(
  { code, onRetry, next }: { code: LinkFailureCode; onRetry?: () => void; next?: ReactNode },
) {
  const [title, text] = words[code] ??
    ["Não deu certo desta vez", catalogue[code as FailureCode].sentence ?? ""];
  const canRetry = onRetry && !["expired-action-code", "invalid-action-code"].includes(code);
  return (
    <LinkResult title={title} text={text}>
      {canRetry ? <Button variant="contained" onClick={onRetry}>Tentar de novo</Button> : next}
    </LinkResult>
  );
}
