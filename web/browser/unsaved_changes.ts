import { useEffect } from "react";

const unsaved = new Set<symbol>();

/** Whether a form that is open now holds something typed and not saved. */
export const hasUnsavedChanges = () => unsaved.size > 0;

/** Tells, while the form is there, that it holds something unsaved: the page is not reloaded over it. */
export function useUnsavedChanges(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}
