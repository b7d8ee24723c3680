import { useWordingForm } from "../../shared/wording/useWordingForm.ts";
import { type InsertTemplate, useSaveTemplate } from "./template_mutations.tsx";
import { changesOf, inputOf, type TemplateValues } from "./template_values.ts";

/** The form of a template, or of a new one (null), over its saved values. */
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
  const { create, update, isSaving } = useSaveTemplate(options.insert);
  const form = useWordingForm(template, saved, {
    draftKey: `template:${options.draftKey}`,
    problemFields: ["name", "season"],
    savedWords: "Modelo salvo.",
    create: (values, handlers) => create(inputOf(values), handlers),
    update(item, values, base, handlers) {
      const changes = changesOf(values, base);
      if (Object.keys(changes).length === 0) return false;
      update({ ...item, ...changes }, handlers);
      return true;
    },
    onRefused: options.onRefused,
    onDone: options.onDone,
  });
  return { ...form, isSaving };
}
