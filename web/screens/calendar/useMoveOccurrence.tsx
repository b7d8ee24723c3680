import { type DragEvent, type KeyboardEvent, Suspense, useEffect, useState } from "react";
import { announce } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { showUndoNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import type { Occurrence } from "./CalendarScreen.tsx";
import { addDays, daysBetween, longDay, shifted } from "./days.ts";
import {
  checkChange,
  checkEntry,
  copyOf,
  createEntry,
  removeOccurrence,
  restoreEntry,
  updateOccurrence,
} from "./entry_mutations.ts";
import { endingOn, isSeries, movedEnd } from "./recurrence.ts";
import type { Scope } from "./ScopeDialog.tsx";
import { useCheckedAction } from "./useCheckedAction.tsx";

const ScopeDialog = lazyOnIdle(async () => (await import("./ScopeDialog.tsx")).ScopeDialog);

/** What is done to it where it is put down: END lets its series repeat until that day. */
type Action = "MOVE" | "COPY" | "END";

/** What is led by the keyboard or dragged, and where it is now. */
type Target = {
  readonly id: string;
  readonly occurrence: Occurrence;
  readonly action: Action;
  readonly day: string;
};

/** The keys that pick an occurrence up, and how that is announced. */
const actionKeys: Readonly<Record<string, readonly [Action, string]>> = {
  m: ["MOVE", "Mover"],
  c: ["COPY", "Copiar"],
  e: ["END", "Mudar até quando repete"],
};

type Question = { readonly title: string; readonly act: (scope: Scope) => void };

const HELP = "Setas mudam o dia; Enter confirma; Esc desiste.";

/** Moves, copies, resizes and deletes occurrences; of a series it asks how much of it. */
export function useMoveOccurrence(refresh: () => void) {
  const [runAction] = useMutationAction();
  const [target, setTarget] = useState<Target | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [landed, setLanded] = useState<string | null>(null);
  useEffect(() => { // the card that had the focus is on another day now
    if (!landed) return;
    const card = document.querySelector<HTMLElement>(`[data-occurrence="${CSS.escape(landed)}"]`);
    card?.focus();
    setLanded(null);
  }, [landed]);

  const done = (words: string) => {
    refresh();
    announce(words);
    showNotice(words, { variant: "success" });
  };
  const [runChecked, doubt] = useCheckedAction(done);
  const run = (action: () => Promise<string | null>, words: string) =>
    void runAction(action, () => done(words));
  const update = (
    one: Occurrence,
    scope: Scope,
    changes: Parameters<typeof updateOccurrence>[2],
    words: string,
  ) =>
    runChecked({
      check: () => checkChange(one, scope, changes),
      action: () => updateOccurrence(one, scope, changes),
      ...{ words, confirm: changes.startsLocal ? "Mover assim mesmo" : "Mudar assim mesmo" },
    });
  /** Asks how much of a series is meant; what happens once is done at once. */
  const ask = ({ entry }: Occurrence, title: string, act: (scope: Scope) => void) =>
    isSeries(entry) ? setQuestion({ title, act }) : act("ALL");

  const moveTo = (one: Occurrence, day: string) => {
    if (day === one.day) return;
    const startsLocal = shifted(one.startsLocal, daysBetween(one.day, day));
    ask(
      one,
      "Mover o quê?",
      (scope) => update(one, scope, { startsLocal }, `${one.title}: movido para ${longDay(day)}.`),
    );
    setLanded(one.id);
  };
  const copyTo = (one: Occurrence, day: string) => {
    const copy = copyOf(one, shifted(one.startsLocal, daysBetween(one.day, day)));
    runChecked({
      check: async () => checkEntry(await copy),
      action: async () => createEntry(await copy),
      ...{ words: `${one.title}: copiado para ${longDay(day)}.`, confirm: "Copiar assim mesmo" },
    });
  };
  /** Lets a series repeat until a day, at least its first one. */
  const endOn = (one: Occurrence, day: string) => {
    const first = one.entry.startsLocal.slice(0, 10);
    const last = day < first ? first : day;
    const recurrence = endingOn(one.entry.recurrence!, last);
    update(one, "ALL", { recurrence }, `${one.title}: repete até ${longDay(last)}.`);
  };
  const put = ({ occurrence, action, day }: Target) => {
    setTarget(null);
    if (action === "END") endOn(occurrence, day);
    else if (action === "COPY") copyTo(occurrence, day);
    else moveTo(occurrence, day);
  };
  const dragStart = (one: Occurrence, action: Action) => (event: DragEvent) => {
    event.stopPropagation();
    event.dataTransfer.effectAllowed = "copyMove";
    event.dataTransfer.setData("text/plain", one.title);
    setTarget({ id: one.id, occurrence: one, action, day: one.day });
  };
  const resize = (one: Occurrence, days: number) => {
    const recurrence = movedEnd(one.entry.recurrence!, days);
    if (!recurrence) return void showNotice("Este envio já se repete sem fim.");
    update(
      one,
      "ALL",
      { recurrence },
      `${one.title}: ${days > 0 ? "repete por mais uma semana" : "repete por uma semana a menos"}.`,
    );
  };
  const restore = (one: Occurrence, scope: Scope) =>
    run(
      () => restoreEntry(one.entry.id, scope === "THIS" ? one.occurrence : undefined),
      `${one.title}: de volta no calendário.`,
    );

  return {
    target,
    dialog: doubt ?? (question && (
      <Suspense>
        <ScopeDialog
          title={question.title}
          onChoose={(scope) => {
            setQuestion(null);
            question.act(scope);
          }}
          onClose={() => setQuestion(null)}
        />
      </Suspense>
    )),
    moveBy: (one: Occurrence, days: number) => moveTo(one, addDays(one.day, days)),
    copyBy: (one: Occurrence, days: number) => copyTo(one, addDays(one.day, days)),
    endHere: (one: Occurrence) => endOn(one, one.occurrence.slice(0, 10)),
    resize,
    remove: (one: Occurrence) =>
      ask(
        one,
        "Excluir o quê?",
        (scope) =>
          void runAction(() => removeOccurrence(one, scope), () => {
            refresh();
            // The end of a series is not restored: the series goes on as a shorter one.
            if (scope === "FOLLOWING") showNotice(`${one.title}: excluído.`);
            else showUndoNotice(`${one.title}: excluído.`, () => restore(one, scope));
          }),
      ),
    /** Of a card: what makes it draggable; with Ctrl or Alt a copy is made. */
    dragProps: (one: Occurrence) => ({
      draggable: true,
      onDragStart: dragStart(one, "MOVE"),
      onDragEnd: () => setTarget(null),
    }),
    /** Of a card's grip: what makes it lead the last day of the series. */
    gripProps: (one: Occurrence) => ({ draggable: true, onDragStart: dragStart(one, "END") }),
    /** Of a day: what makes it take a card. */
    dropProps: (day: string) => ({
      onDragOver(event: DragEvent) {
        if (!target) return;
        event.preventDefault();
        const isCopy = target.action !== "END" && (event.ctrlKey || event.altKey);
        const action = isCopy ? "COPY" : target.action === "COPY" ? "MOVE" : target.action;
        event.dataTransfer.dropEffect = isCopy ? "copy" : "move";
        if (target.day !== day || target.action !== action) setTarget({ ...target, day, action });
      },
      onDrop(event: DragEvent) {
        if (!target) return;
        event.preventDefault();
        put({ ...target, day });
      },
    }),
    onKeyDown(event: KeyboardEvent, one: Occurrence) {
      const key = event.key.toLowerCase();
      if (target?.id !== one.id) {
        if (event.shiftKey && one.entry.recurrence && /^arrow(left|right)$/.test(key)) {
          event.preventDefault();
          resize(one, key === "arrowright" ? 7 : -7);
          return;
        }
        const [action, words] = actionKeys[key] ?? [];
        const isNone = !action || action === "END" && !one.entry.recurrence;
        if (isNone || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setTarget({ id: one.id, occurrence: one, action, day: one.day });
        announce(`${words} ${one.title}. ${HELP}`);
        return;
      }
      const steps: Readonly<Record<string, number>> = {
        arrowleft: -1,
        arrowright: 1,
        arrowup: -7,
        arrowdown: 7,
      };
      const step = steps[key];
      if (step === undefined && key !== "enter" && key !== "escape") return;
      event.preventDefault();
      if (step !== undefined) {
        const day = addDays(target.day, step);
        setTarget({ ...target, day });
        announce(longDay(day));
      } else if (key === "enter") put(target);
      else setTarget(null);
    },
  };
}

export type Moving = ReturnType<typeof useMoveOccurrence>;
