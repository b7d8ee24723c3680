import { FileText, ImageOff, ImagePlus } from "lucide-react";
import { uploadPicture } from "../../shared/offers/editor/upload_picture.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { ImageInput } from "../../ui/forms/ImageInput.tsx";
import { MOST_MEGABYTES, uploadMedia } from "./upload_media.ts";
import type { TextMedia } from "./text_values.ts";
import styles from "./Texts.module.css";

/** How each kind is called, and what a text below it stands beside. */
export const mediaWords = {
  IMAGE: { name: "imagem", beside: "com foto" },
  VIDEO: { name: "vídeo", beside: "com vídeo" },
  DOCUMENT: { name: "PDF", beside: "com PDF" },
} as const;

const messengers = { TELEGRAM: "Telegram", WHATSAPP: "WhatsApp" } as const;
const ACCEPTED = "image/png,image/jpeg,image/webp,video/mp4,application/pdf";

/** The picture, video or document that goes with a text. */
export function MediaField(
  { media, onChange }: { media: TextMedia | null; onChange: (media: TextMedia | null) => void },
) {
  const [runAction, isUploading] = useMutationAction();
  const upload = (file: File) =>
    void runAction(async () => {
      const result = await uploaded(file);
      if ("message" in result) return result.message;
      onChange(result);
      return null;
    });
  const [refusing] = media?.tooLargeFor ?? [];
  return (
    <fieldset className={styles.field}>
      <legend>Imagem, vídeo ou PDF</legend>
      <div className={styles.picture}>
        {media?.kind === "IMAGE" && <ProductPhoto url={media.url} shape="square" />}
        {media && media.kind !== "IMAGE" && (
          <span className={styles.file}>
            <b>{media.name}</b>
            <span className="small tnum">{sizeLabel(media)}</span>
          </span>
        )}
        <label className={styles.upload} aria-busy={isUploading}>
          <ImageInput accept={ACCEPTED} onChoose={upload} />
          <ImagePlus size={20} aria-hidden />
          {isUploading ? "Enviando…" : media ? "Trocar o arquivo" : "Enviar arquivo"}
        </label>
        {media && (
          <Button
            size="small"
            startIcon={<ImageOff size={16} aria-hidden />}
            onClick={() => onChange(null)}
          >
            Tirar
          </Button>
        )}
      </div>
      <p className="small">
        Um vídeo MP4 ou um PDF pode ter até {MOST_MEGABYTES} MB. Canais do WhatsApp não levam PDF.
      </p>
      {media && refusing && (
        <Alert severity="warning">
          Este {mediaWords[media.kind].name} é grande demais para o{" "}
          {messengers[refusing]}: nos grupos de lá o texto não sai.
        </Alert>
      )}
    </fieldset>
  );
}

async function uploaded(file: File): Promise<TextMedia | { readonly message: string }> {
  if (!file.type.startsWith("image/")) return await uploadMedia(file);
  const result = await uploadPicture(file);
  if ("message" in result) return result;
  return { url: result.imageUrl, kind: "IMAGE", name: null, sizeBytes: null, tooLargeFor: [] };
}

/** A video or a document in a message's preview. */
export const AttachedFile = ({ media }: { media: TextMedia }) =>
  media.kind === "VIDEO"
    ? (
      <video
        className={styles.video}
        src={media.url}
        controls
        preload="metadata"
        aria-label={media.name ?? "Vídeo"}
      />
    )
    : (
      <a className={styles.document} href={media.url} download={media.name ?? ""}>
        <FileText size={24} aria-hidden />
        <span className={styles.file}>
          <b>{media.name}</b>
          <span className="small tnum">{`PDF · ${sizeLabel(media)}`}</span>
        </span>
      </a>
    );

const sizeLabel = ({ sizeBytes }: TextMedia): string => {
  const megabytes = (sizeBytes ?? 0) / 1_000_000;
  if (megabytes < 0.1) return "menos de 0,1 MB";
  return `${megabytes.toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;
};
