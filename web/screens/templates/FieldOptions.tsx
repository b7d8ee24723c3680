import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { announce } from "../../browser/accessibility.ts";
import { countLabel } from "../../ui/text/count.ts";
import styles from "./Templates.module.css";
import { fieldsFor, openField, type TemplateField } from "./body_edit.ts";

/** The fields that fit, under the line that one writes; the focus stays in the text. */
export function FieldOptions({ options }: { options: FieldOptionsState }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[options.active]?.scrollIntoView({ block: "nearest" });
  }, [options.active]);
  return (
    <ul
      ref={list}
      id={options.listId}
      role="listbox"
      aria-label="Campos"
      className={`${styles.options} on-card`}
      style={{ top: options.top + 4 }}
    >
      {options.found.map((field, at) => (
        <li
          key={field.name}
          id={options.optionId(at)}
          role="option"
          aria-selected={at === options.active}
          onPointerDown={(event) => event.preventDefault()} // the text keeps the focus
          onClick={() => options.choose(field)}
        >
          <b>{`{${field.name}}`}</b>
          <span className="small">{field.about}</span>
        </li>
      ))}
    </ul>
  );
}

type Open = {
  readonly start: number;
  readonly caret: number;
  readonly found: readonly TemplateField[];
  readonly active: number;
  /** Pixels below the top of the text's box. */
  readonly top: number;
};

/** The fields that a brace before the caret may mean: by arrows and Enter, or by a click. */
export function useFieldOptions(
  area: RefObject<HTMLTextAreaElement | null>,
  fields: readonly TemplateField[],
  put: (text: string, start: number, end: number) => void,
) {
  const listId = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [left, setLeft] = useState<number | null>(null); // a brace whose list was closed by Escape
  const close = () => setOpen(null);

  /** Looks where the caret is by now. */
  const follow = () => {
    const field = area.current!;
    const caret = field.selectionStart;
    const at = caret === field.selectionEnd ? openField(field.value, caret) : null;
    const found = at ? fieldsFor(at.typed, fields) : [];
    if (!at || found.length === 0 || at.start === left) {
      if (!at) setLeft(null);
      return close();
    }
    if (found.length !== open?.found.length) {
      const many = countLabel(found.length, "campo", "campos");
      announce(`${many}. Escolha com as setas e Enter.`);
    }
    const isSame = open?.start === at.start && open.caret === caret;
    setOpen({
      start: at.start,
      caret,
      found,
      active: isSame ? open.active : 0,
      top: caretTop(field, at.start),
    });
  };

  const choose = ({ name }: TemplateField) => {
    const { value } = area.current!;
    const end = open!.caret + (/^\??\}/.exec(value.slice(open!.caret))?.[0].length ?? 0);
    close();
    put(`{${name}}`, open!.start, end);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const { found, active } = open;
    const move = (by: number) =>
      setOpen({ ...open, active: (active + by + found.length) % found.length });
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(found[active]!),
      Escape() {
        setLeft(open.start);
        close();
      },
    };
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    isOpen: open !== null,
    found: open?.found ?? [],
    active: open?.active ?? 0,
    top: open?.top ?? 0,
    listId,
    optionId: (at: number) => `${listId}-${at}`,
    choose,
    follow,
    close,
    onKeyDown,
  };
}

type FieldOptionsState = ReturnType<typeof useFieldOptions>;

/** What decides where a text's lines break. */
const copied = [
  "width",
  "padding",
  "boxSizing",
  "font",
  "letterSpacing",
  "lineHeight",
] as const;

/** How many pixels below the top of a text's box the line of that position ends. */
function caretTop(area: HTMLTextAreaElement, position: number): number {
  const mirror = document.createElement("div");
  const style = getComputedStyle(area);
  for (const name of copied) mirror.style[name] = style[name];
  mirror.style.position = "absolute";
  mirror.style.visibility = "hidden";
  mirror.style.whiteSpace = "pre-wrap";
  mirror.style.overflowWrap = "break-word";
  mirror.textContent = area.value.slice(0, position);
  const caret = mirror.appendChild(document.createElement("span"));
  caret.textContent = "{";
  area.parentElement!.append(mirror);
  const top = area.offsetTop + caret.offsetTop + caret.offsetHeight - area.scrollTop;
  mirror.remove();
  return top;
}
