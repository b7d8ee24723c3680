import { useEffect, useState } from "react";
import { dropTypedValues, keepTypedValues, typedValues } from "../../shared/typed_values.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import type { TemplateValues } from "./template_values.ts";

/** The typed values over the base that they started from; `version` is the base's. */
type Draft = {
  readonly values: TemplateValues;
  readonly base: TemplateValues;
  readonly version: number;
};

/** The form of a template; its draft is stored in the tab and outlives a reload. */
export function useTemplateForm(templateId: string, fresh: Draft) {
  const key = `template:${templateId}`;
  const [stored] = useState(() => {
    const { values, base, version } = typedValues<Draft>(key);
    return values && base && version !== undefined ? { values, base, version } : null;
  });
  const [draft, setDraft] = useState(stored ?? fresh);
  const isDirty = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) keepTypedValues(key, draft);
    else dropTypedValues(key);
  }, [draft, isDirty]);
  return {
    ...draft,
    isRecovered: stored !== null,
    set: (change: Partial<TemplateValues>) =>
      setDraft((now) => ({ ...now, values: { ...now.values, ...change } })),
    /** Continues from another base, after a conflict was resolved. */
    startFrom: setDraft,
    forget: () => dropTypedValues(key),
  };
}
