import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { MenuButton } from "../overlays/MenuButton.tsx";
import styles from "./ReorderList.module.css";
import { useDrag } from "./useDrag.ts";

type Entry = { readonly key: string };

/**
 * A list whose order the person makes: by dragging the handle of an entry, by the arrow keys on it, or
 * by the entry's menu.
 */
export function ReorderList<Value extends Entry>(props: {
  label: string;
  entries: readonly Value[];
  nameOf: (entry: Value) => string;
  onChange: (entries: readonly Value[]) => void;
  onRemove: (entry: Value) => void;
  children: (entry: Value) => ReactNode;
}) {
  const { entries, nameOf, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ key: string; words: string } | null>(null);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to === from || to < 0 || to >= entries.length) return;
    const others = entries.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), entry, ...others.slice(to)]);
    setMoved({
      key: entry.key,
      words: `${nameOf(entry)}: posição ${to + 1} de ${entries.length}.`,
    });
  };
  useEffect(() => { // the browser loses the focus of an element that moves
    const at = entries.findIndex(({ key }) => key === moved?.key);
    list.current?.children[at]?.querySelector<HTMLElement>("[data-handle]")?.focus();
  }, [moved]);
  const [drag, start] = useDrag(list, move);
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={props.label}>
        {entries.map((entry, at) => (
          <li
            key={entry.key}
            className={styles.entry}
            data-dragged={drag?.from === at || undefined}
            data-drop={drag?.to === at && drag.from !== at
              ? (drag.to < drag.from ? "before" : "after")
              : undefined}
          >
            <button
              type="button"
              data-handle
              className={styles.handle}
              aria-label={`Mover ${nameOf(entry)}: posição ${at + 1} de ${entries.length}`}
              aria-keyshortcuts="ArrowUp ArrowDown"
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => start(event, at)}
            >
              <GripVertical size={20} aria-hidden />
            </button>
            <div className={styles.content}>{props.children(entry)}</div>
            <MenuButton
              label={`Ações: ${nameOf(entry)}`}
              menuLabel={nameOf(entry)}
              actions={[
                ...at > 0 ? [{ label: "Subir", Icon: ArrowUp, act: () => move(at, at - 1) }] : [],
                ...at < entries.length - 1
                  ? [{ label: "Descer", Icon: ArrowDown, act: () => move(at, at + 1) }]
                  : [],
                { label: "Tirar", Icon: X, act: () => props.onRemove(entry) },
              ]}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">{moved?.words}</p>
    </>
  );
}
