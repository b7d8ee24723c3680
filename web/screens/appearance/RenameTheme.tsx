import { Suspense, useState } from "react";
import { NameDialogLater } from "./NameDialogLater.ts";
import type { useUpdateTheme } from "./useUpdateTheme.ts";

/** Gives a theme another name. */
export function RenameTheme(props: {
  theme: { readonly id: string; readonly version: number; readonly name: string };
  update: ReturnType<typeof useUpdateTheme>[0];
  isSaving: boolean;
  onClose: () => void;
}) {
  const { theme: { id, version, name } } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Suspense>
      <NameDialogLater
        title="Renomear tema"
        name={name}
        isSaving={props.isSaving}
        refusal={refusal}
        onSave={(name) => {
          setRefusal(null);
          props.update({ id, version, name }, { onSaved: props.onClose, onRefused: setRefusal });
        }}
        onClose={props.onClose}
      />
    </Suspense>
  );
}
