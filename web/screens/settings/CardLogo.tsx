import { ImageInput } from "../../ui/forms/ImageInput.tsx";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CardLogoRemoveMutation } from "../../__generated__/CardLogoRemoveMutation.graphql.ts";
import type { CardLogo_style$key } from "../../__generated__/CardLogo_style.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { RequestFailure } from "../../relay/request.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./CardStyle.module.css";

/** The logo at the foot of the cards: choose one, or remove it. */
export function CardLogo(props: { style: CardLogo_style$key; onSaved: () => void }) {
  const { logoUrl } = useFragment(
    graphql`
      fragment CardLogo_style on CardStyle {
        logoUrl
      }
    `,
    props.style,
  );
  const input = useRef<HTMLInputElement>(null);
  const [runAction, isBusy] = useMutationAction();
  const onDone = (message: string) => {
    showNotice(message, { variant: "success" });
    props.onSaved();
    input.current?.focus();
  };
  const upload = (file: File) =>
    runAction(() => uploadLogo(file), () => onDone("Logo nas suas artes."));
  return (
    <Section title="Sua logo">
      <div className={styles.logo}>
        {logoUrl && <img className={styles.shown} src={logoUrl} alt="Sua logo" />}
        <p className="small">
          Fica no pé da arte. PNG com fundo transparente funciona melhor; até 8 MB.
        </p>
        <div className={styles.buttons}>
          <label className={styles.pick} aria-busy={isBusy}>
            <ImageInput ref={input} onChoose={upload} />
            {isBusy ? "Um momento…" : logoUrl ? "Trocar logo" : "Escolher logo"}
          </label>
          {logoUrl && (
            <BusyButton
              isBusy={isBusy}
              onClick={() => runAction(removeCardLogo, () => onDone("Logo removida."))}
            >
              Remover logo
            </BusyButton>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Removes the logo; resolves to the error message, or null. */
async function removeCardLogo(): Promise<string | null> {
  const { removeCardLogo } = await commit<CardLogoRemoveMutation>(
    graphql`
      mutation CardLogoRemoveMutation {
        removeCardLogo {
          ... on CardStyle {
            logoUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return removeCardLogo.message ?? null;
}

/** Uploads a logo; resolves to the error message, or null. @throws RequestFailure */
async function uploadLogo(file: Blob): Promise<string | null> {
  const response = await fetch("/api/cards/logo", { method: "POST", body: file }).catch(() => {
    throw new RequestFailure("offline");
  });
  if (response.ok) return null;
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) throw new RequestFailure("signedOut", requestId);
  const { message } = await response.json().catch(() => ({}));
  if (response.status < 500 && message) return message;
  throw new RequestFailure("server", requestId);
}
