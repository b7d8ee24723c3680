import { useEffect, useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../drafts.ts";

/** The typed values over the base that they started from; `version` is the base's. */
type Draft<Values> = {
  readonly values: Values;
  readonly base: Values;
  readonly version: number;
};

export type SaveHandlers = {
  onSaved: () => void;
  /** Receives the sentence, and the path of the refused value. */
  onRefused: (message: string, path: readonly string[]) => void;
  /** It changed in another tab. */
  onConflict: () => void;
};

/**
 * The form of a template or text, or of a new one (null), over its saved values. A change of another
 * tab makes a conflict, which `saveMine` or `takeTheirs` resolves.
 */
export function useWordingForm<Values extends object, Problem extends string>(
  item: { readonly id: string; readonly version: number } | null,
  saved: Values,
  options: {
    /** Identifies what is typed: an item, or what a new one starts as. */
    draftKey: string;
    /** The fields that show the sentence of a refusal below them. */
    problemFields: readonly Problem[];
    /** "Modelo salvo." */
    savedWords: string;
    create: (values: Values, handlers: SaveHandlers) => void;
    /** Saves what differs from the base; false: nothing does. */
    update: (
      item: { readonly id: string; readonly version: number },
      values: Values,
      base: Values,
      handlers: SaveHandlers,
    ) => boolean;
    /** Receives the path of the refused value. */
    onRefused: (path: readonly string[]) => void;
    onDone: () => void;
  },
) {
  const unchanged = { values: saved, base: saved, version: item?.version ?? 0 };
  const { draft, setDraft, isRecovered, clear } = useStoredDraft(options.draftKey, unchanged);
  const [problems, setProblems] = useState<{ readonly [Name in Problem]?: string }>({});
  const [isInConflict, setIsInConflict] = useState(false);
  const close = () => {
    clear();
    options.onDone();
  };
  const handlers: SaveHandlers = {
    onSaved() {
      showNotice(options.savedWords, { variant: "success" });
      close();
    },
    onRefused(message, path) {
      const field = options.problemFields.find((name) => name === path[0]);
      if (field) setProblems({ [field]: message } as typeof problems);
      else showNotice(message, { variant: "error" });
      options.onRefused(path);
    },
    onConflict: () => setIsInConflict(true),
  };
  const save = ({ values, base, version }: Draft<Values>) => {
    setProblems({});
    if (!item) return options.create(values, handlers);
    if (!options.update({ id: item.id, version }, values, base, handlers)) close();
  };
  const resolve = (next: Draft<Values>) => {
    setIsInConflict(false);
    setDraft(next);
  };
  return {
    values: draft.values,
    set: (change: Partial<Values>) =>
      setDraft((draft) => ({ ...draft, values: { ...draft.values, ...change } })),
    isRecovered,
    problems,
    save: () => save(draft),
    close,
    isInConflict,
    closeConflict: () => setIsInConflict(false),
    saveMine() {
      const mine = { ...unchanged, values: draft.values };
      resolve(mine);
      save(mine);
    },
    takeTheirs: () => resolve(unchanged),
  };
}

/** The draft of a form: stored in the tab, it outlives a reload. */
function useStoredDraft<Values>(key: string, unchanged: Draft<Values>) {
  const [stored] = useState(() => {
    const { values, base, version } = typedValues<Draft<Values>>(key);
    return values && base && version !== undefined ? { values, base, version } : null;
  });
  const [draft, setDraft] = useState<Draft<Values>>(stored ?? unchanged);
  const isDirty = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) saveTypedValues(key, draft);
    else dropTypedValues(key);
  }, [draft, isDirty]);
  return { draft, setDraft, isRecovered: stored !== null, clear: () => dropTypedValues(key) };
}
