import { useEffect, useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { type InsertTemplate, useSaveTemplate } from "./template_mutations.tsx";
import { changesOf, inputOf, type TemplateValues } from "./template_values.ts";

/** The typed values over the base that they started from; `version` is the base's. */
type Draft = {
  readonly values: TemplateValues;
  readonly base: TemplateValues;
  readonly version: number;
};

/**
 * The form of a template, or of a new one (null), over its saved values. A change of another tab
 * makes a conflict, which `saveMine` or `takeTheirs` resolves.
 */
export function useTemplateForm(
  template: { readonly id: string; readonly version: number } | null,
  saved: TemplateValues,
  options: {
    /** Identifies what is typed: a template, or what a new one starts as. */
    draftKey: string;
    insert: InsertTemplate;
    /** Receives the path of the refused value. */
    onRefused: (path: readonly string[]) => void;
    onDone: () => void;
  },
) {
  const version = template?.version ?? 0;
  const unchanged = { values: saved, base: saved, version };
  const { draft, setDraft, isRecovered, clear } = useStoredDraft(options.draftKey, unchanged);
  const { create, update, isSaving } = useSaveTemplate(options.insert);
  const [problems, setProblems] = useState<{ readonly name?: string; readonly season?: string }>(
    {},
  );
  const [isInConflict, setIsInConflict] = useState(false);
  const close = () => {
    clear();
    options.onDone();
  };
  const handlers = {
    onSaved() {
      showNotice("Modelo salvo.", { variant: "success" });
      close();
    },
    onRefused(message: string, path: readonly string[]) {
      if (path[0] === "name" || path[0] === "season") setProblems({ [path[0]]: message });
      else showNotice(message, { variant: "error" });
      options.onRefused(path);
    },
    onConflict: () => setIsInConflict(true),
  };
  const save = ({ values, base, version }: Draft) => {
    setProblems({});
    if (!template) return create(inputOf(values), handlers);
    const changes = changesOf(values, base);
    if (Object.keys(changes).length === 0) return close();
    update({ id: template.id, version, ...changes }, handlers);
  };
  const resolve = (next: Draft) => {
    setIsInConflict(false);
    setDraft(next);
  };
  return {
    values: draft.values,
    set: (change: Partial<TemplateValues>) =>
      setDraft((draft) => ({ ...draft, values: { ...draft.values, ...change } })),
    isRecovered,
    isSaving,
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
function useStoredDraft(name: string, unchanged: Draft) {
  const key = `template:${name}`;
  const [stored] = useState(() => {
    const { values, base, version } = typedValues<Draft>(key);
    return values && base && version !== undefined ? { values, base, version } : null;
  });
  const [draft, setDraft] = useState(stored ?? unchanged);
  const isDirty = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) saveTypedValues(key, draft);
    else dropTypedValues(key);
  }, [draft, isDirty]);
  return { draft, setDraft, isRecovered: stored !== null, clear: () => dropTypedValues(key) };
}
