import { CircleAlert, TriangleAlert } from "lucide-react";
import type { MessagePreview } from "../../shared/useMessagePreview.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Templates.module.css";

type Lint = MessagePreview["lints"][number];

/** What there is to mend in the text; each entry leads to its place, some mend it. */
export function LintList(props: {
  lints: readonly Lint[];
  onGo: (lint: Lint) => void;
  onMend: (lint: Lint) => void;
}) {
  const { lints } = props;
  return (
    <ul className={styles.lints} aria-label="O que conferir no texto" aria-live="polite">
      {lints.map((lint, at) => {
        const isError = lint.severity === "ERROR";
        const Icon = isError ? CircleAlert : TriangleAlert;
        return (
          <li key={at} className={isError ? styles.error : styles.warning}>
            <Icon size={18} aria-hidden />
            <div>
              {lint.length > 0 && (
                <button
                  type="button"
                  className={styles.place}
                  onClick={() => props.onGo(lint)}
                >
                  Linha {lint.line}
                </button>
              )}
              <span>
                <span className="sr-only">{isError ? "Erro: " : "Aviso: "}</span>
                {lint.message}
              </span>
              {lint.suggestion && (
                <Button size="small" onClick={() => props.onMend(lint)}>
                  {lint.length > 0 ? `Trocar por ${lint.suggestion}` : `Pôr ${lint.suggestion}`}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
