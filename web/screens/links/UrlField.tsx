import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "../../ui/forms/Field.tsx";
import { AMAZON_WORDS, isAmazon } from "./link_words.ts";
import type { LinkValues } from "./link_values.ts";

/** The field of an address; Amazon's is refused while it is typed. */
export function UrlField({ form, name, label, isRequired = true }: {
  form: UseFormReturn<LinkValues>;
  name: "targetUrl" | "fallback" | `targets.${number}.url`;
  label: string;
  isRequired?: boolean;
}) {
  const typed = useWatch({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const registered = form.register(name, {
    validate: (url) =>
      isAmazon(url) ? AMAZON_WORDS : !isRequired || url.trim() !== "" || "Cole o destino.",
  });
  const amazon = isAmazon(typed) ? AMAZON_WORDS : undefined;
  return (
    <Field
      size="small"
      label={label}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      {...registered}
      error={error !== undefined || amazon !== undefined}
      helperText={amazon ?? error?.message}
    />
  );
}
