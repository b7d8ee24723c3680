import { ImagePlus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { FeedbackKind } from "../../../__generated__/sendFeedbackMutation.graphql.ts";
import { buildId } from "../../../browser/page_meta.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../../shared/drafts.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Fold } from "../../../ui/forms/Fold.tsx";
import { ImageInput } from "../../../ui/forms/ImageInput.tsx";
import { Radios } from "../../../ui/forms/Radios.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import {
  type Capture,
  keepCapture,
  readPicture,
  useCapture,
} from "../../../shared/feedback/captured.ts";
import styles from "./Feedback.module.css";
import { feedbackKinds, kindWords } from "../../../shared/feedback/feedback_words.ts";
import { attachedDevice, sendFeedback } from "./sendFeedback.ts";

const DRAFT = "feedback";
const LENGTH = { least: 10, most: 4_000 };

type Typed = { kind: FeedbackKind; text: string };

/** What the person writes; a reload or a lost network keeps it. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const captured = useCapture();
  const [{ kind, text }, setTyped] = useState<Typed>(() => ({
    kind: "PROBLEM",
    text: "",
    ...typedValues<Typed>(DRAFT),
  }));
  const [error, setError] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const change = (changed: Partial<Typed>) => {
    const typed = { kind, text, ...changed };
    setTyped(typed);
    setError(null);
    saveTypedValues(DRAFT, typed);
  };
  const page = captured?.page ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < LENGTH.least) {
      setError("Conte um pouco mais: pelo menos 10 caracteres.");
      return;
    }
    void runAction(
      () => sendFeedback({ kind, text, page, screenshot: captured?.picture?.jpeg ?? null }),
      () => {
        dropTypedValues(DRAFT);
        setTyped({ kind, text: "" });
        keepCapture(null);
        showNotice("Recebemos. A resposta chega aqui e por e-mail.", { variant: "success" });
        onSent();
      },
    );
  };
  return (
    <Section title="Escreva para a gente">
      <form className={styles.stack} onSubmit={submit} noValidate>
        <Radios
          label="O que é"
          row
          value={kind}
          onChange={(kind) => change({ kind })}
          choices={feedbackKinds.map((value) => ({ value, label: kindWords[value].label }))}
        />
        <Field
          label={kindWords[kind].ask}
          multiline
          minRows={4}
          maxLength={LENGTH.most}
          value={text}
          error={error !== null}
          helperText={error ?? undefined}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Screenshot captured={captured} onAttach={keepCapture} />
        <Fold label="O que vai junto" isOpen={false}>
          <ul className={`small ${styles.attached}`}>
            <li>{page ? `A tela: ${page}` : "Nenhuma tela"}</li>
            <li>A versão do site: {buildId ?? "desenvolvimento"}</li>
            <li>O navegador: {attachedDevice()}</li>
          </ul>
        </Fold>
        <div>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>Enviar</BusyButton>
        </div>
      </form>
    </Section>
  );
}

/** The picture that goes along, as it will be sent; it can be removed. */
function Screenshot(
  { captured, onAttach }: {
    captured: Capture | null;
    onAttach: (capture: Capture | null) => void;
  },
) {
  const choose = async (file: File) => {
    const picture = await readPicture(file);
    if (picture) onAttach({ page: captured?.page ?? null, picture });
    else {showNotice("Não consegui abrir esta imagem. Escolha JPEG, PNG ou WebP.", {
        variant: "error",
      });}
  };
  if (captured?.picture) {
    return (
      <figure className={styles.screenshot}>
        <img src={captured.picture.preview} alt="A imagem que vai junto" />
        <figcaption className="small">
          {captured.page
            ? "A tela de onde você veio. O que foi digitado está coberto; confira antes de enviar."
            : "Confira se não há nada que você não queira mostrar."}
        </figcaption>
        <Button
          variant="outlined"
          startIcon={<X size={18} aria-hidden />}
          onClick={() => onAttach(captured.page ? { page: captured.page, picture: null } : null)}
        >
          Tirar a imagem
        </Button>
      </figure>
    );
  }
  return (
    <div className={styles.pick}>
      <label className={styles.choose}>
        <ImageInput onChoose={(file) => void choose(file)} />
        <ImagePlus size={18} aria-hidden /> Anexar uma imagem
      </label>
      <p className="small">
        Para mostrar outra tela, abra-a e escolha “Relatar problema nesta tela” no menu da sua
        conta.
      </p>
    </div>
  );
}
