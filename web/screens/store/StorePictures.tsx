import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StorePictures_store$key } from "../../__generated__/StorePictures_store.graphql.ts";
import type { StorePicturesRemoveMutation } from "../../__generated__/StorePicturesRemoveMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { RequestFailure } from "../../relay/request.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { ImageInput } from "../../ui/forms/ImageInput.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Store.module.css";

/** The banner of the store, changed at once; its photo is the profile's. */
export function StorePictures(props: { store: StorePictures_store$key; onSaved: () => void }) {
  const { bannerUrl } = useFragment(
    graphql`
      fragment StorePictures_store on Store {
        bannerUrl
      }
    `,
    props.store,
  );
  const input = useRef<HTMLInputElement>(null);
  const [runAction, isBusy] = useMutationAction();
  const onDone = (message: string) => {
    showNotice(message, { variant: "success" });
    props.onSaved();
    input.current?.focus();
  };
  return (
    <Section title="Capa e foto">
      <div className={styles.form}>
        {bannerUrl && <img className={styles.banner} src={bannerUrl} alt="Capa da sua loja" />}
        <p className="small">
          A capa fica no alto, larga como 4 por 1; até 8 MB. A foto redonda é a do seu perfil.
        </p>
        <div className={styles.buttons}>
          <label className={styles.pick} aria-busy={isBusy}>
            <ImageInput
              ref={input}
              onChoose={(file) =>
                runAction(() => uploadBanner(file), () => onDone("Capa na sua loja."))}
            />
            {isBusy ? "Um momento…" : bannerUrl ? "Trocar capa" : "Escolher capa"}
          </label>
          {bannerUrl && (
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() => runAction(removeBanner, () => onDone("Capa removida."))}
            >
              Remover capa
            </BusyButton>
          )}
          <Button component={Link} to={paths.profile}>Trocar a foto</Button>
        </div>
      </div>
    </Section>
  );
}

/** Removes the banner; resolves to the error message, or null. */
async function removeBanner(): Promise<string | null> {
  const { removeStoreBanner } = await commit<StorePicturesRemoveMutation>(
    graphql`
      mutation StorePicturesRemoveMutation {
        removeStoreBanner {
          ...StoreScreen_store @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return removeStoreBanner.message ?? null;
}

/** Uploads a banner; resolves to the error message, or null. @throws RequestFailure */
async function uploadBanner(file: Blob): Promise<string | null> {
  const response = await fetch("/api/store/banner", { method: "POST", body: file }).catch(() => {
    throw new RequestFailure("offline");
  });
  if (response.ok) return null;
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) throw new RequestFailure("signedOut", requestId);
  const { message } = await response.json().catch(() => ({}));
  if (response.status < 500 && message) return message;
  throw new RequestFailure("server", requestId);
}
