import { useRef, useState } from "react";
import { showNotice } from "../ui/overlays/notices.ts";
import { useErrorNotice } from "./outcome_notices.ts";

/** Calls a mutation: resolves to the message of the error it answers, or to null on success. */
type MutationAction = () => Promise<string | null>;

/**
 * Returns a function that runs one action at a time, and whether one is running. A second call while
 * one runs does nothing. An error message or a failed request is shown as a notice.
 */
export function useMutationAction() {
  const showError = useErrorNotice();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false); // state comes too late for a double click
  const runAction = async (action: MutationAction, onSuccess?: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const message = await action();
      if (message) showNotice(message, { variant: "error" });
      else onSuccess?.();
    } catch (error) {
      showError(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [runAction, isBusy] as const;
}
