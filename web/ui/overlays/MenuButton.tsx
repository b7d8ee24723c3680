import { EllipsisVertical } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { IconButton } from "../buttons/Button.tsx";

const ActionMenu = lazyOnIdle(async () => (await import("./Menu.tsx")).ActionMenu);

/** An entry of a menu: an action, or a link out of the app. */
export type Action =
  & { readonly label: string; readonly Icon: ComponentType<{ size?: number }> }
  & ({ readonly act: () => void } | { readonly href: string });

/** A button with three dots that opens a menu of actions. */
export function MenuButton(props: {
  /** Names the button. */
  label: string;
  /** Names the menu. */
  menuLabel: string;
  actions: readonly Action[];
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      {anchor && (
        <Suspense>
          <ActionMenu
            label={props.menuLabel}
            anchor={anchor}
            actions={props.actions}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
