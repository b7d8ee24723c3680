import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { failureOf } from "../../identity/failures.ts";
import { IdentityFailure, type SocialProvider } from "../../identity/identity.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { AcceptanceNote } from "./AcceptanceNote.tsx";
import styles from "./SocialButtons.module.css";
import { AppleMark, GoogleMark } from "./marks.tsx";
import { recordAcceptance } from "./recordAcceptance.ts";
import { cameFromSocial, leavesForSocial, socialReturn } from "./social_return.ts";
import { useRefusal } from "./useRefusal.ts";

const brands: Record<SocialProvider, { label: string; Mark: typeof GoogleMark }> = {
  google: { label: "Continuar com o Google", Mark: GoogleMark },
  apple: { label: "Continuar com a Apple", Mark: AppleMark },
};

/** The other ways in, where there are any: by a pop-up, or by leaving the page and coming back. */
export function SocialButtons(
  { onDone, isNoted = false }: {
    onDone: () => Promise<void>;
    /** What one accepts by it stands beside it already. */
    isNoted?: boolean;
  },
) {
  const here = useLocation();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  useEffect(() => {
    const error = new URLSearchParams(here.search).get("error");
    if (!error) return;
    refuse(new IdentityFailure(failureOf(error)));
    navigate(socialReturn(here), { replace: true, state: here.state }); // said once
  }, []);
  if (identity.social.length === 0) return null;

  const enter = async (provider: SocialProvider) => {
    setBusy(provider);
    leavesForSocial();
    try {
      await identity.signInWith(provider, socialReturn(here));
      await recordAcceptance();
      await onDone();
    } catch (failure) {
      refuse(failure);
    }
    cameFromSocial();
    setBusy(null);
  };
  return (
    <div className={styles.social}>
      <p className={styles.or}>ou</p>
      {identity.social.map((provider) => {
        const { label, Mark } = brands[provider];
        return (
          <BusyButton
            key={provider}
            variant="outlined"
            startIcon={<Mark />}
            isBusy={busy === provider}
            disabled={busy !== null}
            onClick={() => enter(provider)}
          >
            {label}
          </BusyButton>
        );
      })}
      {!isNoted && <AcceptanceNote action="Ao continuar por aqui" />}
    </div>
  );
}
