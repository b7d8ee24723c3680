import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

/** The place of the entry that is dragged, and of the one that it is over. */
export type Drag = { readonly from: number; readonly to: number };

/**
 * Follows the pointer from a handle over the entries of a list; `move` is called when it is let go
 * over another one.
 */
export function useDrag(
  list: { readonly current: HTMLUListElement | null },
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const start = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return;
    let to = from;
    const onMove = ({ clientY }: PointerEvent) => {
      to = placeAt(list.current, clientY) ?? to;
      setDrag({ from, to });
    };
    const stop = new AbortController();
    end.current = () => {
      stop.abort();
      setDrag(null);
    };
    const { signal } = stop;
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointercancel", () => end.current?.(), { signal });
    addEventListener("pointerup", () => {
      end.current?.();
      if (to !== from) move(from, to);
    }, { signal });
  };
  return [drag, start] as const;
}

/** Returns the place of the entry at that height: the first or the last outside of the list. */
function placeAt(list: HTMLUListElement | null, y: number): number | null {
  if (!list) return null;
  const below = [...list.children].findIndex((entry) => entry.getBoundingClientRect().bottom > y);
  return below === -1 ? list.children.length - 1 : below;
}
