import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import type { PostponeDispatchesInput } from "../../__generated__/moveMutationsPostponeMutation.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { dispatchTitle } from "../../shared/dispatches/dispatch_words.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { type Drag, useDrag } from "../../ui/lists/useDrag.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { aroundTimeLabel, dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { hurry, type Moved, postpone, reorder, undoMoves } from "./move_mutations.ts";
import { besideOf, movedWith, nextPlace, type QueueRow } from "./move_target.ts";
import { PostponeDialog } from "./PostponeDialog.tsx";

export type MovableRow = QueueRow & {
  readonly title?: string | null | undefined;
  readonly offer?: { readonly title: string } | null | undefined;
  readonly group: { readonly title: string };
};

const HELP = "Setas mudam o lugar; Enter confirma; Esc desiste.";
const SHOWN_MS = 12_000; // time to read when it goes, and to take it back

/**
 * Hurries, postpones and reorders what waits: by the rows' menus, by dragging their handles, and by
 * the keyboard on a handle, picked up with M or an arrow, led by the arrows and put down with Enter.
 * The selected rows of a session move together.
 */
export function useMoveDispatches(options: {
  rows: readonly MovableRow[];
  list: RefObject<HTMLUListElement | null>;
  timeZone: string;
  /** The selected rows, which move together. */
  picked: ReadonlySet<string>;
  refresh: () => void;
}) {
  const { rows, picked, refresh } = options;
  const [runAction, isBusy] = useMutationAction();
  const [led, setLed] = useState<Drag | null>(null);
  const [postponing, setPostponing] = useState<
    { ids: readonly string[]; onDone: (() => void) | undefined } | null
  >(null);
  const [leaving, setLeaving] = useState<{ id: string; from: number } | null>(null);
  const place = rows.findIndex(({ id }) => id === leaving?.id);
  useEffect(() => { // the browser loses the focus of an element that moves
    if (!leaving || place === leaving.from) return;
    document.querySelector<HTMLElement>(`[data-handle="${leaving.id}"]`)?.focus();
    setLeaving(null);
  }, [leaving, place]);

  const undo = (ids: readonly string[]) =>
    void runAction(async () => {
      const moved = await undoMoves(ids);
      return moved.message ?? null;
    }, () => {
      refresh();
      showNotice("De volta ao lugar na fila.", { variant: "success" });
    });
  const run = (
    ids: readonly string[],
    act: () => Promise<Moved>,
    words: (when: string) => string,
    onDone?: () => void,
  ) =>
    void runAction(async () => {
      const moved = await act();
      if (moved.message !== undefined) return moved.message;
      refresh();
      onDone?.();
      const gone = ids.length - moved.count;
      const text = `${words(whenWords(moved, Date.now()))}${gone > 0 ? ` ${goneWords(gone)}` : ""}`;
      showNotice(text, {
        duration: SHOWN_MS,
        action: { label: "Desfazer", act: () => undo(moved.ids) },
      });
      return null;
    });

  const move = (from: number, to: number) => {
    const row = rows[from];
    const beside = besideOf(rows, from, to, picked);
    if (!row || !beside) return;
    const ids = movedWith(rows, row, picked);
    run(ids, () => reorder({ ids, ...beside }), (when) => {
      return ids.length === 1
        ? `${row.group.title}: mudou de lugar, sai ${when}.`
        : placedWords(ids.length, when);
    });
    setLeaving({ id: row.id, from });
  };
  const [drag, startDrag] = useDrag(options.list, move);
  const lead = (from: number, to: number) => {
    setLed({ from, to });
    announce(`Posição ${to + 1} de ${rows.length}.`);
  };
  const shown = drag ?? led;
  const nameOf = (row: MovableRow) => {
    const { length } = movedWith(rows, row, picked);
    return length === 1 ? `${dispatchTitle(row)}, ${row.group.title}` : `${length} escolhidos`;
  };

  const moveToEnd = (ids: readonly string[], end: "FIRST" | "LAST", onDone?: () => void) =>
    run(ids, () => reorder({ ids, end }), (when) => placedWords(ids.length, when), onDone);
  const hurryAll = (ids: readonly string[], onDone?: () => void) =>
    run(
      ids,
      () => hurry(ids),
      (when) =>
        ids.length === 1
          ? `Vai antes: sai ${when}.`
          : `${countLabel(ids.length, "envio vai", "envios vão")} antes: o primeiro sai ${when}.`,
      onDone,
    );
  const postponeAll = (
    input: PostponeDispatchesInput,
    onDone?: () => void,
  ) =>
    run(
      input.ids,
      () => postpone(input),
      (when) =>
        input.ids.length === 1
          ? `Adiado: sai ${when}.`
          : `${
            countLabel(input.ids.length, "envio adiado", "envios adiados")
          }: o primeiro sai ${when}.`,
      onDone,
    );

  return {
    isBusy,
    hurry: hurryAll,
    /** Moves messages to the beginning or the end of what waits in their sessions. */
    moveToEnd,
    /** Asks until when. */
    postpone: (ids: readonly string[], onDone?: () => void) => setPostponing({ ids, onDone }),
    /** Returns what moves a row by one place; null: it is the first or last of its session. */
    step(from: number, by: 1 | -1): (() => void) | null {
      const to = nextPlace(rows, from, by, picked);
      return to === null ? null : () => move(from, to);
    },
    /** Returns how a row looks while one is dragged or led. */
    dragOf(at: number): "from" | "before" | "after" | undefined {
      if (!shown) return undefined;
      const [row, led] = [rows[at], rows[shown.from]];
      if (row && led && movedWith(rows, led, picked).includes(row.id)) return "from";
      if (shown.from === shown.to) return undefined;
      return shown.to === at ? (shown.to < shown.from ? "before" : "after") : undefined;
    },
    handleOf: (row: MovableRow, at: number) => ({
      "data-handle": row.id,
      "aria-label": `Mover ${nameOf(row)}: posição ${at + 1} de ${rows.length}`,
      "aria-keyshortcuts": "M ArrowUp ArrowDown",
      onPointerDown: (event: Parameters<typeof startDrag>[0]) => startDrag(event, at),
      onBlur: () => setLed(null),
      onKeyDown(event: KeyboardEvent) {
        const isLed = led?.from === at;
        const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
        const step = steps[event.key];
        if (step !== undefined) {
          event.preventDefault();
          const to = nextPlace(rows, at, step, picked);
          const next = isLed ? led.to + step : to;
          if (!isLed && to !== null) announce(`Mover ${nameOf(row)}. ${HELP}`);
          if (next === null) return;
          lead(at, Math.min(Math.max(next, 0), rows.length - 1));
        } else if (!isLed && event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          setLed({ from: at, to: at });
          announce(`Mover ${nameOf(row)}. ${HELP}`);
        } else if (isLed && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          setLed(null);
          move(led.from, led.to);
        } else if (isLed && event.key === "Escape") {
          event.preventDefault();
          setLed(null);
        }
      },
    }),
    dialog: postponing && (
      <PostponeDialog
        count={postponing.ids.length}
        timeZone={options.timeZone}
        onChoose={(until) => {
          setPostponing(null);
          postponeAll({ ids: postponing.ids, ...until }, postponing.onDone);
        }}
        onClose={() => setPostponing(null)}
      />
    ),
  };
}

/** Says when the first of the moved messages goes. */
function whenWords(
  { firstAt, plannedAt }: { firstAt: string | null; plannedAt: string | null },
  now: number,
): string {
  if (firstAt) return aroundTimeLabel(firstAt, now);
  const isLater = plannedAt && Date.parse(plannedAt) > now;
  return isLater ? `não antes de ${dayAndClockLabel(plannedAt)}` : "assim que a fila andar";
}

const placedWords = (count: number, when: string) =>
  count === 1
    ? `Mudou de lugar: sai ${when}.`
    : `${countLabel(count, "envio mudou", "envios mudaram")} de lugar: o primeiro sai ${when}.`;

const goneWords = (gone: number) => `${countLabel(gone, "já tinha saído", "já tinham saído")}.`;

export type MovingDispatches = ReturnType<typeof useMoveDispatches>;
