import { useRef, useState } from "react";

/**
 * The steps of an import: `check` sends a text without saving it, `save` imports it. `result` is of
 * the last check, or of a save that was refused; a result of another text is dropped.
 */
export function useCsvImport<Result>(
  send: (csv: string, dryRun: boolean, onResult: (result: Result) => void) => void,
) {
  const [result, setResult] = useState<Result | null>(null);
  const requested = useRef<string>(null);
  const onResultOf = (csv: string) => (result: Result) => {
    if (requested.current === csv) setResult(result);
  };
  return {
    result,
    clear() {
      requested.current = null;
      setResult(null);
    },
    check(csv: string) {
      requested.current = csv;
      send(csv, true, onResultOf(csv));
    },
    save: (csv: string) => send(csv, false, onResultOf(csv)),
  };
}
