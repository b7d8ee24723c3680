import { type ReactNode, useEffect, useState } from "react";
import { reloadForNewRelease } from "../../browser/chunk_errors.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { ErrorPage } from "../../ui/feedback/ErrorPage.tsx";
import { useTitle } from "./useTitle.ts";

/** A file of the app did not come: a new release has others, or there is no network. */
export function LostChunk({ otherwise }: { otherwise: ReactNode }) {
  const [found, setFound] = useState<"looking" | "offline" | "broken">("looking");
  const [isAgain, setIsAgain] = useState(false);
  const look = async () => {
    const answer = await reloadForNewRelease();
    setIsAgain(false);
    if (answer !== "reloading") setFound(answer);
  };
  useEffect(() => {
    look();
    addEventListener("online", look);
    return () => removeEventListener("online", look);
  }, []);
  useTitle(found === "offline" ? "Sem conexão" : null);
  if (found === "looking") return null;
  if (found === "broken") return otherwise;
  const retry = () => {
    setIsAgain(true);
    look();
  };
  return (
    <ErrorPage
      title="Sem conexão"
      action={
        <BusyButton variant="contained" isBusy={isAgain} onClick={retry}>Tentar de novo</BusyButton>
      }
    >
      Esta tela ainda não estava no aparelho. O que você escreveu está guardado.
    </ErrorPage>
  );
}
