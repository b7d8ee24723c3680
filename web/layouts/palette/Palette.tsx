import { Search, X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { usePauseSending } from "../../shared/sessions/PauseButton.tsx";
import { Overlay } from "../../ui/overlays/Overlay.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Palette.module.css";
import { PaletteOptions } from "./PaletteOptions.tsx";
import { type Entry, recordRecent } from "./entries.ts";
import { usePalette } from "./usePalette.ts";

/** The command palette: finds a screen, an action or a thing by a few letters. A combobox, as WAI-ARIA defines it. */
export function Palette(props: { isAdmin: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const sending = usePauseSending();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const { groups, entries, active, setActive, isLoading, error, words } = usePalette(
    typed,
    props.isAdmin,
  );
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Overlay label="Ir para" place="top" onClose={props.onClose}>
      {(close) => {
        const pick = (entry: Entry) => {
          recordRecent(entry);
          close(() => entry.act ? sending[entry.act](null) : navigate(entry.path));
        };
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.nativeEvent.isComposing) return; // an input method is composing a letter
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step && entries.length > 0) {
            event.preventDefault();
            setActive((active + step + entries.length) % entries.length);
          }
          if (event.key === "Enter" && entries[active]) pick(entries[active]);
        };
        return (
          <>
            <div className={styles.field}>
              <Search size={20} aria-hidden />
              <input
                type="text"
                role="combobox"
                aria-label="Buscar telas, ofertas e ações"
                placeholder="Buscar telas, ofertas e ações"
                aria-autocomplete="list"
                aria-expanded={entries.length > 0}
                aria-controls={listId}
                aria-activedescendant={entries[active] && optionId(active)}
                autoComplete="off"
                autoFocus
                enterKeyHint="go"
                spellCheck={false}
                maxLength={100}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <IconButton aria-label="Fechar" onClick={() => close()}>
                <X size={20} />
              </IconButton>
            </div>
            <PaletteOptions
              id={listId}
              optionId={optionId}
              groups={groups}
              active={active}
              onPoint={setActive}
              onPick={pick}
            />
            {isLoading && <p className={styles.note}>Buscando…</p>}
            {error && <p className={styles.note} role="alert">{error}</p>}
            {!isLoading && !error && entries.length === 0 && (
              <p className={styles.note}>Nada com “{words}”. Tente outra palavra.</p>
            )}
            <p className="sr-only" role="status">
              {words && !isLoading && countLabel(entries.length, "resultado", "resultados")}
            </p>
          </>
        );
      }}
    </Overlay>
  );
}
