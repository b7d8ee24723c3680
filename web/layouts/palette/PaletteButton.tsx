import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import styles from "./PaletteButton.module.css";

const Palette = lazyOnIdle(async () => (await import("./Palette.tsx")).Palette);

const OPEN = "open-palette";

/** Opens the palette from elsewhere on the page. */
export const openPalette = () => void dispatchEvent(new Event(OPEN));

const isMac = /^(Mac|iP)/.test(navigator.platform);

/** Opens the palette: a box on wide screens, an icon on phones, and Ctrl K on both. */
export function PaletteButton({ isAdmin }: { isAdmin: boolean }) {
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog]")) setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener(OPEN, open);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener(OPEN, open);
    };
  }, []);
  const button = {
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": isMac ? "Meta+K" : "Control+K",
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {isDesktop
        ? (
          <button type="button" {...button} className={`${styles.box} on-page`}>
            <Search size={18} aria-hidden />
            Buscar telas, ofertas e ações
            <kbd className="on-card" aria-hidden="true">{isMac ? "⌘ K" : "Ctrl K"}</kbd>
          </button>
        )
        : (
          <IconButton {...button} aria-label="Buscar telas, ofertas e ações">
            <Search size={22} />
          </IconButton>
        )}
      {isOpen && (
        <Suspense>
          <Palette isAdmin={isAdmin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
