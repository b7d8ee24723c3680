import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { announce } from "../../browser/accessibility.ts";
import { countLabel } from "../../ui/text/count.ts";
import { fieldsFor, openField, type TemplateField } from "./body_edit.ts";
import { caretTop } from "./caret_top.ts";

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

export type FieldOptionsState = ReturnType<typeof useFieldOptions>;
