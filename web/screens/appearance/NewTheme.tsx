import { Suspense, useState } from "react";
import type { Colors } from "../../theme/colors.ts";
import { NameDialogLater } from "./NameDialogLater.ts";
import type { InsertTheme } from "./place_theme.ts";
import { useCreateTheme } from "./useCreateTheme.ts";

/** Keeps the colours as they are shown, saved or not, under a name. */
export function NewTheme(props: { colors: Colors; place: InsertTheme; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, isSaving] = useCreateTheme(props.place);
  return (
    <Suspense>
      <NameDialogLater
        title="Salvar como tema"
        note="Guarda as três cores da prévia. Não muda as telas de ninguém até você aplicar."
        name=""
        isSaving={isSaving}
        refusal={refusal}
        onSave={(name) => {
          setRefusal(null);
          create({ name, settings: props.colors }, {
            onSaved: props.onClose,
            onRefused: setRefusal,
          });
        }}
        onClose={props.onClose}
      />
    </Suspense>
  );
}
