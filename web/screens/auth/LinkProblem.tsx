import type { ReactNode } from "react";
import { catalogue } from "../../identity/failures.ts";
import type { FailureCode } from "../../identity/identity.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { AuthNote } from "./AuthNote.tsx";
import styles from "./FieldsForm.module.css";

/** What became of a link that does not serve: what happened, and what it means. */
const words: Partial<Record<FailureCode | "malformed", readonly [string, string]>> = {
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

/** A link that did not do what it is for; `next` is the way to another one. */
export function LinkProblem(
  { code, again, next }: {
    code: FailureCode | "malformed";
    again?: () => void;
    next?: ReactNode;
  },
) {
  const [title, text] = words[code] ??
    ["Não deu certo desta vez", catalogue[code as FailureCode].sentence ?? ""];
  const mayGoBetter = again && !["expired-action-code", "invalid-action-code"].includes(code);
  return (
    <AuthNote title={title} text={text}>
      {mayGoBetter ? <Button variant="contained" onClick={again}>Tentar de novo</Button> : next}
    </AuthNote>
  );
}

/** While an answer is on its way. */
export const Working = ({ title }: { title: string }) => (
  <>
    <h1 aria-busy="true">{title}</h1>
    <p className={styles.text}>Um instante.</p>
  </>
);
