import { useEffect } from "react";

const unsaved = new Set<symbol>();

/** Whether an open form has unsaved changes. */
export const hasUnsavedChanges = () => unsaved.size > 0;

/** Marks the form as unsaved while it is mounted and `isDirty`, so that the page is not reloaded. */
export function useUnsavedChanges(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}
