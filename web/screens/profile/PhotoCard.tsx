import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PhotoCardRemovePhotoMutation } from "../../__generated__/PhotoCardRemovePhotoMutation.graphql.ts";
import type { PhotoCard_viewer$key } from "../../__generated__/PhotoCard_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Profile.module.css";
import { uploadPhoto } from "./upload_photo.ts";

const UNREADABLE = "Este arquivo não abre como imagem. Escolha uma foto JPEG, PNG ou WebP.";

/** The person's photo: choose, look at it, use it; or take it away. */
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
  const [share, setShare] = useState(0);
  const [runAction, isBusy] = useMutationAction();
  useUnsavedChanges(chosen !== null);
  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const picture = await squarePicture(file);
    if (picture) setChosen(picture);
    else showNotice(UNREADABLE, { variant: "error" });
  };
  const back = () => {
    setChosen(null);
    input.current?.focus(); // the button goes
  };
  const use = (picture: SquarePicture) => {
    setShare(0);
    runAction(() => uploadPhoto(picture.jpeg, setShare), () => {
      showNotice("Foto trocada.", { variant: "success" });
      back();
    });
  };
  const remove = () =>
    runAction(removePhoto, () => {
      showNotice("Foto removida. No lugar dela ficam suas iniciais.", { variant: "success" });
      back();
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
              <BusyButton variant="outlined" isBusy={isBusy} onClick={() => use(chosen)}>
                Usar esta foto
              </BusyButton>
            )}
            <label className={styles.pick}>
              <input
                ref={input}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                className="sr-only"
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  event.target.value = ""; // the same file may be chosen again
                }}
              />
              {chosen ? "Escolher outra" : photoUrl ? "Trocar foto" : "Escolher foto"}
            </label>
            {chosen
              ? <Button disabled={isBusy} onClick={back}>Cancelar</Button>
              : photoUrl && <BusyButton isBusy={isBusy} onClick={remove}>Remover foto</BusyButton>}
          </div>
          {chosen && isBusy && <ProgressBar label="Foto a caminho" share={share} />}
        </div>
      </div>
    </Section>
  );
}

/** Takes the person's photo away. */
async function removePhoto(): Promise<string | null> {
  const { removePhoto } = await commit<PhotoCardRemovePhotoMutation>(
    graphql`
      mutation PhotoCardRemovePhotoMutation {
        removePhoto {
          ... on Viewer {
            photoUrl
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
  return removePhoto.message ?? null;
}

const SIDE = 1024; // px: more than any place shows
const QUALITY = 0.9;

/** A picture as it will be sent, and an address to show it at. */
type SquarePicture = { readonly jpeg: Blob; readonly preview: string };

/** The middle of a picture, upright and no larger than needed; null: the browser cannot read it. */
async function squarePicture(file: Blob): Promise<SquarePicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const edge = Math.min(bitmap.width, bitmap.height);
  const side = Math.min(edge, SIDE);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d")!;
  brush.fillStyle = "#fff"; // where the picture is transparent
  brush.fillRect(0, 0, side, side);
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  brush.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY)
  );
  return jpeg && { jpeg, preview: canvas.toDataURL("image/jpeg", QUALITY) };
}
