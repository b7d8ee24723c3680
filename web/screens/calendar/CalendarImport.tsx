import { CalendarArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { CalendarImportMutation } from "../../__generated__/CalendarImportMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Calendar.module.css";

type Result = CalendarImportMutation["response"]["importCalendar"];

/** The server refuses bigger files; they are not even read here. */
const MOST_BYTES = 256 * 1024;

/** Imports the dates of an ICS file as reminders, after showing them. */
export function CalendarImport() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [found, setFound] = useState<Result | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const run = (text: string, isDryRun: boolean) =>
    void runAction(async () => {
      const { importCalendar } = await commit<CalendarImportMutation>(
        graphql`
          mutation CalendarImportMutation($input: ImportCalendarInput!) {
            importCalendar(input: $input) {
              ... on CalendarImport {
                isDryRun
                skipped
                dates {
                  title
                  startsLocal
                }
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { text, isDryRun } },
      );
      if (importCalendar.message) return importCalendar.message;
      setFound(isDryRun ? importCalendar : null);
      if (!isDryRun) {
        const count = importCalendar.dates?.length ?? 0;
        showNotice(countLabel(count, "data importada.", "datas importadas."), {
          variant: "success",
        });
      }
      return null;
    });
  const dates = found?.dates ?? [];
  return (
    <>
      <p className="small">As datas de um arquivo .ics viram lembretes; nada é enviado.</p>
      <div>
        <Button
          variant="outlined"
          startIcon={<CalendarArrowUp size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          Escolher arquivo
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label="Arquivo .ics"
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          target.value = ""; // the same file may be chosen again
          if (!file) return;
          if (file.size > MOST_BYTES) return showNotice("Este arquivo passa de 256 KB.");
          const text = await file.text();
          setText(text);
          run(text, true);
        }}
      />
      {found && (
        <>
          <ul className={styles.warnings}>
            {dates.slice(0, 10).map(({ title, startsLocal }) => (
              <li key={startsLocal + title} className="small">
                {startsLocal.slice(8, 10)}/{startsLocal.slice(5, 7)}: {title}
              </li>
            ))}
          </ul>
          {(found.skipped ?? 0) > 0 && (
            <p className="small">
              {countLabel(found.skipped!, "data fica de fora.", "datas ficam de fora.")}
            </p>
          )}
          <Button
            variant="outlined"
            disabled={isBusy || dates.length === 0}
            onClick={() => run(text!, false)}
          >
            {`Importar ${countLabel(dates.length, "data", "datas")}`}
          </Button>
        </>
      )}
    </>
  );
}
