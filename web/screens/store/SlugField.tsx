import { Field } from "../../ui/forms/Field.tsx";
import { slugOf } from "./store_values.ts";

/** The end of the store's address; it says how the whole one reads. */
export function SlugField(props: {
  slug: string;
  /** The one that the store has; null: none yet. */
  saved: string | null;
  problem: string | undefined;
  onChange: (slug: string) => void;
}) {
  const { slug, problem } = props;
  return (
    <Field
      name="slug"
      label="Endereço"
      value={slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => props.onChange(slugOf(target.value))}
      error={problem !== undefined}
      helperText={problem ?? `${location.host}/store/${slug || "…"}`}
    />
  );
}
