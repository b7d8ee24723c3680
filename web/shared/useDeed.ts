import { useRef, useState } from "react";
import { useNotices } from "../ui/overlays/notices.ts";
import { useTroubleNotice } from "./useTroubleNotice.tsx";

/** Something done for the person: resolves to a refusal's sentence, or null once it is done. */
export type Deed = () => Promise<string | null>;

/** Does one thing at a time, however often it is asked to; what is refused, or fails, is told. */
export function useDeed() {
  const { showNotice } = useNotices();
  const tellTrouble = useTroubleNotice();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false); // state comes too late for a double click
  const run = async (deed: Deed, onDone?: () => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const refusal = await deed();
      if (refusal) showNotice(refusal, { variant: "error" });
      else onDone?.();
    } catch (error) {
      tellTrouble(error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return [run, isBusy] as const;
}
