import type { Ref } from "react";

/** A hidden input for an image, or for what `accept` says; the label around it is its button. */
export const ImageInput = (
  props: { ref?: Ref<HTMLInputElement>; accept?: string; onChoose: (file: File) => void },
) => (
  <input
    ref={props.ref}
    type="file"
    accept={props.accept ?? "image/png,image/jpeg,image/webp"}
    className="sr-only"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) props.onChoose(file);
      target.value = ""; // the same file may be chosen again
    }}
  />
);
