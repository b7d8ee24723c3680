import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { followAfterClose, Overlay, OverlayHeader } from "../ui/overlays/Overlay.tsx";
import { NavList } from "./NavList.tsx";
import styles from "./MoreSheet.module.css";

/** The whole drawer on a phone, as a sheet; `children` stand at its foot. */
export function MoreSheet(
  props: { isAdmin: boolean; waiting: number; onClose: () => void; children?: ReactNode },
) {
  const navigate = useNavigate();
  return (
    <Overlay label="Mais" place="edge" onClose={props.onClose}>
      {(close) => (
        <>
          <OverlayHeader title="Mais" onClose={() => close()} />
          <nav aria-label="Todas as telas" className={styles.places}>
            <NavList
              isAdmin={props.isAdmin}
              waiting={props.waiting}
              onFollow={(event, { path }) => followAfterClose(event, close, () => navigate(path))}
            />
            <div
              className={styles.foot}
              onClickCapture={(event) => {
                const link = (event.target as Element).closest("a");
                if (link) followAfterClose(event, close, () => navigate(link.pathname));
              }}
            >
              {props.children}
            </div>
          </nav>
        </>
      )}
    </Overlay>
  );
}
