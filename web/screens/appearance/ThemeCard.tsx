import { ArrowRight, CopyPlus, Download, Palette, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useFragment } from "react-relay";
import type { themeWhole_theme$key } from "../../__generated__/themeWhole_theme.graphql.ts";
import { type Colors, colorsOf, isSameColors } from "../../theme/colors.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { saveAsFile } from "./export_themes.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { RenameTheme } from "./RenameTheme.tsx";
import styles from "./Themes.module.css";
import { ThemeThumb } from "./ThemeThumb.tsx";
import { themeWhole } from "./themeWhole.ts";
import { useApplyTheme } from "./useApplyTheme.ts";
import type { ColorEdits } from "./useColorEdits.ts";
import { useDeleteTheme } from "./useDeleteTheme.tsx";
import { useDuplicateTheme } from "./useDuplicateTheme.ts";
import { useUpdateTheme } from "./useUpdateTheme.ts";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/ConfirmDialog.tsx")).ConfirmDialog
);

/** A theme: pressed, its colours are tried; its menu has the rest. */
export function ThemeCard(props: {
  theme: themeWhole_theme$key;
  place: PlaceTheme;
  appearance: Colors & { readonly version: number };
  edits: ColorEdits;
}) {
  const { appearance, edits, place } = props;
  const theme = useFragment(themeWhole, props.theme);
  const { id, version, name } = theme;
  const settings = colorsOf(theme.settings);
  const [asks, setAsks] = useState<"rename" | "apply" | null>(null);
  const { showNotice } = useNotices();
  const applyTheme = useApplyTheme();
  const [update, isSaving] = useUpdateTheme();
  const duplicate = useDuplicateTheme(place);
  const remove = useDeleteTheme(place);
  const apply = () => applyTheme(theme, appearance.version, edits.drop);
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
              act: edits.isDirty ? () => setAsks("apply") : apply,
            },
            { label: "Renomear", Icon: Pencil, act: () => setAsks("rename") },
            { label: "Atualizar com estas cores", Icon: Palette, act: recolor },
            { label: "Duplicar", Icon: CopyPlus, act: () => duplicate(id) },
            {
              label: "Exportar",
              Icon: Download,
              act: () => saveAsFile(`tema ${name}`, [{ name, settings }]),
            },
            { label: "Excluir", Icon: Trash2, act: () => remove(theme) },
          ]}
        />
      </div>
      {asks === "rename" && (
        <RenameTheme
          theme={theme}
          update={update}
          isSaving={isSaving}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === "apply" && (
        <Suspense>
          <ConfirmDialog
            title={`Aplicar ${name}?`}
            stay="Voltar"
            goOn="Aplicar e descartar"
            onStay={() => setAsks(null)}
            onGoOn={() => {
              setAsks(null);
              apply();
            }}
          >
            Você mudou cores e ainda não salvou. O tema entra no lugar delas.
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}
