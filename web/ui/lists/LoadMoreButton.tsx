import { useEffect, useRef } from "react";
import { BusyButton } from "../buttons/Button.tsx";

/** Loads the next page of a list. */
export const LoadMoreButton = (props: { isBusy: boolean; onClick: () => void }) => (
  <BusyButton fullWidth variant="outlined" {...props}>Mostrar mais</BusyButton>
);

/** Moves the focus to the first new entry of a list after `willGrow`; `length` is the current one. */
export function useFocusFirstNew(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(Infinity);
  useEffect(() => {
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>("a, button, input")
      ?.focus();
    firstNew.current = Infinity;
  }, [length]);
  return { list, willGrow: () => void (firstNew.current = length) };
}
