import { useEffect, useState } from "react";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { dateLabel, dayAndClockLabel } from "../../../ui/text/clock.ts";
import { numberLabel } from "../../../ui/text/numbers.ts";
import { failureMessage } from "../../../relay/request.ts";
import styles from "./DryRun.module.css";
import { type DryRunOutcome, dryRunRule, type RuleDryRun } from "./dry_run.ts";
import { dayBars, dryRunNotes, dryRunWords, leftOutRows, wouldGo } from "./dry_run_words.ts";
import type { RuleValues } from "../../../shared/rules/rule_values.ts";
import { ClockIcon, InfoIcon } from "../../../ui/display/drawn_icons.tsx";

const DELAY_MS = 700; // after the last change of the draft

/** What a rule would have done in the last seven days, beside what it does as it is saved. */
export function DryRun(props: {
  /** Null: the rule is new. */
  ruleId: string | null;
  /** Grows with each saved change. */
  version: number;
  saved: RuleValues | null;
  draft: RuleValues;
}) {
  const { ruleId, draft } = props;
  const isChanged = props.saved !== null && !isSame(props.saved, draft);
  const [isAsked, setIsAsked] = useState(false);
  const asSaved = useDryRun(ruleId && isAsked ? { id: ruleId } : null, String(props.version));
  const asDrafted = useDryRun(
    isAsked && (isChanged || !ruleId) ? { draft } : null,
    JSON.stringify([draft.trigger, draft.conditions, draft.actions]),
  );
  const shown = isChanged || !ruleId ? asDrafted : asSaved;
  return (
    <Section
      title="O que teria feito nos últimos 7 dias"
      action={<Chip icon={<InfoIcon />}>só um ensaio</Chip>}
    >
      {!isAsked
        ? (
          <>
            <p className="small">
              Conta com o que já vimos. Não envia nada e não pergunta nada.
            </p>
            <BusyButton
              variant="outlined"
              isBusy={false}
              className={styles.ask}
              onClick={() => setIsAsked(true)}
            >
              Fazer um ensaio
            </BusyButton>
          </>
        )
        : shown === null
        ? <Skeleton variant="rounded" height={180} />
        : (
          <div aria-live="polite">
            {"problem" in shown ? <p>{shown.problem}</p> : (
              <Result
                run={shown}
                draft={draft}
                saved={isChanged && asSaved && !("problem" in asSaved) ? asSaved : null}
              />
            )}
          </div>
        )}
    </Section>
  );
}

function Result(
  { run, saved, draft }: { run: RuleDryRun; saved: RuleDryRun | null; draft: RuleValues },
) {
  if (!run.isKnown) {
    return (
      <EmptyState>
        Esta busca ainda não rodou, e nenhuma loja diz o que teria mostrado ontem. Ligue a regra
        pedindo a sua aprovação: o ensaio conta com o que ela achar.
      </EmptyState>
    );
  }
  const { before, count, after } = dryRunWords(run, draft);
  const bars = dayBars(run.days);
  const rows = leftOutRows(run.reasons);
  const going = wouldGo(run);
  const note = dryRunNotes[draft.trigger.kind];
  return (
    <>
      <p className={`${styles.lead} tnum`}>
        De <b>{before}</b>, <b>{numberLabel(count)}</b> {after}
        {saved && (
          <>
            {" "}Com a regra como está hoje, {saved.sent + saved.asked === 1 ? "seria" : "seriam"}
            {" "}
            <b>{numberLabel(saved.sent + saved.asked)}</b>.
          </>
        )}
      </p>
      {count > 0 && (
        <ul className={`${styles.days} tnum`} aria-label="Por dia">
          {bars.map(({ day, name, count, share }) => (
            <li key={day}>
              <b>{numberLabel(count)}</b>
              <i data-zero={count === 0} style={{ height: `${Math.max(2, share * 60)}px` }} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      )}
      {going.rows.length > 0 && (
        <ul className={styles.going} aria-label="O que iria, para onde e quando">
          {going.rows.map(({ startsAt, title, where }, nth) => (
            <li key={nth}>
              <b>{title}</b>
              <span className="tnum">{dayAndClockLabel(startsAt)} · {where}</span>
            </li>
          ))}
          {going.more > 0 && <li className="tnum">e mais {numberLabel(going.more)}</li>}
        </ul>
      )}
      {rows.length > 0 && (
        <table className={`${styles.reasons} tnum`}>
          <caption className="sr-only">Por que ficariam de fora</caption>
          <tbody>
            {rows.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{numberLabel(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.asOf}>
        <ClockIcon size={14} />
        <span>
          {run.skipped > 0 && (
            <>
              {run.skipped === 1
                ? "O que ficaria de fora, pelo primeiro motivo. "
                : `Os ${numberLabel(run.skipped)} que ficariam de fora, pelo primeiro motivo. `}
            </>
          )}
          De {dateLabel(run.since)} a {dateLabel(run.until)}.{note && ` ${note}`}
        </span>
      </p>
    </>
  );
}

/** Runs it once the input stays for a moment; null while there is no answer yet. */
function useDryRun(
  input: { id: string } | { draft: RuleValues } | null,
  key: string,
): DryRunOutcome | null {
  const [answer, setAnswer] = useState<{ key: string; outcome: DryRunOutcome } | null>(null);
  const isWanted = input !== null;
  useEffect(() => {
    if (!input || answer?.key === key) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      dryRunRule(input).then(
        (outcome) => isCurrent && setAnswer({ key, outcome }),
        (error) => isCurrent && setAnswer({ key, outcome: { problem: failureMessage(error) } }),
      );
    }, answer ? DELAY_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, key]);
  return answer?.outcome ?? null; // the one before stays while the next is counted
}

const isSame = (one: RuleValues, other: RuleValues) =>
  JSON.stringify([one.trigger, one.conditions, one.actions]) ===
    JSON.stringify([other.trigger, other.conditions, other.actions]);
