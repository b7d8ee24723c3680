import type { ReactNode } from "react";
import type { Edition } from "./contract.ts";
import { Frame } from "./Frame.tsx";
import styles from "./LegalText.module.css";

/** A legal text with its version and date. */
export function LegalText(props: {
  siteName: string;
  title: string;
  edition: Edition;
  /** A summary. */
  brief: ReactNode;
  children: ReactNode;
}) {
  const { version, date } = props.edition;
  return (
    <Frame siteName={props.siteName}>
      <article className={styles.text}>
        <h1>{props.title}</h1>
        <p className="small">
          Versão {version}, em vigor desde <time dateTime={date}>{dayInWords(date)}</time>
        </p>
        <div className={styles.brief}>{props.brief}</div>
        {props.children}
      </article>
    </Frame>
  );
}

/** The contact for privacy, or a sentence that there is none. */
export const Contact = ({ contact }: { contact: string | null }) =>
  contact === null
    ? (
      <p>
        Quem opera este site ainda não informou um contato de privacidade. Fale com quem lhe passou
        o endereço do site; sem resposta, você pode procurar a ANPD.
      </p>
    )
    : (
      <p>
        Escreva para{" "}
        <a href={addressOf(contact)}>{contact}</a>. A lei dá 15 dias para a resposta completa.
      </p>
    );

const addressOf = (contact: string) => /^https:/.test(contact) ? contact : `mailto:${contact}`;

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

/** "21 de novembro de 2026". */
const dayInWords = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
