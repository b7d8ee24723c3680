import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { failureOf } from "../../identity/failures.ts";
import { IdentityFailure, type SocialProvider } from "../../identity/identity.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { AcceptanceNote, recordAcceptance } from "./Acceptance.tsx";
import styles from "./Auth.module.css";
import { showIdentityError } from "./auth_form.tsx";
import { markLeavingForSocial, takeReturnedFromSocial } from "./useAfterSignIn.ts";

/** Google's logo, in the colours that its brand rules demand on any background. */
const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.63-.06-1.25-.16-1.84H9v3.49h4.84a4.14 4.14 0 0 1-1.8 2.71v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.71H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path
      fill="#FBBC05"
      d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z"
    />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);

/** Apple's logo, in the colour of the text beside it. */
const AppleMark = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M17.05 12.54c-.03-2.82 2.3-4.17 2.41-4.24a5.18 5.18 0 0 0-4.08-2.2c-1.73-.18-3.39 1.02-4.27 1.02-.88 0-2.24-1-3.69-.97a5.44 5.44 0 0 0-4.57 2.79c-1.95 3.38-.5 8.39 1.4 11.13.93 1.34 2.04 2.85 3.49 2.8 1.4-.06 1.93-.91 3.63-.91 1.69 0 2.17.9 3.66.87 1.51-.03 2.47-1.37 3.39-2.72a11.2 11.2 0 0 0 1.54-3.15 4.9 4.9 0 0 1-2.91-4.42zM14.26 4.27A4.98 4.98 0 0 0 15.4.7a5.07 5.07 0 0 0-3.28 1.7 4.74 4.74 0 0 0-1.17 3.43 4.19 4.19 0 0 0 3.31-1.56z" />
  </svg>
);

const brands: Record<SocialProvider, { label: string; Mark: typeof GoogleMark }> = {
  google: { label: "Continuar com o Google", Mark: GoogleMark },
  apple: { label: "Continuar com a Apple", Mark: AppleMark },
};

/** Buttons for the other providers, if any: they open a pop-up, or leave the page and return. */
export function SocialButtons(
  { onDone, hasAcceptanceNote = true }: {
    onDone: () => Promise<void>;
    /** False where the screen already shows the note. */
    hasAcceptanceNote?: boolean;
  },
) {
  const current = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  useEffect(() => {
    const error = new URLSearchParams(current.search).get("error");
    if (!error) return;
    showIdentityError(new IdentityFailure(failureOf(error)));
    navigate(returnPath(current), { replace: true, state: current.state }); // shown once
  }, []);
  if (identity.social.length === 0) return null;

  const signIn = async (provider: SocialProvider) => {
    setBusy(provider);
    markLeavingForSocial();
    try {
      await identity.signInWith(provider, returnPath(current));
      await recordAcceptance();
      await onDone();
    } catch (error) {
      showIdentityError(error);
    }
    takeReturnedFromSocial();
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
            onClick={() => signIn(provider)}
          >
            {label}
          </BusyButton>
        );
      })}
      {hasAcceptanceNote && <AcceptanceNote action="Ao continuar por aqui" />}
    </div>
  );
}

/** This address as a provider returns to it, without the error of an earlier attempt. */
function returnPath({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.delete("error");
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
