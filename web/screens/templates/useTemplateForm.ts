import { useEffect, useState } from "react";
import { dropTypedValues, keepTypedValues, typedValues } from "../../shared/typed_values.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import type { TemplateValues } from "./template_values.ts";

/** What was typed, over what it was; `version` is the template's when the person began. */
type Draft = {
  readonly values: TemplateValues;
  readonly base: TemplateValues;
  readonly version: number;
};

/** The form of a template, and its draft, which outlives a reload and a lost network. */
export function useTemplateForm(templateId: string, fresh: Draft) {
  const key = `template:${templateId}`;
  const [kept] = useState(() => {
    const { values, base, version } = typedValues<Draft>(key);
    return values && base && version !== undefined ? { values, base, version } : null;
  });
  const [draft, setDraft] = useState(kept ?? fresh);
  const isDirty = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) keepTypedValues(key, draft);
    else dropTypedValues(key);
  }, [draft, isDirty]);
  return {
    ...draft,
    isRecovered: kept !== null,
    set: (change: Partial<TemplateValues>) =>
      setDraft((now) => ({ ...now, values: { ...now.values, ...change } })),
    /** Goes on from another state of the template, after a conflict was settled. */
    startFrom: setDraft,
    forget: () => dropTypedValues(key),
  };
}
