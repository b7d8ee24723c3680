import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import styles from "./Approvals.module.css";
import { type SwipeOutcome, swipeOutcome } from "./swipe.ts";
import { CheckIcon, CrossIcon } from "../../../ui/display/drawn_icons.tsx";

/** px after which a touch is a swipe and no press. */
const SLOP = 10;

/** A card that a finger moves: to the right accepts, to the left rejects; the buttons do the same. */
export function SwipeCard(props: {
  isBusy: boolean;
  onSwipe: (outcome: NonNullable<SwipeOutcome>) => void;
  children: ReactNode;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const release = (event: PointerEvent<HTMLDivElement>, isDone: boolean) => {
    if (!start.current) return;
    const { x, y } = start.current;
    start.current = null;
    setMoved(null);
    if (moved === null || !isDone) return;
    const width = event.currentTarget.clientWidth;
    const outcome = swipeOutcome(event.clientX - x, event.clientY - y, width);
    if (outcome) props.onSwipe(outcome);
  };
  return (
    <div className={styles.swipe} data-side={moved ? moved > 0 ? "accept" : "reject" : undefined}>
      <span aria-hidden="true">
        {(moved ?? 0) < 0 ? <CrossIcon size={20} /> : <CheckIcon size={20} />}
        {(moved ?? 0) < 0 ? "Recusar" : "Aprovar"}
      </span>
      <div
        className={styles.moving}
        data-isheld={moved !== null}
        style={moved ? { translate: `${moved}px` } : undefined}
        onPointerDown={(event) => {
          if (event.pointerType === "mouse" || props.isBusy) {
            return; // a mouse selects text
          }
          start.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          if (!start.current) {
            return;
          }
          const dx = event.clientX - start.current.x;
          if (moved === null) {
            if (Math.abs(dx) < SLOP) {
              return;
            }
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          setMoved(dx);
        }}
        onPointerUp={(event) =>
          release(event, true)}
        onPointerCancel={(event) =>
          release(event, false)}
      >
        {props.children}
      </div>
    </div>
  );
}
