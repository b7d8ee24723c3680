import { Suspense, useRef, useState } from "react";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import styles from "./Unknown.module.css";

const WhyUnknown = lazyOnIdle(async () => (await import("./WhyUnknown.tsx")).WhyUnknown);

/** Why a figure is not known. */
export type Reason = "CLICKS" | "SALES" | "DELIVERIES" | "NOTHING_SENT" | "NO_CLICKS";

const reasons: Readonly<Record<Reason, string>> = {
  CLICKS: "Nenhum link curto seu existia nestes dias, então os cliques não foram contados. " +
    "Ligue “Encurtar e medir”, e as próximas mensagens contam.",
  SALES:
    "Nenhum relatório de vendas cobre estes dias. Conecte a Shopee ou importe o CSV da loja, " +
    "em “De onde vêm as vendas”.",
  DELIVERIES: "As mensagens destes dias foram pelo Telegram, que não confirma o que entrega.",
  NOTHING_SENT: "Nenhuma mensagem foi enviada nestes dias.",
  NO_CLICKS: "Sem cliques nestes dias, não há por quanto dividir.",
};

/** A figure that is not known: a dash, which says why when it is pressed. */
export function Unknown({ of, reason }: { of: string; reason: Reason }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.unknown}
        aria-label={`${of}: não se sabe. Por quê?`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        —
      </button>
      {isOpen && (
        <Suspense>
          <WhyUnknown
            reason={reasons[reason]}
            anchor={button.current}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
