import { useState } from "react";
import { freshKey } from "../../shared/fresh_key.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { useReadOffer } from "./useReadOffer.ts";

/** Makes an offer of a product that a search found; `making` is the address it is about. */
export function useMakeOffer(onCreated: (offerId: string) => void) {
  const { read } = useReadOffer();
  const [making, setMaking] = useState<string | null>(null);
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const make = (url: string) => {
    setMaking(url);
    read({ url, key: freshKey() }, (outcome) => {
      setMaking(null);
      if (outcome.kind === "offer") return onCreated(outcome.offerId);
      if (outcome.kind === "failed") return showError(outcome.failure);
      showNotice(outcome.message, { variant: "error" });
    });
  };
  return { make, making };
}
