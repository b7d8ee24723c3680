import { ImageInput } from "../../ui/forms/ImageInput.tsx";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PhotoCard_viewer$key } from "../../__generated__/PhotoCard_viewer.graphql.ts";
import { preloadWhenIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Profile.module.css";
import type { SquarePicture } from "./photo.ts";

const loadPhoto = () => import("./photo.ts");
preloadWhenIdle(loadPhoto);

const UNREADABLE = "Este arquivo não abre como imagem. Escolha uma foto JPEG, PNG ou WebP.";

/** The person's photo: choose one, check the preview, upload it; or remove it. */
export function PhotoCard(props: { viewer: PhotoCard_viewer$key }) {
  const { displayName, email, photoUrl } = useFragment(
    graphql`
      fragment PhotoCard_viewer on Viewer {
        displayName
        email
        photoUrl
      }
    `,
    props.viewer,
  );
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<SquarePicture | null>(null);
  const [progress, setProgress] = useState(0);
  const [runAction, isBusy] = useMutationAction();
  useUnsavedChanges(chosen !== null);
  const choose = async (file: File) => {
    if (isBusy) return;
    const picture = await (await loadPhoto()).squarePicture(file);
    if (picture) setChosen(picture);
    else showNotice(UNREADABLE, { variant: "error" });
  };
  const reset = () => {
    setChosen(null);
    input.current?.focus(); // the pressed button disappears
  };
  const upload = (picture: SquarePicture) => {
    setProgress(0);
    runAction(async () => (await loadPhoto()).uploadPhoto(picture.jpeg, setProgress), () => {
      showNotice("Foto trocada.", { variant: "success" });
      reset();
    });
  };
  const remove = () =>
    runAction(async () => (await loadPhoto()).removePhoto(), () => {
      showNotice("Foto removida. No lugar dela ficam suas iniciais.", { variant: "success" });
      reset();
    });
  return (
    <Section title="Foto">
      <div className={styles.photo}>
        <Avatar name={displayName || email} photoUrl={chosen?.preview ?? photoUrl} size={88} />
        <div className={styles.beside}>
          <p className="small">
            {chosen
              ? "É assim que ela vai aparecer. Ainda não foi enviada."
              : "JPEG, PNG ou WebP. Fica o quadrado do meio."}
          </p>
          <div className={styles.buttons}>
            {chosen && (
              <BusyButton
                variant="outlined"
                isBusy={isBusy}
                onClick={() => upload(chosen)}
              >
                Usar esta foto
              </BusyButton>
            )}
            <label className={styles.pick}>
              <ImageInput ref={input} onChoose={choose} />
              {chosen ? "Escolher outra" : photoUrl ? "Trocar foto" : "Escolher foto"}
            </label>
            {chosen
              ? <Button disabled={isBusy} onClick={reset}>Cancelar</Button>
              : photoUrl && <BusyButton isBusy={isBusy} onClick={remove}>Remover foto</BusyButton>}
          </div>
          {chosen && isBusy && <ProgressBar label="Foto a caminho" share={progress} />}
        </div>
      </div>
    </Section>
  );
}
