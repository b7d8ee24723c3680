import { useEffect, useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { paths } from "../../paths.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { changesOf, isUnchanged, type StoreValues } from "./store_values.ts";
import { useSaveStore } from "./useSaveStore.ts";

/** The typed values over the base that they started from; `version` is the base's. */
type Draft = {
  readonly values: StoreValues;
  readonly base: StoreValues;
  readonly version: number;
};

/** What the server refuses, by the field's name. */
type StoreProblems = Readonly<Partial<Record<keyof StoreValues, string>>>;

/**
 * The form of the store over its saved values: it follows changes of other tabs until something is
 * typed; after that they make a conflict, which `saveMine` or `takeTheirs` resolves.
 */
export function useStoreForm(saved: StoreValues, version: number) {
  const unchanged: Draft = { values: saved, base: saved, version };
  const { draft: stored, setDraft, isRecovered, clear } = useStoredDraft();
  // What else raises the version, as a hidden offer does, is no conflict of the form.
  const isBaseSaved = stored !== null && isUnchanged(stored.base, saved);
  const draft = stored === null ? unchanged : isBaseSaved ? { ...stored, version } : stored;
  const isDirty = !isUnchanged(draft.values, draft.base);
  useUnsavedChanges(isDirty);
  const [save, isSaving] = useSaveStore();
  const [problems, setProblems] = useState<StoreProblems>({});
  const [isInConflict, setIsInConflict] = useState(false);
  const discard = () => {
    clear();
    setProblems({});
  };
  const submit = ({ values, base, version }: Draft) => {
    setProblems({});
    save({ version, ...changesOf(values, base) }, {
      onSaved() {
        showNotice("Loja salva.", { variant: "success" });
        clear();
      },
      onRefused(message, [name]) {
        if (name !== undefined && name in values) setProblems({ [name]: message });
        else showNotice(message, { variant: "error" });
      },
      onConflict: () => setIsInConflict(true),
    });
  };
  return {
    values: draft.values,
    set(change: Partial<StoreValues>) {
      const values = { ...draft.values, ...change };
      setDraft(isUnchanged(values, draft.base) ? null : { ...draft, values });
    },
    isDirty,
    isRecovered: isRecovered && isDirty,
    isSaving,
    problems,
    save: () => submit(draft),
    discard,
    isInConflict,
    closeConflict: () => setIsInConflict(false),
    saveMine() {
      setIsInConflict(false);
      const mine = { ...unchanged, values: draft.values };
      setDraft(mine);
      submit(mine);
    },
    takeTheirs() {
      setIsInConflict(false);
      discard();
    },
  };
}

/** The form's draft, null while nothing differs: stored in the tab, it outlives a reload. */
function useStoredDraft() {
  const [found] = useState(() => {
    const { values, base, version } = typedValues<Draft>(paths.store);
    return values && base && version !== undefined ? { values, base, version } : null;
  });
  const [draft, setDraft] = useState<Draft | null>(found);
  useEffect(() => {
    if (draft) saveTypedValues(paths.store, draft);
    else dropTypedValues(paths.store);
  }, [draft]);
  return { draft, setDraft, isRecovered: found !== null, clear: () => setDraft(null) };
}
