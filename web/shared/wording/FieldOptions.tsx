import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { announce } from "../../browser/accessibility.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Wording.module.css";
import { fieldsFor, openField, type TemplateField } from "./body_edit.ts";

/** The list of matching fields, below the current line; the focus stays in the text. */
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
      {options.matches.map((field, index) => (
        <li
          key={field.name}
          id={options.optionId(index)}
          role="option"
          aria-selected={index === options.active}
          onPointerDown={(event) => event.preventDefault()} // keeps the focus in the text
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
  readonly matches: readonly TemplateField[];
  readonly active: number;
  /** Pixels below the top of the text's box. */
  readonly top: number;
};

/** The state of the list that an open brace before the caret shows; chosen by arrows and Enter, or by a click. */
export function useFieldOptions(
  area: RefObject<HTMLTextAreaElement | null>,
  fields: readonly TemplateField[],
  replaceRange: (text: string, start: number, end: number) => void,
) {
  const listId = useId();
  const [open, setOpen] = useState<Open | null>(null);
  // The position of a brace whose list was closed by Escape.
  const [dismissed, setDismissed] = useState<number | null>(null);
  const close = () => setOpen(null);

  /** Opens, updates or closes the list for the caret's position. */
  const update = () => {
    const field = area.current!;
    const caret = field.selectionStart;
    const brace = caret === field.selectionEnd ? openField(field.value, caret) : null;
    const matches = brace ? fieldsFor(brace.typed, fields) : [];
    if (!brace || matches.length === 0 || brace.start === dismissed) {
      if (!brace) setDismissed(null);
      return close();
    }
    if (matches.length !== open?.matches.length) {
      const many = countLabel(matches.length, "campo", "campos");
      announce(`${many}. Escolha com as setas e Enter.`);
    }
    const isSame = open?.start === brace.start && open.caret === caret;
    setOpen({
      start: brace.start,
      caret,
      matches,
      active: isSame ? open.active : 0,
      top: caretTop(field, brace.start),
    });
  };

  const choose = ({ name }: TemplateField) => {
    const { value } = area.current!;
    const end = open!.caret + (/^\??\}/.exec(value.slice(open!.caret))?.[0].length ?? 0);
    close();
    replaceRange(`{${name}}`, open!.start, end);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const { matches, active } = open;
    const move = (by: number) =>
      setOpen({ ...open, active: (active + by + matches.length) % matches.length });
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(matches[active]!),
      Escape() {
        setDismissed(open.start);
        close();
      },
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return {
    isOpen: open !== null,
    matches: open?.matches ?? [],
    active: open?.active ?? 0,
    top: open?.top ?? 0,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    choose,
    update,
    close,
    onKeyDown,
  };
}

type FieldOptionsState = ReturnType<typeof useFieldOptions>;

/** The styles that decide where lines break. */
const copiedStyles = [
  "width",
  "padding",
  "boxSizing",
  "font",
  "letterSpacing",
  "lineHeight",
] as const;

/** Returns the pixels from the top of a text box to the end of a position's line. */
function caretTop(area: HTMLTextAreaElement, position: number): number {
  const mirror = document.createElement("div");
  const style = getComputedStyle(area);
  for (const name of copiedStyles) mirror.style[name] = style[name];
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
