import { ArrowRight, CopyPlus, Download, Palette, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThemeCard_theme$key } from "../../__generated__/ThemeCard_theme.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { type Colors, colorsOf, isSameColors } from "../../theme/colors.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ThemeThumb } from "./PreviewCard.tsx";
import styles from "./Themes.module.css";
import { useApplyTheme } from "./appearance_mutations.ts";
import { saveAsFile } from "./export_themes.ts";
import {
  type InsertTheme,
  useCloneTheme,
  useDeleteTheme,
  useUpdateTheme,
} from "./theme_mutations.tsx";
import type { ColorEdits } from "./useColorEdits.ts";

const NameDialog = lazyOnIdle(async () => (await import("./AppearanceDialogs.tsx")).NameDialog);

/** A theme: a click tries its colours, the menu has the other actions. */
export function ThemeCard(props: {
  theme: ThemeCard_theme$key;
  insert: InsertTheme;
  appearance: Colors & { readonly version: number };
  edits: ColorEdits;
}) {
  const { appearance, edits, insert } = props;
  const theme = useFragment(themeFragment, props.theme);
  const { id, version, name } = theme;
  const settings = colorsOf(theme.settings);
  const [dialog, setDialog] = useState<"rename" | "apply" | null>(null);
  const applyTheme = useApplyTheme();
  const [update, isSaving] = useUpdateTheme();
  const clone = useCloneTheme(insert);
  const remove = useDeleteTheme(insert);
  const apply = () => applyTheme(theme, appearance.version, edits.discard);
  const recolor = () =>
    update({ id, version, settings: edits.shown }, {
      onSaved: () => {},
      onRefused: (message) => void showNotice(message, { variant: "error" }),
    });
  const isInUse = isSameColors(settings, appearance);
  return (
    <li className={`${styles.theme} ${isInUse ? styles.inUse : ""}`}>
      <button
        type="button"
        className={styles.try}
        aria-label={`Experimentar: ${name}`}
        onClick={() => edits.pick(settings)}
      >
        <ThemeThumb colors={settings} />
      </button>
      <div className={styles.foot}>
        <span className={styles.name}>
          <b>{name}</b>
          {isInUse && <span className="small">em uso</span>}
        </span>
        <MenuButton
          label={`Ações: ${name}`}
          menuLabel="Ações do tema"
          actions={[
            {
              label: "Aplicar",
              Icon: ArrowRight,
              act: edits.isDirty ? () => setDialog("apply") : apply,
            },
            { label: "Renomear", Icon: Pencil, act: () => setDialog("rename") },
            { label: "Atualizar com estas cores", Icon: Palette, act: recolor },
            { label: "Duplicar", Icon: CopyPlus, act: () => clone(id) },
            {
              label: "Exportar",
              Icon: Download,
              act: () => saveAsFile(`tema ${name}`, [{ name, settings }]),
            },
            { label: "Excluir", Icon: Trash2, act: () => remove(theme) },
          ]}
        />
      </div>
      {dialog === "rename" && (
        <RenameTheme
          theme={theme}
          update={update}
          isSaving={isSaving}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "apply" && (
        <LazyConfirmDialog
          title={`Aplicar ${name}?`}
          stay="Voltar"
          goOn="Aplicar e descartar"
          onStay={() => setDialog(null)}
          onGoOn={() => {
            setDialog(null);
            apply();
          }}
        >
          Você mudou cores e ainda não salvou. O tema entra no lugar delas.
        </LazyConfirmDialog>
      )}
    </li>
  );
}

/** All that the list shows of a theme: every mutation and subscription selects it. */
const themeFragment = graphql`
  fragment ThemeCard_theme on Theme {
    id
    version
    name
    settings {
      sidebarColor
      primaryColor
      cardColor
    }
  }
`;

/** Renames a theme. */
function RenameTheme(props: {
  theme: { readonly id: string; readonly version: number; readonly name: string };
  update: ReturnType<typeof useUpdateTheme>[0];
  isSaving: boolean;
  onClose: () => void;
}) {
  const { theme: { id, version, name } } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Suspense>
      <NameDialog
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
