import { ImageInput } from "../../../ui/forms/ImageInput.tsx";
import { ImageOff, ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProductPhoto } from "../../../ui/display/ProductPhoto.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { useMutationAction } from "../../useMutationAction.ts";
import { uploadPicture } from "./upload_picture.ts";
import styles from "./PictureField.module.css";
import { isPictureAddress, picturesToChoose } from "./read_value.ts";
import type { OfferForm } from "./useOfferForm.ts";

const check = (typed: string) =>
  typed.trim() === "" || isPictureAddress(typed) || "Escreva o endereço inteiro, com https://.";

/** The picture of an offer: one of the page's, one from the device, one by its address, or none. */
export function PictureField(
  { offerForm, pictures }: { offerForm: OfferForm; pictures: readonly string[] },
) {
  const { form, values } = offerForm;
  const { imageUrl } = values;
  const [hasAddress, setHasAddress] = useState(false);
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const [runAction, isBusy] = useMutationAction();
  const name = useId();
  const registered = form.register("imageUrl", { validate: check });
  const error = form.formState.errors.imageUrl;
  const choose = (url: string) =>
    form.setValue("imageUrl", url, { shouldDirty: true, shouldValidate: true });
  const shown = picturesToChoose(check(imageUrl) === true ? imageUrl : "", [
    ...pictures,
    ...uploaded,
  ]);
  const upload = (file: File) =>
    void runAction(async () => {
      const result = await uploadPicture(file);
      if ("message" in result) return result.message;
      setUploaded((before) => [...before, result.imageUrl]);
      choose(result.imageUrl);
      return null;
    });
  return (
    <fieldset className={styles.field}>
      <legend>Imagem</legend>
      <div className={styles.strip}>
        <label className={styles.tile} data-upload aria-busy={isBusy}>
          <ImageInput onChoose={upload} />
          <ImagePlus size={20} aria-hidden />
          {isBusy ? "Enviando…" : "Enviar foto"}
        </label>
        {shown.map((url, at) => (
          <label key={url} className={styles.tile}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={`Imagem ${at + 1} de ${shown.length}`}
              checked={url === imageUrl.trim()}
              onChange={() => choose(url)}
            />
            <ProductPhoto url={url} shape="square" />
          </label>
        ))}
        <label className={styles.tile}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={imageUrl.trim() === ""}
            onChange={() => choose("")}
          />
          <ImageOff size={20} aria-hidden />
          Sem imagem
        </label>
      </div>
      {hasAddress || error
        ? (
          <Field
            size="small"
            type="url"
            label="Endereço da imagem"
            {...fieldProps(registered, error)}
          />
        )
        : (
          <Button size="small" className={styles.more} onClick={() => setHasAddress(true)}>
            Usar o endereço de uma imagem
          </Button>
        )}
    </fieldset>
  );
}
