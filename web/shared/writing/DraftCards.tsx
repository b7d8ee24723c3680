import { Copy } from "lucide-react";
import { Fragment, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { CardPicture } from "../offers/CardPicture.tsx";
import type { Written } from "./useWriteTexts.ts";
import type { ChosenDraft } from "./WriteButton.tsx";
import styles from "./Writing.module.css";

/** The texts side by side, below each other on phones; each says who wrote it. */
export function DraftCards({ written, purpose, onChoose }: {
  written: Written;
  purpose: "OFFER_MESSAGE" | "TEMPLATE" | "CAMPAIGN_TEXT";
  onChoose: (draft: ChosenDraft) => void;
}) {
  const [changesTitle, setChangesTitle] = useState(false);
  const drafts = written.drafts ?? [];
  if (drafts.length === 0) {
    return <EmptyState>Nenhum texto desta vez. Peça de novo, ou mude o tom.</EmptyState>;
  }
  const useLabel = written.isReply ? "Usar como mensagem" : "Usar este";
  const isOfOffer = purpose === "OFFER_MESSAGE";
  const hasTitle = isOfOffer && drafts.some(({ title }) => title != null);
  return (
    <div className={styles.result}>
      {hasTitle && (
        <Switch checked={changesTitle} onChange={setChangesTitle}>
          Usar o título curto também na oferta e na arte
        </Switch>
      )}
      <ul className={styles.drafts} aria-label="Textos">
        {drafts.map(({ body, text, message, title, card, writtenBy }, at) => (
          <li key={at} className={styles.draft}>
            <div className={styles.head}>
              <h3>Texto {at + 1}</h3>
              <Chip>{writtenBy === "MODEL" ? "Escrito por IA" : "Escrito pelas regras"}</Chip>
            </div>
            <MessageBubble text={text} imageUrl={null} />
            {changesTitle && card && (
              <CardPicture {...card} alt={`Arte com o título curto: ${title}`} />
            )}
            {written.isReply && (
              <Button
                variant="contained"
                startIcon={<Copy size={18} aria-hidden />}
                aria-label={`Copiar: texto ${at + 1}`}
                onClick={() => void copyWithNotice(message, "Resposta copiada.")}
              >
                Copiar
              </Button>
            )}
            <Button
              variant="outlined"
              aria-label={`${useLabel}: texto ${at + 1}`}
              onClick={() =>
                onChoose({ body, text, title: changesTitle ? title ?? null : null })}
            >
              {useLabel}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small">
        {written.isReply
          ? "Ao copiar, o #publi, a frase da Amazon e a sua assinatura vão junto. Confira antes de colar."
          : isOfOffer
          ? "O #publi, a frase da Amazon e a sua assinatura entram sozinhos. Confira antes de salvar."
          : "Mostrados com uma oferta de exemplo; o que entra no texto são os campos."}
      </p>
      {written.sent && (
        <Fold label="Ver o que foi enviado ao provedor de IA" isOpen={false}>
          <SentText text={written.sent} />
        </Fold>
      )}
    </div>
  );
}

/** What was sent, as it was: JSON in lines. */
const SentText = ({ text }: { text: string }) => (
  <p className={styles.sent} data-typed>
    {text.split("\n").map((line, at) => (
      <Fragment key={at}>
        {line}
        <br />
      </Fragment>
    ))}
  </p>
);

export const DraftSkeletons = () => (
  <ul className={styles.drafts} aria-label="Textos a caminho">
    {[0, 1, 2].map((card) => (
      <li key={card}>
        <Skeleton variant="rounded" height={260} />
      </li>
    ))}
  </ul>
);
